// The first plate is whole in the first window, and the wall below has no hole, whatever its number of tiles.
import { expect, hydrated, site, test } from '../../browser/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first plate is whole in 1440×900, and the lead begins where its picture does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}Projects`);

  const plate = await page.locator('main article').first().boundingBox();
  const picture = await page.locator('main article .cover').first().boundingBox();
  const lead = await page.locator('main header .lead').boundingBox();

  expect((plate?.y ?? 0) + (plate?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(900);
  expect(lead?.x).toBeCloseTo(picture?.x ?? 0, 0);
});

for (const width of [768, 1024, 2560])
  test(`the last tile of any number takes what is left of its row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}Projects`);
    await hydrated(page); // which finds no tile that is gone

    const shares = await page.locator('[data-strip]').evaluate((wall) => {
      const tiles = [...wall.children];
      const areaOf = (element: Element) => {
        const box = element.getBoundingClientRect();
        return box.width * box.height;
      };

      // From all tiles down to one.
      return tiles.map((tile) => {
        const covered = [...wall.children].reduce((sum, each) => sum + areaOf(each), 0);
        const share = covered / areaOf(wall);
        tile.remove();
        return share;
      });
    });

    expect(shares.length).toBeGreaterThan(4);
    for (const share of shares) expect(share).toBeCloseTo(1, 2);
  });
