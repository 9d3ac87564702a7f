// The light under the pointer lowers no text's contrast below WCAG's level AA, wherever the pointer is.
import { parse, wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, hydrated, type Route, routes, site, test } from './fixtures.ts';

/** Large text is at least 24 px high, or 18.66 px and bold. */
const LEAST = { large: 3, normal: 4.5 };

test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } }); // the test adds a style of its own

for (const route of ['Home', 'Skills'] satisfies Route[])
  for (const colorScheme of ['light', 'dark'] as const)
    if (routes.includes(route))
      test.describe(`in ${colorScheme}`, () => {
        test.use({ colorScheme });

        test(`the pointer over each text of ${route} leaves it legible`, async ({ page }) => {
          await page.goto(site.url + route);
          await hydrated(page);
          await page.mouse.move(700, 500);
          await page.mouse.move(1000, 300);
          await expect(page.locator('link[href*="touched"]')).toBeAttached();
          // The wheel's facets are opaque.
          const texts = await page
            .locator('.lattice :is(h1, p, a, span):not([data-wheel] *)')
            .evaluateAll((elements) =>
              elements.flatMap((element) => {
                const own = [...element.childNodes].some(
                  (node) => node.nodeType === 3 && node.nodeValue?.trim(),
                );
                const range = document.createRange();
                range.selectNodeContents(element);
                const { left, top, width, height } = range.getBoundingClientRect();
                const { color, fontSize, fontWeight, visibility } = getComputedStyle(element);
                const px = Number.parseFloat(fontSize);
                const isSeen = element.checkVisibility({ opacityProperty: true }) && visibility === 'visible';
                if (!own || !isSeen || width < 4 || top + height > innerHeight) return [];
                return {
                  text: element.textContent?.trim().slice(0, 20) ?? '',
                  color,
                  isLarge: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 650),
                  box: { x: left, y: top, width, height },
                };
              }),
            );
          expect(texts.length).toBeGreaterThan(1);
          await page.addStyleTag({
            content: `.lattice * { color: transparent !important; transition: none !important; animation: none !important }
              .lattice :is(svg, img, time) { opacity: 0 !important } [data-cells] { transition: none !important }`,
          });
          for (const { text, color, isLarge, box } of texts) {
            await page.mouse.move(box.x + box.width / 2 - 20, box.y + box.height / 2);
            await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
            const { data } = await sharp(await page.screenshot({ clip: box }))
              .removeAlpha()
              .raw()
              .toBuffer({ resolveWithObject: true });
            const ink = parse(color);
            if (!ink) throw new Error(`${text} has no colour: ${color}`);
            let worst = 21;
            for (let i = 0; i + 2 < data.length; i += 3 * 7) {
              const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
              worst = Math.min(worst, wcagContrast(ink, { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 }));
            }
            expect(worst, `${text}, ${color}`).toBeGreaterThanOrEqual(isLarge ? LEAST.large : LEAST.normal);
          }
        });
      });
