// `npm run covers` photographs what the site's projects open, in a wide window and on a phone, and puts each picture where the
// content expects it.

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { isPath } from '../../schema/kinds.ts';
import { STAND_IN } from '../assets/images.ts';
import { loadContent } from '../content/content.ts';
import { openedBy } from '../owned/opened.ts';
import { filesIn } from '../serve/files.ts';
import { serve } from '../serve/server.ts';
import { writeAside } from '../shared/files.ts';
import { type Options, readOptions } from '../shared/options.ts';
import { listContentFiles } from '../shared/ownFiles.ts';
import { CHROMIUM_ARGS, ensureChromium } from './browser.ts';

/** The windows, in CSS pixels, and how many pixels a picture has for each; widths that are tried until the lower edge cuts nothing. */
const WINDOWS = {
  desktop: { width: 1440, height: 900, least: 1200, most: 1680, step: 16 },
  phone: { width: 390, height: 844, least: 350, most: 430, step: 4 },
};
const SCALE = 2;
/** The shares of the windows' heights that are tried. */
const HEIGHTS = [1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94, 0.93, 0.92, 0.91, 0.9];
/** How long a page may take to be quiet; then it is photographed as it is. */
const QUIET_MS = 10_000;

/** by extension */
const FORMATS: Record<string, (picture: Sharp) => Sharp> = {
  '.webp': (picture) => picture.webp({ quality: 90 }),
  '.avif': (picture) => picture.avif({ quality: 75 }),
  '.png': (picture) => picture.png(),
  '.jpg': (picture) => picture.jpeg({ quality: 88 }),
  '.jpeg': (picture) => picture.jpeg({ quality: 88 }),
};

/** A photograph to take. */
interface Photograph {
  /** The project's address, or its path below static/. */
  photographed: string;
  /** The picture's, below the project's folder. */
  file: string;
  format: (picture: Sharp) => Sharp;
  /** The drawing that it replaces. */
  standIn: string | null;
  window: keyof typeof WINDOWS;
}

interface Terminal {
  mayReplace: (file: string) => Promise<boolean>;
  say: (line: string) => void;
}

/**
 * @returns the files written
 * @throws {import('../content/faults.ts').ContentError} when the content has faults
 */
export async function takeCovers(given: Partial<Options>, terminal: Terminal): Promise<string[]> {
  const options = readOptions(given);
  const wanted = await wantedBy(options, terminal);
  if (wanted.length === 0) return [];
  return photograph(wanted, options, terminal);
}

async function wantedBy(options: Options, terminal: Terminal): Promise<Photograph[]> {
  const opened = openedBy(await loadContent(options));
  const wanted = opened.flatMap(({ photographed, picture, phone }) => {
    if (picture)
      return [
        { photographed, picture: picture.src, window: 'desktop' as const },
        ...(phone ? [{ photographed, picture: phone.src, window: 'phone' as const }] : []),
      ];
    terminal.say(
      `Skipped ${photographed}: its project has no picture: write image: { src: 'projects/NAME.webp', alt: '…' }`,
    );
    return [];
  });
  const photographs = [];
  for (const each of wanted) photographs.push(await placeOf(each, options, terminal));
  return photographs.flatMap((each) => each ?? []);
}

/** Where a photograph goes; null when it can't be written there, which is said. */
async function placeOf(
  { photographed, picture, window }: Pick<Photograph, 'photographed' | 'window'> & { picture: string },
  { root }: Options,
  { mayReplace, say }: Terminal,
): Promise<Photograph | null> {
  const standIn = await isStandIn(picture, root);
  const file = `static/images/${standIn ? photographOf(picture) : picture}`;
  const format = FORMATS[extname(file).toLowerCase()];
  if (/^https:/.test(picture)) say(`Skipped ${photographed}: its picture is on another site, ${picture}`);
  else if (!format)
    say(
      `Skipped ${photographed}: its picture, ${file}, is a drawing. To photograph it, write src: '${photographOf(picture)}' in the content`,
    );
  else if (!existsSync(join(root, file)) || (await mayReplace(file)))
    return { photographed, file, format, standIn: standIn ? picture : null, window };
  return null;
}

async function photograph(wanted: Photograph[], { root }: Options, { say }: Terminal): Promise<string[]> {
  // Not the site itself, which can't be built while covers are missing.
  const server = await serve(
    { base: '', find: filesIn(join(root, 'static')) },
    { host: '127.0.0.1', log: () => {} },
  );
  const browser = await chromium.launch({
    executablePath: ensureChromium({ shell: true }),
    args: CHROMIUM_ARGS,
  });
  try {
    const written = [];
    for (const { photographed, file, format, standIn, window } of wanted) {
      const url = isPath(photographed) ? server.url + photographed.slice(1) : photographed;
      try {
        const shot = await takeCut(browser, url, WINDOWS[window]);
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeAside(join(root, file), await format(sharp(shot)).toBuffer());
        if (standIn) await replaceStandIn(standIn, root);
        written.push(file);
      } catch (error) {
        say(
          `Skipped ${photographed}: it can’t be opened (${String(error).split('\n')[0]}). Correct its address`,
        );
      }
    }
    return written;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Photographs a window, cut between two sections, or at least within no line of text, picture or control. What a cut above
 * the window's edge leaves free is added above and below, in the colours of the edges.
 */
async function takeCut(
  browser: Browser,
  url: string,
  wanted: (typeof WINDOWS)[keyof typeof WINDOWS],
): Promise<Buffer> {
  const heightOf = (width: number) => Math.round((width * wanted.height) / wanted.width);
  const page = await open(browser, url, { viewport: { width: wanted.width, height: wanted.height } });
  const cuts = [];
  try {
    for (let width = wanted.least; width <= wanted.most; width += wanted.step) {
      const height = heightOf(width);
      await page.setViewportSize({ width, height });
      const heights = HEIGHTS.map((share) => Math.round(share * height));
      const costs = await page.evaluate(costsOfCuts, heights);
      const away = Math.abs(width - wanted.width) / 20;
      for (const [i, cost] of costs.entries())
        cuts.push({ width, height: heights[i] ?? height, cost: cost + away + 2 * i });
    }
  } finally {
    await page.close();
  }
  const [best = wanted] = cuts.sort((a, b) => a.cost - b.cost);
  const height = heightOf(best.width);
  const picture = await takeShot(browser, url, { width: best.width, height });
  const [free, width] = [height - best.height, best.width * SCALE];
  const cut = sharp(picture).extract({ left: 0, top: 0, width, height: best.height * SCALE });
  const below = Math.min(SCALE * free, SCALE * 24);
  const extended = await cut
    .extend({ top: SCALE * free - below, bottom: below, extendWith: 'copy' })
    .png()
    .toBuffer();
  return sharp(extended)
    .resize({ width: wanted.width * SCALE, height: wanted.height * SCALE, fit: 'fill' })
    .png()
    .toBuffer();
}

/**
 * Runs in the page: what a cut at each height costs. A line of text, a picture or a control costs 1,000, anything else that has an
 * edge of its own 100; where nothing is cut, an edge that isn't a section's costs 20, and words close above it 5 for each
 * pixel that they lack to 24.
 */
function costsOfCuts(heights: number[]): number[] {
  const [lines, boxes, edges]: [DOMRect[], DOMRect[], number[]] = [[], [], []];
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    const { borderTopWidth, backgroundColor, visibility } = getComputedStyle(element);
    if (visibility === 'hidden' || box.height === 0) continue;
    const isWide = box.width > 0.95 * innerWidth; // a drawing as wide as the window is a ground
    if (isWide) edges.push(box.top, box.bottom);
    else if (element.matches('img, svg, canvas, video, button, input, select, textarea')) lines.push(box);
    else if (borderTopWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor)) boxes.push(box);
    for (const node of element.childNodes) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      lines.push(...range.getClientRects());
    }
  }
  return heights.map((cut) => {
    const crosses = ({ top, bottom, width }: DOMRect) => width > 1 && top < cut - 1 && bottom > cut + 1;
    const nearest = Math.min(24, ...lines.map(({ bottom }) => (bottom <= cut + 1 ? cut - bottom : 24)));
    return (
      1000 * lines.filter(crosses).length +
      100 * boxes.filter(crosses).length +
      (edges.some((edge) => Math.abs(edge - cut) < 2) ? 0 : 20) +
      5 * (24 - Math.max(0, nearest))
    );
  });
}

async function takeShot(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const page = await open(browser, url, { viewport, deviceScaleFactor: SCALE });
  try {
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Opens a page and waits until it is quiet. */
async function open(browser: Browser, url: string, given: Parameters<Browser['newPage']>[0]): Promise<Page> {
  const page = await browser.newPage({ ...given, reducedMotion: 'reduce' });
  try {
    const answer = await page.goto(url);
    if (answer && !answer.ok()) throw new Error(`it answers ${answer.status()}`);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {}); // it never is on some sites
    return page;
  } catch (error) {
    await page.close();
    throw error;
  }
}

const photographOf = (picture: string) => picture.replace(/\.\w+$/, '.webp');

/** Whether a picture is a drawing that setup made until there is a photograph. */
async function isStandIn(picture: string, root: string) {
  const file = join(root, 'static/images', picture);
  return extname(picture) === '.svg' && existsSync(file) && (await readFile(file, 'utf8')).includes(STAND_IN);
}

/** Names the photograph in the content instead of the drawing, and removes that. */
async function replaceStandIn(picture: string, root: string) {
  const folder = join(root, 'src/content');
  for (const name of await listContentFiles(root)) {
    const text = await readFile(join(folder, name), 'utf8');
    const changed = text.replace(/(["'])([^"'\n]+)\1/g, (whole, quote, src) =>
      src === picture ? quote + photographOf(picture) + quote : whole,
    );
    if (changed !== text) await writeAside(join(folder, name), changed);
  }
  await rm(join(root, 'static/images', picture));
}

export async function covers(args: string[]) {
  const all = args.includes('--yes');
  const written = await takeCovers(
    {},
    {
      say: (line) => console.log(line),
      async mayReplace(file) {
        if (!all) console.log(`Kept ${file}: it exists; --yes replaces it`);
        return all;
      },
    },
  );
  for (const file of written) console.log(`Wrote ${file}`);
}
