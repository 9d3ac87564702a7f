// `npm run covers` photographs what the site's projects open, and puts each picture where the content expects it.

import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { confirm, isCancel } from '@clack/prompts';
import { clampChroma, formatHex } from 'culori';
import { type Browser, chromium } from 'playwright';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { isPath } from '../../schema/kinds.ts';
import { hueOf } from '../assets/hue.ts';
import { STAND_IN } from '../assets/images.ts';
import { loadContent } from '../content/content.ts';
import { openedBy } from '../owned/opened.ts';
import { filesIn } from '../serve/files.ts';
import { serve } from '../serve/server.ts';
import { writeAside } from '../shared/files.ts';
import { type Options, readOptions } from '../shared/options.ts';
import { listContentFiles } from '../shared/ownFiles.ts';
import { CHROMIUM_ARGS, ensureChromium } from './browser.ts';

/** In CSS pixels; a cover has two pixels for each. */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SCALE = 2;
/** The shares of the cover's width that the two have, so that the phone stands beside the desktop's words. */
const DESKTOP_SHARE = 0.86;
const PHONE_SHARE = 0.2;
/** The phone's distance from the corner and the radius of its corners, in pixels. */
const INSET = 56;
const RADIUS = 44;
/** What is around them: the desktop's own hue, as a plate has it (Plate.module.css), or grey. */
const GROUND = { l: 0.77, c: 0.125 };
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

async function wantedBy(options: Options, { mayReplace, say }: Terminal): Promise<Photograph[]> {
  const { root } = options;
  const wanted = [];
  for (const { photographed, picture: { src: picture } = {} } of openedBy(await loadContent(options))) {
    if (!picture) {
      say(
        `Skipped ${photographed}: its project has no picture: write image: { src: 'projects/NAME.webp', alt: '…' }`,
      );
      continue;
    }
    const standIn = await isStandIn(picture, root);
    const file = `static/images/${standIn ? photographOf(picture) : picture}`;
    const format = FORMATS[extname(file).toLowerCase()];
    if (/^https:/.test(picture)) say(`Skipped ${photographed}: its picture is on another site, ${picture}`);
    else if (!format)
      say(
        `Skipped ${photographed}: its picture, ${file}, is a drawing. To photograph it, write src: '${photographOf(picture)}' in the content`,
      );
    else if (!existsSync(join(root, file)) || (await mayReplace(file)))
      wanted.push({ photographed, file, format, standIn: standIn ? picture : null });
  }
  return wanted;
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
    for (const { photographed, file, format, standIn } of wanted) {
      const url = isPath(photographed) ? server.url + photographed.slice(1) : photographed;
      try {
        const desktop = await takeShot(browser, url, DESKTOP);
        const cover = await compose(desktop, await takeShot(browser, url, PHONE));
        await mkdir(dirname(join(root, file)), { recursive: true });
        await writeAside(join(root, file), await format(sharp(cover)).toBuffer());
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

async function takeShot(browser: Browser, url: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, deviceScaleFactor: SCALE, reducedMotion: 'reduce' });
  try {
    const answer = await page.goto(url);
    if (answer && !answer.ok()) throw new Error(`it answers ${answer.status()}`);
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {}); // it never is on some sites
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}

/** Lays what a phone shows over the lower right corner of what a desktop shows, on the desktop's own hue. */
async function compose(desktop: Buffer, phone: Buffer): Promise<Buffer> {
  const hue = await hueOf(desktop);
  const ground = { mode: 'oklch', l: GROUND.l, c: hue === null ? 0 : GROUND.c, h: hue ?? 0 } as const;
  const size = { width: DESKTOP.width * SCALE, height: DESKTOP.height * SCALE };
  const page = await sharp(desktop)
    .resize({ width: Math.round(size.width * DESKTOP_SHARE) })
    .png()
    .toBuffer();
  const width = Math.round(DESKTOP.width * SCALE * PHONE_SHARE);
  const height = Math.round((width * PHONE.height) / PHONE.width);
  const shape = (attributes: string, grown = 0) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * grown}" height="${height + 2 * grown}"><rect ${attributes} width="${width + 2 * grown}" height="${height + 2 * grown}" rx="${RADIUS + grown}"/></svg>`,
    );
  const screen = await sharp(phone)
    .resize({ width, height })
    .composite([{ input: shape(''), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const edge = 14;
  const [left, top] = [DESKTOP.width * SCALE - width - INSET, DESKTOP.height * SCALE - height - INSET];
  const spread = 4 * edge;
  const room = { top: spread, bottom: spread, left: spread, right: spread, background: '#0000' };
  const silhouette = await sharp(shape('fill-opacity="0.5"', edge)).extend(room).png().toBuffer();
  const shadow = await sharp(silhouette)
    .blur(spread / 2.5)
    .png()
    .toBuffer();
  return sharp({ create: { ...size, channels: 3, background: formatHex(clampChroma(ground, 'oklch')) } })
    .composite([
      { input: page, left: 0, top: 0 },
      { input: shadow, left: left - edge - spread, top: top - spread },
      { input: shape('fill="#101012"', edge), left: left - edge, top: top - edge },
      { input: screen, left, top },
    ])
    .png()
    .toBuffer();
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

export async function covers(args: string[], { isTerminal }: { isTerminal: boolean }) {
  const all = args.includes('--yes');
  const written = await takeCovers(
    {},
    {
      say: (line) => console.log(line),
      async mayReplace(file) {
        if (all) return true;
        if (!isTerminal) {
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
