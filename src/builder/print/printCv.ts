import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { staticFaces } from '../assets/font.ts';
import type { openBuilder } from '../build.ts';
import { loadContent } from '../content/content.ts';
import { downloadsOf, isPrinted } from '../resume/files.ts';
import { openMemory } from '../serve/files.ts';
import { serve } from '../serve/server.ts';
import { writeAside } from '../shared/files.ts';
import { type Options, readOptions } from '../shared/options.ts';
import { CHROMIUM_ARGS, ensureChromium } from './browser.ts';
import { printedName } from './cv.ts';

/**
 * Prints each edition's CV page into static/, for the next build: tagged A4 PDFs, printed by the browser that the tests
 * use.
 *
 * @returns the files
 * @throws {Error} when the content has faults or no browser can be found; the old files then stay
 */
export async function printCv(open: typeof openBuilder, given?: Partial<Options>): Promise<string[]> {
  const options = readOptions(given);
  const { root, base } = options;
  const { editions } = await loadContent(options);
  const memory = openMemory();
  const server = await serve({ base, find: memory.find }, { host: '127.0.0.1' });
  let builder: Awaited<ReturnType<typeof open>> | undefined;
  try {
    // The page is made for the site's own address, which it shows; styles, pictures and fonts come from this server.
    builder = await open({ ...given, root, assetsUrl: server.url, placeholders: true });
    memory.show(await builder.make());
    const printed = editions.flatMap((edition) => {
      const files = downloadsOf(edition);
      return files ? [{ edition, ...files }] : [];
    });
    const pdfs = await print(
      printed.map(({ edition: { path }, page }) => `${server.url}${path.slice(1)}${path && '/'}${page}`),
      options,
    );
    const files = printed.map(async ({ edition, pdf }, i) => {
      const folder = join(root, 'static');
      const name = await printedName(pdf, edition, options);
      await writeAside(join(folder, name), pdfs[i] ?? Buffer.alloc(0));
      const old = (await readdir(folder)).filter((each) => isPrinted(each, pdf) && each !== name);
      for (const each of old) await rm(join(folder, each));
      return join(folder, name);
    });
    return await Promise.all(files);
  } finally {
    await server.close();
    await builder?.dispose();
  }
}

async function print(urls: string[], options: { cacheDir: string }): Promise<Buffer[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium({ shell: true }),
    args: CHROMIUM_ARGS,
  });
  try {
    const pdfs = [];
    const page = await browser.newPage();
    for (const url of urls) {
      await page.goto(url);
      await setInStaticFaces(page, options);
      pdfs.push(await printed(page));
    }
    return pdfs;
  } finally {
    await browser.close();
  }
}

/** Smaller, a page holds a third more: what fills less than a third of the last page is on the one before. */
const SMALLER = Math.sqrt(3 / 4);

async function printed(page: Page): Promise<Buffer> {
  const printAt = (scale: number) =>
    page.pdf({ preferCSSPageSize: true, tagged: true, outline: true, scale });
  const usual = await printAt(1);
  if (pagesIn(usual) === 1) return usual;
  const smaller = await printAt(SMALLER);
  return pagesIn(smaller) < pagesIn(usual) ? smaller : usual;
}

/** Chromium writes the tree of pages, with their number, as it is. */
const pagesIn = (pdf: Buffer) =>
  Number(pdf.toString('latin1').match(/\/Type \/Pages\s+\/Count (\d+)/)?.[1] ?? 1);

/** Sets a page in faces without axes, as PDFs need them. */
async function setInStaticFaces(page: Page, { cacheDir }: { cacheDir: string }) {
  const { characters, weights } = await page.evaluate(() => {
    const used = { characters: new Set<string>(), weights: new Set<number>() };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode as Text;
      if (!nodeValue?.trim() || !parentElement) continue;
      const style = getComputedStyle(parentElement);
      const isUpper = style.textTransform === 'uppercase';
      for (const character of isUpper
        ? nodeValue.toLocaleUpperCase(document.documentElement.lang)
        : nodeValue)
        used.characters.add(character);
      used.weights.add(Number(style.fontWeight));
    }
    for (const character of ' ·–—…') used.characters.add(character); // and what styles write
    return { characters: [...used.characters], weights: [...used.weights] };
  });
  const faces = await staticFaces(characters, weights, { cacheDir });
  await page.evaluate(
    async (made) => {
      for (const { base64, range, weight } of made) {
        const data = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
        const face = new FontFace('Printed', data, { weight: String(weight), unicodeRange: range });
        document.fonts.add(await face.load());
      }
      const { style } = document.documentElement;
      style.setProperty(
        '--font',
        `"Printed", ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`,
      );
      await document.fonts.ready;
    },
    faces.map(({ weight, data, range }) => ({ weight, range, base64: data.toString('base64') })),
  );
}
