// Back leads to where the visitor was: to the link that was pressed, and to the card in the strip.
import { drawn, expect, h1, hydrated, linkTo, second, site, tabTo, test } from './fixtures.ts';

const { url } = site;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Back focuses the link that was pressed, in its place, and Tab goes on from there', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const link = page.locator(`main a[href$="/Projects"]`).last();
  await tabTo(page, link);
  const y = await page.evaluate(() => window.scrollY);
  expect(y).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(h1(page, 'Projects')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus, footer :focus')).toHaveCount(1);
});

for (const outlined of [true, false])
  test(`Back from another document focuses it, too, ${outlined ? 'outlined after a key' : 'without an outline after a click'}`, async ({
    page,
  }) => {
    await page.goto(`${url}Projects`);
    await hydrated(page);
    const link = page.locator('main a[href*="/Projects/"]').first();
    await (outlined ? link.press('Enter') : link.click());
    await expect(page).toHaveURL(/Projects\/./);
    await page.goBack();
    await hydrated(page);
    await expect(link).toBeFocused();
    expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(outlined);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('Back focuses the heading where the link was in the menu, and the strip is where it was', async ({
    page,
  }) => {
    await page.goto(`${url}Projects`);
    await hydrated(page);
    const strip = page.locator('[data-strip]');
    const leftOf = () => strip.evaluate((list) => list.scrollLeft);
    await strip.locator(':scope > :nth-child(2)').scrollIntoViewIfNeeded();
    await expect.poll(leftOf).toBeGreaterThan(100);
    const left = await leftOf();
    await page.locator('#root > header summary').first().click();
    await linkTo(page, second).click();
    await expect(h1(page, second)).toBeFocused();
    await page.goBack();
    await expect(h1(page, 'Projects')).toBeFocused();
    await expect.poll(leftOf).toBe(left);
    await page.reload();
    await hydrated(page);
    await drawn(page);
    await expect.poll(leftOf).toBe(left);
  });
});
