// Pictures of every shape fill their frames, and show the part that must be seen.
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { first } from '../support/fixture.ts';
import { expect, test } from './fixtures.ts';
import { SEEN } from './shapes.ts';

const url = process.env.SITE_OF_SHAPES ?? '';

/** The points at which frames are checked, as fractions of width and height: edges, corners and the middle. */
const RECTANGLE = [0.02, 0.5, 0.98]
  .flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const))
  .filter(
    ([x, y]) => x === 0.5 || y === 0.5, // the corners themselves are rounded
  );
const ROUND_CORNERS = [0.06, 0.94].flatMap((x) => [0.08, 0.92].map((y) => [x, y] as const));
const HEXAGON = Array.from({ length: 12 }, (_, i) => {
  const angle = (Math.PI / 6) * i - Math.PI / 2;
  const reach = (i % 2 ? Math.cos(Math.PI / 6) : 1) * 0.46;
  return [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)] as const;
});

/** The points that show something other than the picture. */
async function empty(frame: Locator): Promise<string[]> {
  const corners = await frame.evaluate((element) => {
    const plate = element.closest('article:not(:has(h1))');
    const around = [element, element.parentElement, plate].flatMap((each) => each ?? []);
    // A plate's phone and words lie over its picture.
    for (const { nextElementSibling: next } of around.slice(0, 2))
      if (next instanceof HTMLElement && plate) next.style.visibility = 'hidden';
    const [clipPath = 'none'] = around
      .map((each) => getComputedStyle(each).clipPath)
      .filter((each) => each !== 'none');
    return clipPath === 'none' ? 0 : clipPath.split(',').length;
  });
  const { data, info } = await sharp(await frame.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A plate has a corner cut off.
  const whole = corners === 0 ? [...RECTANGLE, ...ROUND_CORNERS] : RECTANGLE;
  const places = corners === 6 ? HEXAGON : whole;
  return places.flatMap(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    const colour = [...data.subarray(at, at + 3)];
    const off = Math.max(...colour.map((value, i) => Math.abs(value - (SEEN[i] ?? 0))));
    return off > 24 ? [`${Math.round(x * 100)}% ${Math.round(y * 100)}% is ${colour}`] : [];
  });
}

// Without scripts nothing moves, and the ring is a row.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } }); // nor do pictures fade in

for (const width of [360, 1440]) {
  test(`pictures of every shape fill their frames at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: Math.max(900, width * (9 / 16)) });
    let shown = 0;
    for (const { name: path } of first.pages) {
      await page.goto(url + path);
      const frames = await page.locator('.cropped:has(img)').filter({ visible: true }).all();
      shown += frames.length;
      for (const [i, frame] of frames.entries()) {
        await frame.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }));
        await frame.locator('img').evaluate(async (image: HTMLImageElement) => {
          image.loading = 'eager';
          await image.decode();
        });
        expect(await empty(frame), `/${path}, frame ${i}`).toEqual([]);
      }
    }
    expect(shown).toBeGreaterThan(0);
  });
}
