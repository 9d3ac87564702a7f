// Every page at double text size, with scrollbars that take up room.
import { CHROMIUM_ARGS, findChromium } from '../../src/builder/print/browser.ts';
import { documentsOf, editions, first, isDemonstration } from '../support/own.ts';
import { contentFaults } from './contentFaults.ts';
import { expect, homeOf, ornamented, test } from './fixtures.ts';
import { screenFaults } from './screenFaults.ts';

const LARGE = [320, 360, 390, 430];
const WIDE = [640, 768, 1024, 1280, 1440];

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, '--blink-settings=defaultFontSize=32'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const edition of editions)
  test(`large text is neither cut nor covered, nor wider than the window, in ${edition.code}`, async ({
    page,
  }) => {
    const pages = edition.pages.map(({ name }) => name);
    // The others' documents have the same layouts.
    const documents = documentsOf(edition).filter((_, i) => edition === first || i === 0);
    const faults: Record<string, string[]> = {};
    for (const name of [...pages, ...documents]) {
      await page.goto(homeOf(edition) + name);
      if (await page.locator('script[data-load]').count()) await ornamented(page);
      for (const width of edition === first ? [...LARGE, ...WIDE] : LARGE) {
        await page.setViewportSize({ width, height: 800 });
        const px = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        const found = px > 0 ? [`is ${px} px too wide`] : [];
        if (LARGE.includes(width)) {
          const options = { width, characters: isDemonstration ? 66 : 78, controls: width === LARGE[0] };
          found.push(...(await page.evaluate(screenFaults, options)));
          found.push(...(await contentFaults(page, ['brokenNames'])));
        }
        if (found.length > 0) faults[`${name} at ${width} px`] = found;
      }
    }
    expect(faults).toEqual({});
  });
