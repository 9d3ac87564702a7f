import type { Page } from 'playwright/test';
import { expect, hydrated, site, test } from '../../browser/fixtures.ts';

/** The texts of the skills' honeycomb that aren't inside their cell. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('main li > article > :first-child')];
    return cells.flatMap((cell) => {
      const { left, right, top, bottom, width } = cell.getBoundingClientRect();
      /** How far inside the cell a point lies, in pixels, measured sideways to the nearer edge, slanted or vertical. */
      const inside = (x: number, y: number) => {
        const depth = Math.min(y - top, bottom - y);
        const half = (width / 2) * Math.min(1, depth / (width / (2 * Math.sqrt(3))));
        return half - Math.abs(x - (left + right) / 2);
      };
      return [...cell.querySelectorAll('h2, p, button')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...(element.matches('button') ? element : range).getClientRects()];
        const corners = boxes.flatMap(({ left, right, top, bottom }) =>
          [left, right].flatMap((x) => [inside(x, top), inside(x, bottom)]),
        );
        const least = Math.round(Math.min(...corners));
        return least < 4 ? [`${element.textContent?.slice(0, 20)}: ${least}`] : [];
      });
    });
  });

test('the skills’ texts fit the cells of their honeycomb, at every width from 1024 px', async ({ page }) => {
  await page.goto(`${site.url}Skills`);
  await hydrated(page);
  expect(await page.locator('main li > article > :first-child p').count()).toBeGreaterThan(1);
  for (const times of [1, 3]) {
    await page.evaluate((n) => {
      for (const text of document.querySelectorAll('main li p'))
        text.textContent = `${text.textContent} `.repeat(n);
    }, times);
    for (const width of [1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await outside(page), `${width} px, text × ${times}`).toEqual([]);
    }
  }
});
