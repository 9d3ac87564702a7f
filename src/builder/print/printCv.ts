import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { type Font, openFont } from '../assets/font.ts';
import type { openBuilder } from '../build.ts';
import { loadContent } from '../content/content.ts';
import { downloadsOf } from '../cv/files.ts';
import { filesIn, serve } from '../serve/server.ts';
import { writeAside } from '../shared/files.ts';
import { type Options, readOptions } from '../shared/options.ts';
import { CHROMIUM_ARGS, findChromium } from './browser.ts';

/**
 * Prints each edition's CV page into static/, for the next build, by the browser that the tests use: tagged
 * A4 PDFs.
 *
 * @returns the files
 * @throws {Error} when the content has faults or no browser can be found; the old files then stay
 */
export async function printCv(open: typeof openBuilder, given?: Partial<Options>): Promise<string[]> {
  const options = readOptions(given);
  const { root, base } = options;
  const { editions, owner } = await loadContent(options);
  const font = await openFont({ font: owner.font, editions: [] }, options);
  const executablePath = findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });

  let find = filesIn([]);
  let server: Awaited<ReturnType<typeof serve>> | undefined;
  let builder: Awaited<ReturnType<typeof open>> | undefined;

  try {
    server = await serve({ base, find: (path) => find(path) });
    // The page is made for the site's own address, which it shows; styles, pictures and fonts come from this
    // server.
    builder = await open({ ...given, root, assetsUrl: server.url, placeholders: true });
    find = filesIn((await builder.make()).files);

    const page = await browser.newPage({ bypassCSP: true });
    const pdfs = new Map<string, Buffer>();

    for (const edition of editions) {
      const files = downloadsOf(edition);
      if (!files) continue;
      await page.goto(`${server.url.slice(0, -1)}${edition.path}/${files.page}`);
      await setInStaticFaces(page, font);
      const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
      pdfs.set(join(root, 'static', files.pdf), pdf);
    }

    for (const [file, pdf] of pdfs) await writeAside(file, pdf);

    return [...pdfs.keys()];
  } finally {
    await browser.close();
    await server?.close();
    await builder?.dispose();
  }
}

/**
 * Sets the page in static faces: Chromium writes a variable font into a PDF as Type 3
 * (https://github.com/samizdatco/skia-canvas/issues/203), from which some programs read broken words.
 */
async function setInStaticFaces(page: Page, { staticFaces }: Font) {
  const text = `${await page.innerText('body')} ·–—…`; // the last ones are written by styles
  const faces = await staticFaces(text, [400, 600, 700]);

  const written = faces.map(
    ({ weight, data, range }) =>
      `@font-face{font-family:"Printed";src:url(data:font/ttf;base64,${data.toString('base64')});` +
      `font-weight:${weight};unicode-range:${range}}`,
  );

  await page.addStyleTag({ content: `${written.join('')}:root{--font:"Printed",sans-serif!important}` });
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
}
