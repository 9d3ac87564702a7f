import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import sharp from 'sharp';
import { ContentError, imagesOf } from './content.mjs';

/** @typedef {import('virtual:site').BuiltImage} BuiltImage */
/** @typedef {{ from: string, to: string }} Copy a file to place in the site */

const WIDTHS = [320, 480, 640, 960, 1280];

/** What a picture may weigh: an original is only read while building, but a drawing is sent as it is. */
const HEAVIEST = { original: 20e6, drawing: 100e3 };
/** In pixels: more takes minutes and gigabytes to make smaller. */
const LARGEST = 60e6;

/**
 * How large places show their pictures at most, in CSS pixels: what is smaller would be blurred. As `sizes` and `frame` say
 * in the components; what keeps its own ratio has only a width.
 */
const SHOWN = /** @type {const} */ ([
  [/owner\.avatar/, 440, 440],
  [/aboutStory\.photo:/, 400, 400],
  [/ring\.photographs/, 578, 386],
  [/contact\.image/, 440, 318],
  [/welcomeCard\.image/, 280, 280],
  [/projects\[/, 352, 220],
  [/skills\[/, 52, 0],
  [/logos\[/, 48, 0],
]);

/** Tried on the seven landscapes: below these qualities bands show in skies; AVIF's next effort costs 4 times as much. */
const FORMATS = /** @type {const} */ ([
  ['avif', { quality: 52, effort: 3 }],
  ['webp', { quality: 74, effort: 5 }],
]);

/**
 * Makes every picture that the content names ready for the site, at most once: results are kept in the cache
 * under a name made of the original's bytes and these settings.
 *
 * @param {import('./content.mjs').Content} content
 * @param {{ root: string, cacheDir: string }} options
 * @returns {Promise<{ images: Record<string, Record<string, BuiltImage>>, copies: Copy[], made: number }>} by content file
 *   and `src`; `made` counts encoded files
 * @throws {ContentError} naming each entry whose file is missing or can't be read
 */
export async function buildImages(content, { root, cacheDir }) {
  const folder = join(root, 'static/images');
  const cache = join(cacheDir, 'images');
  await mkdir(cache, { recursive: true });

  /** @type {Map<string, string>} The place of each picture that shows it largest. */
  const places = new Map();
  for (const { place, image } of imagesOf(content)) {
    const before = places.get(image.src);
    if (!/^https:/.test(image.src) && (!before || shownAt(place).width > shownAt(before).width))
      places.set(image.src, place);
  }

  /** @type {Record<string, BuiltImage>} */
  const images = {};
  /** @type {Copy[]} */
  const copies = [];
  /** @type {string[]} */
  const faults = [];
  let made = 0;
  for (const [src, place] of places) {
    const file = join(folder, src);
    if (relative(folder, file).startsWith('..')) {
      faults.push(`${place} "${src}" leaves static/images: put the picture there and name it from there`);
      continue;
    }
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) {
      faults.push(`${place} there is no file static/images/${src}: put it there or correct src`);
      continue;
    }
    const drawing = extname(src).toLowerCase() === '.svg';
    const heaviest = drawing ? HEAVIEST.drawing : HEAVIEST.original;
    if (found.size > heaviest) {
      faults.push(
        `${place} static/images/${src} has ${Math.ceil(found.size / 1000)} kB, and ${heaviest / 1000} are the most: ${drawing ? 'simplify it, or save it as WebP' : 'save it smaller'}`,
      );
      continue;
    }
    try {
      const misfit = drawing ? null : await sizeFault(file, place);
      if (misfit) {
        faults.push(`${place} static/images/${src} ${misfit}`);
        continue;
      }
      const result = drawing ? await vector(file) : await raster(file, cache);
      images[src] = result.image;
      copies.push(...result.copies);
      made += result.made;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      faults.push(
        `${place} static/images/${src} can't be read as a picture (${reason}): save it anew as JPEG, PNG, WebP, AVIF or SVG`,
      );
    }
  }
  if (faults.length > 0) throw new ContentError(faults);
  return { images: byFile(content, images), copies, made };
}

/**
 * @param {import('./content.mjs').Content} content
 * @param {Record<string, BuiltImage>} images by `src`
 */
function byFile(content, images) {
  /** @type {Record<string, Record<string, BuiltImage>>} */
  const files = {};
  for (const [file, exports] of Object.entries(content)) {
    for (const { image } of imagesOf({ [file]: exports })) {
      const built = images[image.src];
      if (built) files[file] = { ...files[file], [image.src]: built };
    }
  }
  return files;
}

/**
 * @param {string} src
 * @param {{ root: string }} options
 * @returns {string | null} its file, null when it is on another host
 */
export function pictureFile(src, { root }) {
  return /^https:/.test(src) ? null : join(root, 'static/images', src);
}

/** @param {string} place @returns {{ width: number, height: number }} in CSS pixels */
function shownAt(place) {
  const [, width = 0, height = 0] = SHOWN.find(([entry]) => entry.test(place)) ?? [];
  return { width, height };
}

/**
 * @param {string} file
 * @param {string} place
 * @returns {Promise<string | null>} what is wrong with a picture's size, and its mend
 */
async function sizeFault(file, place) {
  const { width, height } = await sizeOf(sharp(file).autoOrient());
  if (width * height > LARGEST)
    return `has ${width} × ${height} pixels, and ${LARGEST / 1e6} million are the most: save it smaller`;
  const shown = shownAt(place);
  const larger = Math.max(shown.width / width, shown.height / height);
  if (larger <= 1) return null;
  const [least, high] = [width, height].map((pixels) => Math.ceil(pixels * larger - 1e-6));
  const room = shown.height > 0 ? `${shown.width} × ${shown.height}` : `${shown.width} wide`;
  return `has ${width} × ${height} pixels, and fills ${room}: use one of at least ${least} × ${high}, better twice that`;
}

/** @param {string} file */
async function vector(file) {
  const bytes = await readFile(file);
  const size = await sizeOf(sharp(bytes));
  const to = `assets/${slug(file)}-${hash(bytes)}.svg`;
  return { image: { ...size, file: to }, copies: [{ from: file, to }], made: 0 };
}

/**
 * @param {string} file
 * @param {string} cache
 */
async function raster(file, cache) {
  const bytes = await readFile(file);
  const size = await sizeOf(sharp(bytes).autoOrient());
  const key = hash(Buffer.concat([bytes, Buffer.from(JSON.stringify([FORMATS, WIDTHS, sharp.versions]))]));
  const stem = `assets/${slug(file)}-${key}`;
  const smaller = WIDTHS.filter((w) => w <= size.width);
  const widths = smaller.length > 0 ? smaller : [size.width];

  const variants = widths.flatMap((width) =>
    FORMATS.map(([format, settings]) => ({ width, format, settings })),
  );
  const made = await Promise.all(
    variants.map(async ({ width, format, settings }) => {
      const to = join(cache, `${key}-${width}.${format}`);
      if (await stat(to).catch(() => null)) return false;
      const encoded = await sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings).toBuffer();
      // Written aside first: an interrupted build must not leave half a picture under a name that says it is whole.
      const aside = `${to}.${randomUUID()}`;
      await writeFile(aside, encoded);
      await rename(aside, to);
      return true;
    }),
  );
  const copies = variants.map(({ width, format }) => ({
    from: join(cache, `${key}-${width}.${format}`),
    to: `${stem}-${width}.${format}`,
  }));
  return { image: { ...size, file: stem, widths }, copies, made: made.filter(Boolean).length };
}

/** @param {import('sharp').Sharp} picture */
async function sizeOf(picture) {
  const { width, height, autoOrient } = await picture.metadata();
  const size = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
  if (!size.width || !size.height) throw new Error('it has no size');
  return size;
}

/**
 * @param {string} file
 * @returns {string} its name without ending, in characters that mean nothing in an address or a srcset
 */
function slug(file) {
  const plain = basename(file, extname(file)).normalize('NFKD').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'image';
}

/** @param {Buffer} bytes */
function hash(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}
