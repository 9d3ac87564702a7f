import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import sharp from 'sharp';
import { slugOf } from '../../schema/slug.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import { type ContentFiles, picturesOf } from '../content/entries.ts';
import { ContentError, type Fault } from '../content/faults.ts';
import { kept, stateOf } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { eachWhenChanged } from '../shared/whenChanged.ts';
import { completeDrawing, drawingFault, withFont, withGround } from './drawing.ts';
import { hueOf, hueOfColour } from './hue.ts';
import { drawPicture, groundOf, type Look, openPicture, sizeOf } from './picture.ts';

const WIDTHS = [192, 320, 480, 640, 960, 1280];
/** For pictures that are nowhere wider than `SMALL`, such as logos and what a phone shows. */
const SMALL_WIDTHS = [96, ...WIDTHS];
const SMALL = 216;

/** The largest files, in bytes: an original is only read while building, but a drawing is sent unchanged. */
const HEAVIEST = { original: 20e6, drawing: 100e3 };
/** In pixels: resizing more than this takes long and a lot of memory, for pictures shown at 1280 pixels at most. */
const LARGEST = 36e6;

/**
 * Tested on the 7 landscapes and 8 covers: lower qualities show banding in skies; AVIF's next effort level quadruples the cost;
 * full colour resolution costs up to a tenth more bytes that nobody sees.
 */
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
/** For browsers older than those that the site is made for, in one width. */
const WEBP = { quality: 74, effort: 5 };

/** Of pictures that move: WebP plays in every browser that the site supports, and one width is enough for a clip. */
const MOVING = { width: 960, quality: 70, effort: 4, heavy: 2e6 };

/**
 * Checks every picture that the content names, then makes it ready for the site.
 *
 * @throws {ContentError} naming each entry whose file is missing or can't be read
 */
export async function buildImages(
  written: ContentFiles,
  options: { root: string; cacheDir: string },
  more?: More,
): ReturnType<typeof makeImages> {
  const faults = await pictureFaults(written, options);
  if (faults.length > 0) throw new ContentError(faults);
  return makeImages(written, options, more);
}

/**
 * Finds pictures named in the content that are missing, unreadable, too large, or too small for where they are shown.
 *
 * @param written which may have faults itself
 */
export async function pictureFaults(written: ContentFiles, { root }: { root: string }): Promise<Fault[]> {
  const folder = join(root, 'static/images');
  const checked = [...placesOf(written)].map(([src, entries]) =>
    faultOf(join(folder, src), { folder, entries }),
  );
  return (await Promise.all(checked)).flatMap((fault) => fault ?? []);
}

/**
 * The same for pictures that documents show.
 *
 * @param pictures `file`: where each is named
 */
export async function pictureFaultsOf(
  pictures: { src: string; file: string }[],
  { root }: { root: string },
): Promise<Fault[]> {
  const folder = join(root, 'static/images');
  const checked = pictures
    .filter(({ src }) => !/^https:/.test(src))
    .map(async ({ src, file }) => {
      const entry = { file, path: [], value: { src }, shown: { width: 0 } };
      const fault = await faultOf(join(folder, src), { folder, entries: [entry] });
      return fault ? [{ file, message: fault.message }] : [];
    });
  return (await Promise.all(checked)).flat();
}

/**
 * Makes every picture that the content names ready for the site. Encoding is left to sharp, a well-maintained
 * tool, since it isn't this project's subject; a file is encoded when it is asked for, and kept in the cache by the
 * original's bytes and these settings.
 *
 * @param more `pictures`: the `src` of further ones; `inHues`: whether entries may have the hue of their picture; `tones`: the
 *   colours of the pages that show a content file's photographs of the owner; without it they keep their own
 * @returns by `src`; `warnings` are a line for each picture that moves and weighs more than `MOVING.heavy`
 * @throws {ContentError} naming each entry whose file can't be read completely
 */
export async function makeImages(
  written: ContentFiles,
  { root, cacheDir }: { root: string; cacheDir: string },
  { pictures = [], inHues = false, tones }: More = {},
): Promise<{ images: Record<string, BuiltImage>; copies: OutputFile[]; warnings: string[] }> {
  const folder = join(root, 'static/images');
  const results = await Promise.all(
    [...placesOf(written, pictures)].map(async ([src, entries]) => {
      const file = join(folder, src);
      const [first] = entries;
      try {
        const isSmall = entries.length > 0 && entries.every(({ shown }) => shown.width <= SMALL);
        const widths = isSmall ? SMALL_WIDTHS : WIDTHS;
        const isCover = entries.some(({ shown }) => shown.inItsHue);
        const ground = isCover ? 'always' : pictures.includes(src) ? 'mostly' : null;
        const wanted = {
          widths,
          ground,
          inHue: inHues && isCover,
          colour: entries.find(({ colour }) => colour)?.colour,
          tones: tones ? tonesFor(entries, tones) : {},
        } as const;
        return { src, fault: null, ...(await built(file, join(cacheDir, 'images'), wanted)) };
      } catch (error) {
        return {
          src,
          fault: {
            file: `static/images/${src}`,
            ...first,
            message: unreadable(src, await reasonOf(file, error)),
          },
        };
      }
    }),
  );
  const faults = results.flatMap(({ fault }) => fault ?? []);
  if (faults.length > 0) throw new ContentError(faults);
  const ready = results.filter((result) => result.fault === null);
  const images = Object.fromEntries(ready.map(({ src, image }) => [src, image]));
  return {
    images,
    copies: ready.flatMap(({ copies }) => copies),
    warnings: ready
      .filter(({ moving }) => moving > MOVING.heavy)
      .map(
        ({ src, moving }) =>
          `static/images/${src} moves and is ${Math.ceil(moving / 1e5) / 10} MB for each visitor: shorten it, or link to a video`,
      ),
  };
}

interface More {
  pictures?: string[];
  inHues?: boolean;
  tones?: ((contentFile: string) => { page: string; colour: string }[]) | undefined;
}

/** The colours in whose tones a picture is shown, by page. */
const tonesFor = (entries: ImageEntry[], tones: NonNullable<More['tones']>) =>
  Object.fromEntries(
    entries.flatMap(({ file, shown }) => {
      const found = shown.ofOwner ? tones(file) : [];
      return found.map(({ page, colour }) => [page, colour]);
    }),
  );

/**
 * @returns by `src`, the places of each picture in static/images
 */
function placesOf(written: ContentFiles, more: string[] = []): Map<string, ImageEntry[]> {
  const places: Map<string, ImageEntry[]> = new Map(more.map((src) => [src, []]));
  for (const entry of picturesOf(written)) {
    const { src } = entry.value;
    if (!/^[a-z]+:/i.test(src)) places.set(src, [...(places.get(src) ?? []), entry]);
  }
  return places;
}

type ImageEntry = ReturnType<typeof picturesOf>[number];

/** A picture's bytes, a drawing's with what drawings copied out of a page lack. */
export const completed = (file: string, bytes: Buffer): Buffer =>
  isDrawing(file) ? Buffer.from(completeDrawing(String(bytes))) : bytes;

export const isDrawing = (src: string) => extname(src).toLowerCase() === '.svg';

const unreadable = (src: string, reason: string) =>
  `static/images/${src} can't be read as a picture (${reason}): save it again as JPEG, PNG, WebP, AVIF or SVG`;

/**
 * @returns what is wrong with a picture's file, or with its size in one of its places, and the fix
 */
async function faultOf(
  file: string,
  { folder, entries }: { folder: string; entries: ImageEntry[] },
): Promise<Fault | null> {
  const [first] = entries as [ImageEntry];
  const { src } = first.value;
  const fault = (message: string, entry = first) => ({ ...entry, message });
  if (relative(folder, file).startsWith('..'))
    return fault(`"${src}" is outside static/images: move the picture there and write its path from there`);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile())
    return fault(
      `there is no file static/images/${src}: ${(await likeIt(file, src)) ?? 'put it there or correct src'}`,
    );
  const drawing = isDrawing(src);
  const heaviest = drawing ? HEAVIEST.drawing : HEAVIEST.original;
  if (found.size > heaviest)
    return fault(
      `static/images/${src} is ${Math.ceil(found.size / 1000)} kB, over the limit of ${heaviest / 1000}: ${drawing ? 'simplify it, or save it as WebP' : 'save a smaller version'}`,
    );
  if (drawing) {
    const left = drawingFault(await readFile(file, 'utf8'));
    return left ? fault(`static/images/${src} ${left}`) : null;
  }
  try {
    const size = await sizeOf(openPicture(file));
    const long = framesFault(await openPicture(file).metadata(), size);
    if (long) return fault(`static/images/${src} ${long}`);
    for (const entry of entries) {
      const misfit = sizeFault(size, entry);
      if (misfit) return fault(`static/images/${src} ${misfit}`, entry);
    }
    return null;
  } catch (error) {
    return fault(unreadable(src, await reasonOf(file, error)));
  }
}

/** How to fix a path that differs from a file's in case, or in the form of its accents, which some systems take for the same. */
async function likeIt(file: string, src: string): Promise<string | null> {
  const alike = (name: string) => name.normalize('NFC').toLowerCase();
  const names = await readdir(dirname(file)).catch(() => []);
  const found = names.find((name) => alike(name) === alike(basename(file)));
  if (found === undefined) return null;
  if (found.normalize('NFC') === basename(file).normalize('NFC'))
    return `the file has the same name with its accents in another form: rename it to ${basename(src)}`;
  return `write ${src.slice(0, src.length - basename(src).length)}${found}`;
}

/**
 * @returns its file, null when it is on another host
 */
export function pictureFile(src: string, { root }: { root: string }): string | null {
  return /^https:/.test(src) ? null : join(root, 'static/images', src);
}

/**
 * @param size in pixels
 * @returns what is wrong with a picture's size, and the fix
 */
function sizeFault({ width, height }: { width: number; height: number }, entry: ImageEntry): string | null {
  if (width * height > LARGEST)
    return `is ${width} × ${height} pixels, over the limit of ${LARGEST / 1e6} million: save a smaller version`;
  const shown = { height: 0, ...entry.shown };
  const larger = Math.max(shown.width / width, shown.height / height);
  if (larger <= 1) return null;
  const [least, high] = [width, height].map((pixels) => Math.ceil(pixels * larger - 1e-6));
  const room = shown.height > 0 ? `${shown.width} × ${shown.height}` : `${shown.width} wide`;
  return `is ${width} × ${height} pixels, but fills ${room}: use at least ${least} × ${high}, ideally twice that`;
}

/** In pixels, ten times sharp's own limit: frames are read one after another, so that only time is lost (6 s a thousand million). */
const ALL_FRAMES = 10 * 0x3fff * 0x3fff;

/** What is wrong with a moving picture's length, and the fix. */
function framesFault(
  { pages = 1 }: { pages?: number },
  { width, height }: { width: number; height: number },
) {
  const most = Math.floor(ALL_FRAMES / (width * height));
  return pages > most
    ? `has ${pages} frames of ${width} × ${height} pixels, of which ${most} fit: leave frames out, save it at half the size, or link to a video`
    : null;
}

interface Built {
  image: BuiltImage;
  copies: OutputFile[];
  /** The bytes of its moving version; 0 for a still picture. */
  moving: number;
}

interface PictureWishes {
  widths: number[];
  /** When a picture that one can see through gets a ground: a cover always, a document's if that is most of it. */
  ground: 'always' | 'mostly' | null;
  inHue: boolean;
  /** Of its entry, whose hue counts instead of the picture's. */
  colour?: string | undefined;
  /** Colours by page. */
  tones: Record<string, string>;
}

/** By file: while watching, a picture is read only when it has changed. */
const encoded = eachWhenChanged(encode);

async function built(file: string, cache: string, wanted: PictureWishes): Promise<Built> {
  const state = `${cache} ${JSON.stringify(wanted)} ${await stateOf([file])}`;
  return encoded(file, state, { file, cache, wanted });
}

interface Picture {
  file: string;
  cache: string;
  wanted: PictureWishes;
}

async function encode({ file, cache, wanted }: Picture): Promise<Built> {
  const bytes = completed(file, await readFile(file));
  const ground = wanted.ground ? await groundOf(bytes, { always: wanted.ground === 'always' }) : undefined;
  const make = isDrawing(file) ? vector : raster;
  const result = await make(file, bytes, { ...wanted, cache, ground });
  const hue = !wanted.inHue ? null : wanted.colour ? hueOfColour(wanted.colour) : await hueOf(bytes);
  if (hue !== null) result.image.hue = hue;
  return result;
}

type Encoding = Omit<PictureWishes, 'ground'> & { cache: string; ground: string | undefined };

async function vector(file: string, bytes: Buffer, { cache, ground }: Encoding): Promise<Built> {
  const drawing = withGround(String(bytes), ground);
  const contents = await withFont(drawing, { cacheDir: dirname(cache) });
  const size = await sizeOf(sharp(Buffer.from(contents)));
  const path = `assets/${nameOf(file)}-${inName(hash(contents))}.svg`;
  return { image: { ...size, file: path }, copies: [{ path, contents }], moving: 0 };
}

async function raster(
  file: string,
  bytes: Buffer,
  { cache, widths: wanted, tones, ground }: Encoding,
): Promise<Built> {
  const size = await sizeOf(openPicture(bytes));
  const smaller = wanted.filter((w) => w <= size.width);
  const widths = smaller.length > 0 ? smaller : [size.width];
  const webp = widths[Math.floor(widths.length / 2)] ?? size.width;
  const shared = { file, bytes, cache, widths, webp };
  const own = variantsOf({ ...shared, look: { ground } });
  const tone = await toneOf(bytes, { ground });
  const moving = await movingOf(bytes, join(cache, `${own.key}-moving.webp`), ground);
  if (moving) own.copies.push({ path: `${own.stem}-moving.webp`, contents: { file: moving.file } });
  const toned = Object.entries(moving ? {} : tones).map(([page, colour]) => ({
    page,
    ...variantsOf({ ...shared, look: { ground, tones: colour } }),
  }));
  return {
    image: {
      ...size,
      file: own.stem,
      widths,
      webp,
      ...(tone && toned.length === 0 && { tone }), // they would be other colours
      ...(moving && { moves: moving.width }),
      ...(toned.length > 0 && { tones: Object.fromEntries(toned.map(({ page, stem }) => [page, stem])) }),
    },
    copies: [own, ...toned].flatMap(({ copies }) => copies),
    moving: moving ? (await stat(moving.file)).size : 0,
  };
}

/**
 * A picture in all its widths.
 *
 * @returns `stem`: the files' common beginning below the site's root
 */
function variantsOf({
  file,
  bytes,
  cache,
  widths,
  webp,
  look,
}: {
  file: string;
  bytes: Buffer;
  cache: string;
  widths: number[];
  webp: number;
  look: Look;
}) {
  const key = hash(bytes, JSON.stringify([AVIF, WEBP, widths, look, sharp.versions]));
  const stem = `assets/${nameOf(file)}-${inName(key)}`;
  const variants = [
    ...widths.map((width) => ({ width, format: 'avif', settings: AVIF }) as const),
    { width: webp, format: 'webp', settings: WEBP } as const,
  ];
  const copies: OutputFile[] = variants.map(({ width, format, settings }) => ({
    path: `${stem}-${width}.${format}`,
    contents: () =>
      kept(join(cache, `${key}-${width}.${format}`), async () => {
        // Read again: all originals are too much to keep.
        const shown = await drawPicture(await readFile(file), look, { width });
        return shown.toFormat(format, settings).toBuffer();
      }),
  }));
  return { key, stem, copies };
}

/**
 * Makes the moving version of a GIF or WebP with several frames.
 *
 * @returns null for a still picture
 */
async function movingOf(
  bytes: Buffer,
  file: string,
  ground: string | undefined,
): Promise<{ file: string; width: number } | null> {
  const original = await sharp(bytes).metadata();
  if ((original.pages ?? 1) < 2) return null;
  const width = Math.min(original.width, MOVING.width);
  const { quality, effort } = MOVING;
  await kept(file, () => {
    const resized = sharp(bytes, { animated: true, limitInputPixels: ALL_FRAMES }).resize({ width });
    const grounded = ground ? resized.flatten({ background: ground }) : resized;
    return grounded.webp({ quality, effort }).toBuffer();
  });
  return { file, width };
}

/**
 * The mean colours of a picture's upper and lower half, in three hexadecimal digits each.
 *
 * @returns such as `9ce-463`; null when one can see through it to the page
 */
async function toneOf(bytes: Buffer, look: Look): Promise<string | null> {
  const { isOpaque } = await sharp(bytes).stats();
  if (!isOpaque && !look.ground) return null;
  const pixels = await (await drawPicture(bytes, look))
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const digits = [...pixels].map((value) => Math.round(value / 17).toString(16)).join('');
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}`;
}

/** Why a file can't be read as a picture. */
async function reasonOf(file: string, error: unknown) {
  const text = await readFile(file, 'utf8');
  if (text === '') return 'it is empty';
  if (/^\s*<(!doctype html|html)\b/i.test(text)) return 'it is a web page';
  return error instanceof Error ? error.message : String(error);
}

/** A file's name without extension, in characters with no meaning in URLs or a srcset. */
const nameOf = (file: string) => slugOf(basename(file, extname(file))) || 'image';
