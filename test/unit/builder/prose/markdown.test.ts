import { expect, it } from 'vitest';
import { parse, render } from '../../../../src/builder/prose/markdown.ts';
import type { BuiltImage } from '../../../../src/shared/builtImage.ts';
import { parse as parseHtml } from '../../../support/parse.ts';

const icon: BuiltImage = { width: 24, height: 24, file: 'assets/icon', widths: [24], tone: '9ce-463' };
const canoe: BuiltImage = { width: 640, height: 400, file: 'assets/canoe.svg' };
const photo = (width: number, height: number): BuiltImage => ({
  width,
  height,
  file: 'assets/photo',
  widths: [640],
});
const place = {
  dir: 'ltr' as const,
  images: {
    'my icon.png': icon,
    'canoe.svg': canoe,
    'lake.jpg': photo(2400, 1600),
    'pier.jpg': photo(1200, 1600),
    'stamp.jpg': photo(300, 200),
  },
  assetsUrl: '/',
  address: '',
  hrefOf: (path: string) => path,
  labels: { footnotes: 'Footnotes', back: 'Back' },
};
const htmlOf = (body: string, code: string, address = '') =>
  render(parse(body, code), { ...place, code, address });

it('ends the lines of an address at its dots and slashes', () => {
  const parsed = parse('https://ada.dev/notes/a.html', 'en');
  expect(render(parsed, { ...place, code: 'en' })).toContain(
    '>https://<wbr>ada.<wbr>dev/<wbr>notes/<wbr>a.<wbr>html</a>',
  );
});

it('has headings of rows, but none in the corner, where a table’s corner is empty', () => {
  const table = parseHtml(htmlOf('| | Euler |\n|--|--:|\n| 8 ms | 3 px |', 'en'));
  expect(table.querySelectorAll('thead td')).toHaveLength(1);
  expect(
    [...table.querySelectorAll('th')].map((each) => [each.getAttribute('scope'), each.textContent]),
  ).toEqual([
    ['col', 'Euler'],
    ['row', '8\u00a0ms'],
  ]);
});

it('keeps a footnote’s mark with its word, also after a full stop or a space', () => {
  const html = htmlOf('One.[^1] Two [^1] & three.\n\n[^1]: Mark.', 'en');
  expect(html).toContain('<p>One.\u2060<sup');
  expect(html).toContain(' Two\u00a0\u2060<sup');
  expect(html).toContain(' &amp; three.</p>');
});

it('leads back from a footnote by the site’s arrow, in a feed by a character', () => {
  const body = 'One.[^1]\n\n[^1]: Mark.';
  expect(htmlOf(body, 'en')).toMatch(/aria-label="Back"><svg [^>]*><use href="#icon-arrow"\/><\/svg><\/a>/);
  expect(htmlOf(body, 'en', 'https://ada.dev/Notes/a')).toContain('aria-label="Back">↩</a>');
});

it('sets text and addresses as its language does', () => {
  expect(htmlOf('## Київ — столиця', 'uk')).toContain(
    '<h2 id="kyiv-stolytsia" tabindex="-1">Київ\u00a0— столиця</h2>',
  );
  expect(htmlOf('One — two', 'en')).toContain('<p>One — two</p>');
});

it('reads code from the left where the words around it are read from the right', () => {
  const parsed = parse('اكتب `npm ci` ثم\n\n```sh\nnpm start\n```', 'ar');
  const html = render(parsed, { ...place, code: 'ar', dir: 'rtl' });

  expect(html).toContain('<code dir="ltr">npm ci</code>');
  expect(html).toMatch(/<pre dir="ltr"><code dir="ltr" class="language-sh">/);
});

it('colours code by its language, and never lets it or HTML become markup', () => {
  const html = htmlOf(
    "```js\nif (a < 1) return '<i>'; // x\n```\n\n```cobolt\n<u>\n```\n\nA <script>alert(1)</script> here.",
    'en',
  );
  const { body } = parseHtml(html);

  const kinds = [...body.querySelectorAll('pre span')].map(({ className }) => className);
  expect(kinds).toEqual(['keyword', 'number', 'keyword', 'string', 'comment'].map((kind) => `hljs-${kind}`));
  expect(body.querySelector('script, i, u')).toBeNull();
  expect(body.textContent).toContain('<script>alert(1)</script>');
  expect(html).not.toContain('style=');
});

it('gives headings addresses in Latin letters that no part of the page has', () => {
  const html = htmlOf('## Εισαγωγή\n\n## Main\n\n## 日本\n\n## Same\n\n## Same', 'en');
  expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
    'eisagogi',
    'main-section',
    '日本',
    'same',
    'same-2',
  ]);
});

it('never enlarges a picture, and shows an icon as high as its line', () => {
  const { body } = parseHtml(htmlOf('See ![the `a` *icon*](my%20icon.png).', 'en'));
  const picture = body.querySelector('p img[data-icon]');

  expect(picture?.getAttribute('alt')).toBe('the a icon');
  expect(picture?.getAttribute('sizes')).toBe('min(92vw, 24px)');
  expect(picture?.getAttribute('style')).toMatch(/^--ratio:1(;|$)/); // for Prose.module.css
});

const PICTURE = '![A ferry](canoe.svg "On the lake.")';

it('shows a picture that is a link as a figure, with its caption', () => {
  const text = `[${PICTURE}](https://lake.example/)\n\n[${PICTURE}](/Home) ${PICTURE}`;
  const { body } = parseHtml(htmlOf(text, 'en'));

  const linked = body.querySelector('.column > figure');
  expect(linked?.querySelector('a[href="https://lake.example/"][rel="noopener"] > img')).not.toBeNull();
  expect(linked?.querySelector(':scope > figcaption')?.textContent).toBe('On the lake.');

  const pair = [...body.querySelectorAll('.pair > figure')];
  expect(pair.map((each) => each.querySelector('a')?.getAttribute('href'))).toEqual(['/Home', undefined]);
});

it('puts what its containers say in the margin, across the window and beside a line', () => {
  const inMargin = '::: margin\n> A quote.\n:::\n\n::: margin\n**12 → 3** questions\n:::';
  const text = `First.\n\n## One\n\n${PICTURE}\n\n${PICTURE}\n${PICTURE}\n\n${inMargin}\n\n::: margin\n${PICTURE}\n:::\n\n::: full\n${PICTURE}\n:::\n\n::: note\nMind.\n:::\n\n> Long.`;
  const { body } = parseHtml(htmlOf(text, 'en'));

  const inSection = [...body.querySelectorAll('section:last-child > *')];
  expect(inSection.map((each) => each.className || each.localName)).toEqual([
    ...['h2', 'column', 'band', 'margin', 'margin', 'margin', 'full', 'note', 'blockquote'],
  ]);
  expect(body.querySelectorAll('.band .pair figure')).toHaveLength(2);
  expect(body.querySelector('.margin blockquote')?.textContent?.trim()).toBe('A quote.');
  expect(body.querySelector('.margin strong')?.textContent).toBe('12 → 3');
  expect(body.querySelectorAll('.margin > figure, .full > figure')).toHaveLength(2);
  expect(body.querySelector('[role="note"]')?.textContent?.trim()).toBe('Mind.');
});

it('makes a section of each heading with its text, of what is before the first, and of the footnotes', () => {
  const text = 'Before.[^1]\n\n## One\n\n### Inner\n\n> ## Quoted\n\n## Two\n\nText.\n\n[^1]: Mark.';
  const { body } = parseHtml(htmlOf(text, 'en'));

  const sections = [...body.children];
  expect(sections.map(({ localName }) => localName)).toEqual(Array(4).fill('section'));
  expect(sections.map(({ firstElementChild }) => firstElementChild?.localName)).toEqual([
    ...['p', 'h2', 'h2', 'section'],
  ]);
  expect(parseHtml(htmlOf('## One', 'en')).body.children).toHaveLength(1);
});

it.each([
  ['lake.jpg', 'wide'],
  ['pier.jpg', 'column'],
  ['stamp.jpg', 'column'],
  ['canoe.svg', 'column'],
])('shows a picture as wide as the page only if it is that large, and no drawing: %s', (src, layout) => {
  const { body } = parseHtml(htmlOf(`![A lake](${src})`, 'en'));
  expect(body.querySelector('section > div')?.className).toBe(layout);
});

it('counts words where none are separated by spaces', () => {
  const { minutes } = parse('私は毎日学校に行きます。'.repeat(150), 'en');
  expect(minutes).toBeGreaterThanOrEqual(3);
  expect(minutes).toBeLessThanOrEqual(9);
});

it.each([
  ['![](canoe.svg)', 'shows canoe.svg without a description'],
  ['![A map](https://maps.example/a.jpg)', 'shows a picture of another site'],
  ['## A\n\n#### B', 'skips a level of headings before "B": write ###'],
])('says what is wrong with a text, and the fix: %j', (body, fault) => {
  expect(parse(body, 'en').faults).toEqual([expect.stringContaining(fault)]);
});
