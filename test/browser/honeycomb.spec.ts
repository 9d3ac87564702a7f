import type { Page } from 'playwright/test';
import { has } from '../support/fixture.ts';
import { expect, hydrated, site, test } from './fixtures.ts';

/** The faults of the skills' honeycomb: text outside its cell, and gaps that differ. */
const honeycombFaults = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>('main li > article > :first-child')];
    const slantOf = (width: number) => width / (2 * Math.sqrt(3));
    const faults: string[] = [];

    for (const cell of cells) {
      const { left, right, top, bottom, width } = cell.getBoundingClientRect();
      const slant = slantOf(width);
      /** How far inside the cell a point lies, in pixels, measured sideways to the nearer edge, slanted or vertical. */
      const inside = (x: number, y: number) => {
        const depth = Math.min(y - top, bottom - y);
        const half = (width / 2) * Math.min(1, depth / slant);
        return half - Math.abs(x - (left + right) / 2);
      };
      for (const element of cell.querySelectorAll('h2, p, button')) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = element.matches('button') ? element.getClientRects() : range.getClientRects();
        for (const box of boxes)
          for (const x of [box.left, box.right])
            for (const y of [box.top, box.bottom])
              if (inside(x, y) < 4)
                faults.push(`${element.textContent?.slice(0, 20)}: ${Math.round(inside(x, y))}`);
      }
    }

    const [one, two] = cells.map((cell) => cell.getBoundingClientRect());
    if (!one) return ['no cell'];
    if (!two) return faults;
    const gap = two.left - one.right;
    if (gap < 4 || gap > 20) faults.push(`the gap is ${gap}`);
    for (const cell of cells) {
      const upper = cell.getBoundingClientRect();
      for (const other of cells) {
        const lower = other.getBoundingClientRect();
        const beside = Math.abs(Math.abs(lower.left - upper.left) - (upper.width + gap) / 2) < 1;
        if (!beside || lower.top < upper.top + slantOf(upper.width)) continue;
        // The vertical distance between two slanting edges, then the one along their normal, 30° from the
        // vertical.
        const between =
          lower.top - upper.bottom + slantOf(upper.width) + (slantOf(upper.width) * gap) / upper.width;
        const distance = between * Math.cos(Math.PI / 6);
        if (lower.top < upper.bottom && Math.abs(distance - gap) > 1) faults.push(`a gap of ${distance}`);
      }
    }
    return faults;
  });

if (has('Skills'))
  test('the skills form one honeycomb, and their texts fit its cells, at every width from 768 px', async ({
    page,
  }) => {
    await page.goto(`${site.url}Skills`);
    await hydrated(page);
    for (const times of [1, 3, 0]) {
      await page.evaluate((n) => {
        // In the last round, without the button below the text.
        if (n === 0) for (const button of document.querySelectorAll('main li button')) button.remove();
        for (const text of document.querySelectorAll('main li p'))
          text.textContent = `${text.textContent} `.repeat(n || 1);
      }, times);
      for (const width of [768, 900, 1023, 1024, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await honeycombFaults(page), `${width} px, text × ${times}`).toEqual([]);
      }
    }
  });
