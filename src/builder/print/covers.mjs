// `npm run covers` photographs what the site's projects open, and puts each picture where the content expects it.
import { existsSync, realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { confirm, isCancel } from '@clack/prompts';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { isPath } from '../../content/schema/kinds.mjs';
import { loadContent } from '../content/content.mjs';
import { serve } from '../serve/server.mjs';
import { writeAside } from '../shared/files.mjs';
import { readOptions } from '../shared/options.mjs';
import { printError } from '../shared/report.mjs';
import { openedBy } from '../site/opened.mjs';
import { CHROMIUM_ARGS, ensureChromium } from './browser.mjs';

const WINDOW = { width: 1280, height: 800 };
/** How long a page may take to be quiet; then it is photographed as it is. */
const QUIET_MS = 10_000;

/** @type {Record<string, (picture: import('sharp').Sharp) => import('sharp').Sharp>} by extension */
const FORMATS = {
  '.webp': (picture) => picture.webp({ quality: 90 }),
  '.avif': (picture) => picture.avif({ quality: 75 }),
  '.png': (picture) => picture.png(),
  '.jpg': (picture) => picture.jpeg({ quality: 88 }),
  '.jpeg': (picture) => picture.jpeg({ quality: 88 }),
};

/**
 * @param {Partial<import('../shared/options.mjs').Options>} given
 * @param {{ mayReplace: (file: string) => Promise<boolean>, say: (line: string) => void }} io
 * @returns {Promise<string[]>} the files written
 * @throws {import('../content/faults.mjs').ContentError} when the content has faults
 */
export async function takeCovers(given, { mayReplace, say }) {
  const options = readOptions(given);
  const { root } = options;
  const wanted = [];
  for (const { photographed, picture } of openedBy(await loadContent(options))) {
    const file = join('static/images', picture);
    const format = FORMATS[extname(picture).toLowerCase()];
    if (/^https:/.test(picture)) say(`Skipped ${photographed}: its picture is on another site, ${picture}`);
    else if (!format)
      say(
        `Skipped ${photographed}: its picture, ${file}, is a drawing. To photograph it, write src: '${picture.replace(/\.\w+$/, '.webp')}' in the content`,
      );
    else if (!existsSync(join(root, file)) || (await mayReplace(file)))
      wanted.push({ photographed, file, format });
  }
  if (wanted.length === 0) return [];

  // Not the site itself, which can't be built while covers are missing.
  const server = await serve(
    { outDir: join(root, 'static'), base: '' },
    { host: '127.0.0.1', log: () => {} },
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium({ shell: true }),
    args: CHROMIUM_ARGS,
  });
  try {
    const written = [];
    for (const { photographed, file, format } of wanted) {
      const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
      const url = isPath(photographed) ? server.url + photographed.slice(1) : photographed;
      try {
        await page.goto(url);
        await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {}); // it never is on some sites
        const shot = await page.screenshot({ animations: 'disabled' });
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeAside(join(root, file), await format(sharp(shot)).toBuffer());
        written.push(file);
      } catch (error) {
        say(
          `Skipped ${photographed}: it can’t be opened (${String(error).split('\n')[0]}). Correct its address`,
        );
      } finally {
        await page.close();
      }
    }
    return written;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main() {
  const all = process.argv.includes('--yes');
  const written = await takeCovers(
    {},
    {
      say: (line) => console.log(line),
      async mayReplace(file) {
        if (all) return true;
        if (!process.stdin.isTTY) {
          console.log(`Kept ${file}: it exists; --yes replaces it`);
          return false;
        }
        const answer = await confirm({ message: `Replace ${basename(file)}?` });
        return !isCancel(answer) && answer;
      },
    },
  );
  for (const file of written) console.log(`Wrote ${file}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    process.exitCode = 1;
  });
}
