// Home's first window holds what a visitor may do next, whatever the owner's name; names and titles fit theirs.
import { nameStyles } from '../../src/builder/theme/nameStyles.ts';
import { editions, first, isDemonstration, owner } from '../support/own.ts';
import { contentFaults } from './contentFaults.ts';
import { expect, homeOf, hydrated, routes, test } from './fixtures.ts';

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

/** A small window at 400 %, and phones on their side. */
const LOW = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];
for (const edition of editions)
  test(`no word of a wheel, the bar or a title is broken in low windows, and Home’s stage fits those on their side, in ${edition.code}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const name of routes) {
      await page.goto(homeOf(edition) + name);
      await hydrated(page);
      for (const { width, height } of LOW) {
        await page.setViewportSize({ width, height });
        const found = await contentFaults(page, ['brokenNames']);
        const [wide, stage] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          (document.querySelector('main section')?.getBoundingClientRect().bottom ?? 0) + window.scrollY,
        ]);
        if (Number(wide) > width) found.push(`it is ${wide} px wide`);
        // An owner's words may need more room.
        if (isDemonstration && name === 'Home' && height > 256 && Number(stage) > height + 1)
          found.push(`the stage ends at ${stage} px`);
        faults.push(...found.map((fault) => `${name} at ${width}×${height}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });

const WORDS = ['Neben', 'Nebenbeigesp', 'Nebenbeigesprochensonstwasmehr'];

for (const name of routes.slice(1))
  test(`a title’s longest word fits its column, whatever its length, on /${name}`, async ({ page }) => {
    const broken: string[] = [];

    await page.goto(homeOf(first) + name);
    await hydrated(page);
    for (const width of [320, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      for (const word of WORDS) {
        await page.locator('h1').evaluate((title, word) => {
          title.textContent = `${word} ab`;
          title.parentElement?.style.setProperty('--word', String(word.length));
        }, word);
        const found = (await contentFaults(page, ['brokenNames'])).filter((fault) => fault.includes(word));
        broken.push(...found.map((fault) => `at ${width}: ${fault}`));
      }
    }

    expect(broken).toEqual([]);
  });
