import type { Page } from 'playwright/test';
import { bringUpGreeting, burger, drawn, expect, greeting, ornamented, site, test } from './fixtures.ts';

test.use({ newVisitor: true, viewport: { width: 390, height: 844 } });

const keys = () => Object.keys(window.localStorage);
const popup = (page: Page) => page.locator('dialog', { hasText: greeting.title });

/** Opens a page, whose styles hide the greeting where they should. */
async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await ornamented(page);
}

test('behind the menu', async ({ page }) => {
  await open(page, 'Home');
  await burger(page).click();
  await bringUpGreeting(page);
  await drawn(page);
  expect(await page.evaluate(keys)).toEqual([]);

  await burger(page).click();
  await expect(popup(page)).toBeVisible();
  await expect.poll(() => page.evaluate(keys)).toEqual(['first-time']);
});

test('closes on Escape from anywhere, but not with the menu or a list of languages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, 'Contact');
  await bringUpGreeting(page);
  await expect(popup(page)).toBeVisible();

  await page.locator('#root > header details > summary:visible').click();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeVisible();

  const field = page.locator('#message');
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await expect(field).toBeFocused();
});

for (const from of ['the middle of the page', 'where its text was pressed'])
  test(`gives the focus back to ${from}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'Home');
    await bringUpGreeting(page);
    await expect(popup(page)).toBeVisible();

    await page.evaluate(() => window.scrollTo({ top: 2500, behavior: 'instant' }));
    // Browsers focus what is around a text that is pressed: all of the page.
    if (from === 'where its text was pressed') await page.getByRole('main').focus();
    await popup(page).getByRole('button').click();
    await expect(popup(page)).toHaveCount(0);

    await page.keyboard.press('Tab');
    const top = await page
      .locator('main :focus')
      .evaluate((stop) => stop.getBoundingClientRect().top + scrollY);
    expect(top).toBeGreaterThan(2400);
  });

test('covers nothing in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });

  for (const path of ['Contact', 'About']) {
    await open(page, path);
    await bringUpGreeting(page);
    await popup(page).evaluate((dialog) => dialog.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(popup(page)).toBeInViewport();

    const isClear = await popup(page).evaluate((dialog) => {
      const { bottom } = dialog.getBoundingClientRect();
      const title = document.querySelector('h1')?.getBoundingClientRect();
      return (title?.top ?? 0) >= bottom;
    });
    expect(isClear, path).toBe(true);
    await page.evaluate(() => window.localStorage.clear());
  }
});
