import { bar, expect, h1, hydrated, labelOf, last, second, site, test } from './fixtures.ts';

const { url } = site;

test('the last of many clicks wins, and a repeated click adds no history entry', async ({ page }) => {
  await page.goto(`${url}Home`);
  await hydrated(page);
  const before = await page.evaluate(() => window.history.length);
  const clicks = ([second, second, 'Home', last, last, second] as const).map((route) => labelOf(route));
  await bar(page).evaluate((nav, names) => {
    for (const name of names) [...nav.querySelectorAll('a')].find((a) => a.textContent === name)?.click();
  }, clicks);
  await expect(h1(page, second)).toBeFocused();
  await expect(page).toHaveURL(`${url}${second}`);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 4);
  await expect(page.locator('html')).toHaveAttribute('data-page', second);
  await expect(page.locator('.entering')).toHaveCount(0);
  await expect(page.locator('main > *')).toHaveCount(1);
});
