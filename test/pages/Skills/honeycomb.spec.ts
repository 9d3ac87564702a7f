import type { Page } from 'playwright/test';
import { expect, hydrated, site, test } from '../../browser/fixtures.ts';

const WIDTHS = [360, 390, 430, 639, 640, 768, 1024, 1280, 1440, 1920, 2560];

/** The texts of the honeycomb that aren't inside their cell, and the cells that the window cuts. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const cells = document.querySelectorAll<HTMLElement>(
      'main header:has(h1), main li > article > :first-child',
    );
    return [...cells].flatMap((cell) => {
      const { left, right, top, bottom, width } = cell.getBoundingClientRect();
      /** How far inside the cell a point lies, in pixels, measured sideways to the nearer edge, slanted or vertical. */
      const inside = (x: number, y: number) => {
        const depth = Math.min(y - top, bottom - y);
        const half = (width / 2) * Math.min(1, depth / (width / (2 * Math.sqrt(3))));
        return half - Math.abs(x - (left + right) / 2);
      };
      const cut = left < -1 || right > innerWidth + 1 ? [`${cell.textContent?.slice(0, 20)} is cut`] : [];
      const texts = [...cell.querySelectorAll('h1, h2, h2 + div, p, button')].flatMap((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects()];
        const corners = boxes.flatMap(({ left, right, top, bottom }) =>
          [left, right].flatMap((x) => [inside(x, top), inside(x, bottom)]),
        );
        const least = Math.round(Math.min(...corners));
        return least < 4 ? [`${element.textContent?.slice(0, 20)}: ${least}`] : [];
      });
      return [...cut, ...texts];
    });
  });

test('the texts of the honeycomb fit their cells, at every width from 360 px', async ({ page }) => {
  await page.goto(`${site.url}Skills`);
  await hydrated(page);
  expect(await page.locator('main li > article > :first-child p').count()).toBeGreaterThan(1);
  for (const times of [1, 3]) {
    await page.evaluate((n) => {
      for (const text of document.querySelectorAll('main li p, main header p'))
        text.textContent = `${text.textContent} `.repeat(n);
    }, times);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await outside(page), `${width} px, text × ${times}`).toEqual([]);
    }
  }
});

test('the honeycomb is read in the order that is seen', async ({ page }) => {
  await page.goto(`${site.url}Skills`);
  await hydrated(page);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.evaluate(() => {
      const forward = document.dir === 'rtl' ? -1 : 1;
      const titles = [...document.querySelectorAll('main header:has(h1), main li > article > :first-child')];
      return titles.map((title) => {
        const { left, top } = title.getBoundingClientRect();
        return { row: Math.round(top), along: left * forward };
      });
    });
    const seen = places.toSorted((a, b) => a.row - b.row || a.along - b.along);
    expect(places, `${width} px`).toEqual(seen);
  }
});
