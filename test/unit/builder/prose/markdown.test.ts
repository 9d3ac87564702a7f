import { expect, it } from 'vitest';
import { parse, render } from '../../../../src/builder/prose/markdown.ts';

const place = {
  images: {},
  assetsUrl: '/',
  address: '',
  hrefOf: (path: string) => path,
  labels: { footnotes: 'Footnotes', back: 'Back' },
};
const htmlOf = (body: string, code: string, address = '') =>
  render(parse(body, code), { ...place, code, address });

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
