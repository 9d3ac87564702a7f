// Home's first window holds what a visitor may do next, whatever the owner's name.
import { nameStyles } from '../../src/builder/theme/nameStyles.ts';
import { editions, owner } from '../support/own.ts';
import { expect, homeOf, hydrated, test } from './fixtures.ts';

const NAMES = [
  'Jo Ng',
  'Bartholomew Featherstone Jones',
  'Ana María Fernández-Echevarría',
  'Wilhelmina Vanderbilt-Asquith',
  owner.name,
];
const WINDOWS = [
  { width: 1280, height: 680 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const edition of editions)
  test(`the actions are in the first window for any name, in ${edition.code}`, async ({ page }) => {
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.goto(`${homeOf(edition)}Home`);
      await hydrated(page);
      for (const name of NAMES) {
        const bottom = await page.evaluate(
          ({ text, styles }) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`:root{--name-em:initial;--name-lines:initial}${styles}`);
            document.adoptedStyleSheets = [sheet];
            const title = document.querySelector('h1');
            if (title) title.textContent = text;
            const actions = [...document.querySelectorAll('main h1 ~ div .button')];
            return Math.max(...actions.map((each) => each.getBoundingClientRect().bottom));
          },
          { text: name, styles: nameStyles([name]) },
        );
        expect(bottom, `${name} at ${viewport.width} × ${viewport.height}`).toBeLessThanOrEqual(
          viewport.height - 8,
        );
      }
    }
  });
