// Printed pages: text from the first page on, nothing that only a screen can show.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { documentsOf, first, headingOf, routed } from '../support/own.ts';
import { expect, site, test } from './fixtures.ts';

const squeezed = (text: string) => text.replace(/[\s\p{Bidi_Control}]/gu, '').toLowerCase();

/** A word as it is found in a printed text: browsers print Arabic by the forms of its letters, and signs, in any order. */
const found = (word: string) =>
  /\p{Script=Arabic}/u.test(word)
    ? new Set(squeezed(word.normalize('NFKC')))
    : (squeezed(word).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);

/** The text of each page. */
async function textOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  const texts = await Promise.all(pages);
  await document.destroy();
  return texts;
}

test('the first page has the title and what follows it', async ({ page }) => {
  const documents = documentsOf(first).map((path) => ({ path, title: null }));
  const pages = routed.map((path) => ({ path, title: headingOf(path) }));
  for (const { path, title } of [...pages, ...documents]) {
    await page.goto(site.url + path);
    const [start = '', ...rest] = await textOf(await page.pdf({ preferCSSPageSize: true }));
    const heading = title ?? (await page.locator('h1').textContent()) ?? '';
    // Its words, since those of a line may come from left to right.
    for (const part of heading.split(/\s+/).flatMap((word) => [...found(word)]))
      expect(squeezed(start.normalize('NFKC')), `${path}: the title`).toContain(part);
    const below = (text: string) => text.split(/\s+/).filter(Boolean).length - heading.split(/\s+/).length;
    // A page may say less than that.
    const least = Math.min(9, below([start, ...rest].join(' ')));
    expect(below(start), `${path}: words below the title`).toBeGreaterThanOrEqual(least);
  }
});

test('no title is covered or cut by what is printed around it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of routed) {
    await page.goto(`${site.url}${path}`);
    const [title, bar] = await Promise.all([
      page.locator('h1').first().boundingBox(),
      page.locator('#root > header').boundingBox(),
    ]);
    expect(title?.y ?? 0, path).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});
