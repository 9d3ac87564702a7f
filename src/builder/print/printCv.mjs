import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { loadContent } from '../content/content.mjs';
import { downloadsOf } from '../resume/files.mjs';
import { serve } from '../serve/server.mjs';
import { writeAside } from '../shared/files.mjs';
import { readOptions } from '../shared/options.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs';
import { sign } from './cv.mjs';

/**
 * Prints each edition's CV page into static/, for the next build: tagged A4 PDFs, printed by the browser that the tests
 * use.
 *
 * @param {typeof import('../../../build.mjs').openBuilder} openBuilder
 * @param {Partial<import('../shared/options.mjs').Options>} [given]
 * @returns {Promise<string[]>} the files
 * @throws {Error} when the content has faults or no browser can be found; the old files then stay
 */
export async function printCv(openBuilder, given) {
  const options = readOptions(given);
  const { root, base } = options;
  const { editions } = await loadContent(options);
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-cv-'));
  const outDir = join(folder, 'dist');
  const server = await serve({ outDir, base }, { host: '127.0.0.1' });
  try {
    // The page is built for the site's own address, which it shows; styles, pictures and fonts come from this server.
    const builder = await openBuilder({ ...given, root, outDir, assetsUrl: server.url, placeholders: true });
    await builder.build().finally(builder.dispose);
    const printed = editions.flatMap((edition) => {
      const files = downloadsOf(edition);
      return files ? [{ edition, ...files }] : [];
    });
    const pdfs = await print(
      printed.map(({ edition: { path }, page }) => `${server.url}${path.slice(1)}${path && '/'}${page}`),
    );
    const files = printed.map(async ({ edition, pdf }, i) => {
      const file = join(root, 'static', pdf);
      await writeAside(file, await sign(pdfs[i] ?? Buffer.alloc(0), edition, options));
      return file;
    });
    return await Promise.all(files);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} urls @returns {Promise<Buffer[]>} */
async function print(urls) {
  const browser = await chromium.launch({
    executablePath: ensureChromium({ shell: true }),
    args: CHROMIUM_ARGS,
  });
  try {
    const pdfs = [];
    const page = await browser.newPage();
    for (const url of urls) {
      await page.goto(url);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      pdfs.push(await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }));
    }
    return pdfs;
  } finally {
    await browser.close();
  }
}
