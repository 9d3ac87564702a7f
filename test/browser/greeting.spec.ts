import { bringUpGreeting, burger, drawn, expect, greeting, ornamented, site, test } from './fixtures.ts';

test.use({ newVisitor: true, viewport: { width: 390, height: 844 } });

const keys = () => Object.keys(window.localStorage);

test('behind the menu', async ({ page }) => {
  await page.goto(`${site.url}Home`);
  await ornamented(page); // its styles hide it
  await burger(page).click();
  await bringUpGreeting(page);
  await drawn(page);
  expect(await page.evaluate(keys)).toEqual([]);
  await burger(page).click();
  await expect(page.locator('dialog', { hasText: greeting.title })).toBeVisible();
  await expect.poll(() => page.evaluate(keys)).toEqual(['first-time']);
});
