import { screenFaults } from '../site/screenFaults.ts';
import { documentsOf, first } from '../support/fixture.ts';
import { expect, hydrated, routes, site, test } from './fixtures.ts';

/** See https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACING = `
  * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
  [data-expanded="false"] { display: none !important } /* the closed welcome card clips on purpose */
`;

test('text with the spacing that readers may set is neither cut off nor too wide', async ({ page }) => {
  for (const path of [...routes, ...documentsOf(first)]) {
    await page.goto(site.url + path);
    if (routes.includes(path)) await hydrated(page);
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);

    for (const width of routes.includes(path) ? [320] : [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await page.evaluate(screenFaults, { width, characters: 78, controls: false });
      const faults = found.filter((fault) => /cut off|px wide/.test(fault));
      expect(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
});

const WORD = 'Donaudampfschifffahrtsgesellschaft';
const PASSAGE = 'An owner has much to say, in many short words, one after the other. '.repeat(4);
/** Texts that owners write, in windows in which they fitted badly. */
const TEXTS: [what: string, path: string, width: number, place: string, text: string][] = [
  ['a figure with its unit', 'Home', 320, 'li strong', '38 million'],
  ['a long word of the card', 'Home', 320, 'button[aria-expanded]', WORD],
  ['a section’s intro', 'Home', 1440, 'section[aria-labelledby="featured"] p', PASSAGE],
  ['a long word of the intro', 'Contact', 320, 'div:has(> h1) + div p', WORD],
  ['a long word of a role', 'Home', 320, 'h1 + p > span', WORD],
  ['a long word at the end', 'Home', 320, 'section[aria-labelledby="closing"] > p', WORD],
  ['a long word of a greeting', 'About', 320, 'p > span[dir="auto"]', WORD],
  ['a long word of a heading', 'Projects/milk-run', 390, 'nav[aria-labelledby="contents"] a', WORD],
  ['a long word of a link', 'Projects', 320, 'article .arrow-link', WORD],
  ['a long fact', 'Projects/milk-run', 768, 'header li', PASSAGE],
  ['a short credit', 'About', 320, '[aria-labelledby] p.aside a', 'Sy'],
  ['a short title', 'CV', 320, 'h3 a', 'D'],
  ['a short heading', 'Projects/milk-run', 320, 'nav[aria-labelledby="contents"] a', 'D'],
];

for (const [what, path, width, place, text] of TEXTS)
  test(`${what} fits on /${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.url + path);
    if (routes.includes(path)) await hydrated(page);

    const places = page.locator('main').locator(place);
    await expect(places).not.toHaveCount(0);
    await places.evaluateAll((elements, words) => {
      for (const element of elements) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        (walker.nextNode() as Text).data = words;
      }
    }, text);

    const options = { width, characters: 78, controls: true };
    expect(await page.evaluate(screenFaults, options)).toEqual([]);
  });

test('the form’s button is as wide as its label needs where no language is asked for', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(`${site.url}Contact`);
  await hydrated(page);

  await page.locator('form').evaluate((form) => {
    form.querySelector(':scope > div:has(select)')?.remove();
    const label = form.querySelector('button')?.firstChild;
    if (label) label.textContent = 'Envoyer le message en français';
  });

  const found = await page.evaluate(screenFaults, { width: 1440, characters: 78, controls: false });
  expect(found).toEqual([]);
});
