// Input before the scripts have loaded counts.
import {
  burger,
  expect,
  h1,
  hold,
  hydrated,
  isEntry,
  isMenuOpen,
  linkTo,
  second,
  site,
  test,
} from './fixtures.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens before any script has loaded, and stays open through hydration', async ({ page }) => {
    const letGo = await hold(page, isEntry);
    await page.goto(`${site.url}Home`);
    await burger(page).click();
    await expect(linkTo(page, second)).toBeVisible();
    letGo();
    await hydrated(page);
    expect(await isMenuOpen(page)).toBe(true);
    await linkTo(page, second).click();
    await expect(h1(page, second)).toBeVisible();
    expect(await isMenuOpen(page)).toBe(false);
  });
});
