import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { loadContent } from '../content/content.mjs';
import { serve } from '../serve/server.mjs';
import { writeAside } from '../shared/files.mjs';
import { readOptions } from '../shared/options.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs';
import { CV_FILE, sign } from './cv.mjs';

/**
 * Prints the curriculum's page into static/, for the next build: a tagged PDF, A4, by the browser that the tests use.
 *
 * @param {typeof import('../../../build.mjs').openBuilder} openBuilder
 * @param {Partial<import('../shared/options.mjs').Options>} [given]
 * @returns {Promise<string>} the file
 * @throws {Error} when the content has faults or no browser can be found; the old file then stays
 */
export async function printCv(openBuilder, given) {
  const options = readOptions(given);
  const { root, base } = options;
  const content = await loadContent(options);
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-cv-'));
  const outDir = join(folder, 'dist');
  const server = await serve({ outDir, base }, { host: '127.0.0.1' });
  try {
    // The page is built for the site's own address, which it shows; styles, pictures and fonts come from this server.
    const builder = await openBuilder({ ...given, root, outDir, assetsUrl: server.url, placeholders: true });
    await builder.build().finally(builder.dispose);
    const pdf = await print(`${server.url}CV`);
    const file = join(root, 'static', CV_FILE);
    await writeAside(file, await sign(pdf, content, options));
    return file;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} url */
async function print(url) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    return await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  } finally {
    await browser.close();
  }
}
