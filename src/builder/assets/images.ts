import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { converter, wcagLuminance } from 'culori';
import sharp, { type Sharp } from 'sharp';
import type { PictureUse } from '../../schema/fields.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import { slugOf } from '../../shared/slug.ts';
import type { Fault } from '../content/faults.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { tokenColour } from '../theme/colours.ts';

const WIDTHS = [192, 320, 480, 640, 960, 1280];
/** For covers, which fill a window with two pixels per pixel. */
const COVER_WIDTHS = [320, 480, 640, 960, 1280, 1920, 2240];
/** For pictures that are nowhere wider than `SMALL`, such as logos. */
const SMALL_WIDTHS = [96, ...WIDTHS];
const SMALL = 216;

/**
 * Tested on 7 landscapes and 8 covers: lower qualities show banding in skies; AVIF's next effort level takes
 * four times as long; full colour resolution costs up to a tenth more bytes without a visible gain.
 */
const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' };
/** At 50, photographs as wide as a window are soft, and the largest has 76 kB instead of 89. */
const COVER_AVIF = { ...AVIF, quality: 58 };

/** A picture in the content or in a document. */
export interface PictureEntry {
  file: string;
  path: PropertyKey[];
  value: { src: string };
  /** None in a document. */
  shown?: PictureUse;
  /** The entry's own colour, whose hue replaces the picture's. */
  colour?: string;
}

const FOLDER = 'static/images';

/**
 * Finds a picture's file by its path: as editors preview it, such as `../../../static/images/notes/a.png`, as
 * on the web, such as `/images/notes/a.png`, or below static/images. Nothing else does.
 *
 * @returns null when it is on another host
 */
export function pictureFile(src: string, { root }: { root: string }): string | null {
  if (/^https:/.test(src)) return null;
  return join(root, FOLDER, src.replace(/^(?:\.{0,2}\/)*(?:static\/)?images\/|^\.\//, ''));
}

/** The places of each picture file. */
function byFile(entries: PictureEntry[], options: { root: string }): Map<string, PictureEntry[]> {
  const places = new Map<string, PictureEntry[]>();
  for (const entry of entries) {
    const file = pictureFile(entry.value.src, options);
    if (file) places.set(file, [...(places.get(file) ?? []), entry]);
  }
  return places;
}

/** `cacheDir` is for facts about pictures. */
type Places = { root: string; cacheDir: string };

/** A fault for each picture that is missing, can't be read, or is too small for where it is shown. */
export async function pictureFaults(entries: PictureEntry[], options: Places): Promise<Fault[]> {
  const faults = [...byFile(entries, options)].map(([file, own]) => faultOf(file, own, options));
  return (await Promise.all(faults)).flatMap((fault) => fault ?? []);
}

async function faultOf(
  file: string,
  entries: PictureEntry[],
  { root, cacheDir }: Places,
): Promise<Fault | null> {
  const [first] = entries as [PictureEntry];
  const name = nameIn(root, file);
  const fault = (message: string, entry = first) => ({ ...entry, message });
  if (!name.startsWith(`${FOLDER}/`)) return fault(`${name} is outside ${FOLDER}: move it there`);
  if (!existsSync(file)) return fault(`there is no file ${name}: put it there or correct its path`);

  const drawn = isDrawing(file) ? drawingFault(await readFile(file, 'utf8')) : null;
  if (drawn) return fault(`${name} ${drawn}`);

  try {
    const size = await pictureFacts(file, cacheDir);
    const small = entries.find(({ shown }) => !isDrawing(file) && growth(shown, size) > 1);
    if (!small) return null;
    const [least, high] = [size.width, size.height].map((pixels) =>
      Math.ceil(pixels * growth(small.shown, size) - 1e-6),
    );
    const is = `${name} is ${size.width} × ${size.height} pixels`;
    return fault(`${is}: its place needs ${least} × ${high}, ideally twice that`, small);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    return fault(
      `${name} can't be read as a picture (${why}): save it again as JPEG, PNG, WebP, AVIF or SVG`,
    );
  }
}

/** How much a picture would have to grow for its place. */
const growth = ({ width, height = 0 }: PictureUse = { width: 0 }, size: { width: number; height: number }) =>
  Math.max(width / size.width, height / size.height);

const nameIn = (root: string, file: string) => relative(root, file).replaceAll(sep, '/');

/** Why a drawing isn't shown as it should be, and the fix. */
export function drawingFault(svg: string): string | null {
  const code = svg.replace(/<!--[\s\S]*?-->/g, '');
  const [root = ''] = code.match(/<(?:[\w-]+:)?svg\b[^>]*>/) ?? [];
  const [moving] = code.match(/<(?:\w+:)?(?:animate\w*|set)\b|@keyframes/) ?? [];
  if (!/\sxmlns(:\w+)?\s*=/.test(root))
    return 'has no xmlns, without which it isn’t shown: write <svg xmlns="http://www.w3.org/2000/svg" …';
  if (!/\sviewBox\s*=/.test(root))
    return 'has no viewBox, so it can’t grow: write viewBox="0 0 WIDTH HEIGHT" into its svg element';

  return moving
    ? `moves by itself (${moving}), and nothing could stop it: take that out, or link to a video`
    : null;
}

/**
 * Makes pictures ready for the site. Encoding is left to sharp, since it isn't this project's subject; a file
 * is encoded when it is asked for, and kept in the cache by the original's bytes and these settings.
 *
 * @param options `inTones`: whether photographs of the owner are shown in tones of their page's colour
 * @returns by `src`, as it is written; `warnings` name those of which only the first frame is shown
 */
export async function makeImages(
  entries: PictureEntry[],
  { root, cacheDir, inTones }: { root: string; cacheDir: string; inTones: boolean },
): Promise<{ images: Record<string, BuiltImage>; copies: OutputFile[]; warnings: string[] }> {
  const making = [...byFile(entries, { root })].map(async ([file, own]) => {
    const uses = own.flatMap(({ shown }) => shown ?? []);
    const isCover = uses.some(({ inItsHue }) => inItsHue);
    const isSmall = uses.length > 0 && uses.every(({ width }) => width <= SMALL);

    const wanted = {
      widths: isCover ? COVER_WIDTHS : isSmall ? SMALL_WIDTHS : WIDTHS,
      avif: isCover ? COVER_AVIF : AVIF,
      isLogo: uses.some(({ isLogo }) => isLogo),
      onWhite: isCover || uses.length === 0,
      hueOf: isCover ? (own.find(({ colour }) => colour)?.colour ?? 'picture') : null,
      toned: inTones && uses.length > 0 && uses.every(({ ofOwner }) => ofOwner),
    };

    const built = await encode({ file, cacheDir, wanted });

    return { ...built, name: nameIn(root, file), srcs: own.map(({ value }) => value.src) };
  });

  const pictures = await Promise.all(making);

  return {
    images: Object.fromEntries(pictures.flatMap(({ image, srcs }) => srcs.map((src) => [src, image]))),
    copies: pictures.flatMap(({ copies }) => copies),
    warnings: pictures.flatMap(({ name, moves }) =>
      moves ? `${name} moves: its first frame is shown, so link to a video for the rest` : [],
    ),
  };
}

interface Picture {
  file: string;
  cacheDir: string;
  wanted: {
    widths: number[];
    avif: typeof AVIF;
    isLogo: boolean;
    onWhite: boolean;
    hueOf: string | null;
    toned: boolean;
  };
}

type Encoded = { image: BuiltImage; copies: OutputFile[] };

async function encode({ file, cacheDir, wanted }: Picture) {
  const facts = await pictureFacts(file, cacheDir);
  const { image, copies } = await (isDrawing(file) ? vector : raster)(facts, { file, cacheDir, wanted });
  const colour = wanted.hueOf === 'picture' ? facts.mean : wanted.hueOf;
  const hue = colour === null ? null : hueOfColour(colour);
  const onLight = wanted.isLogo && facts.isDark;

  return {
    image: { ...image, ...(hue !== null && { hue }), ...(onLight && { onLight }) },
    copies,
    moves: facts.moves,
  };
}

/** The facts about a picture as it is shown. */
interface PictureFacts {
  /** In pixels. */
  width: number;
  height: number;
  /** The mean colours of its upper and lower half, such as `9ce-463`. */
  tone: string;
  /** Of all of it, as #rrggbb. */
  mean: string;
  isOpaque: boolean;
  /** Whether half of what isn't see-through has less contrast with a dark ground than it needs. */
  isDark: boolean;
  moves: boolean;
  /** A hash of its bytes. */
  key: string;
}

const known: Map<string, Promise<PictureFacts>> = new Map();

/** While watching, a picture is read again only when it has changed: decoding all takes seconds. */
async function pictureFacts(file: string, cacheDir: string): Promise<PictureFacts> {
  const { mtimeMs, size } = await stat(file);
  const state = `${file} ${mtimeMs} ${size}`;
  const facts = known.get(state) ?? readFacts(file, cacheDir);
  known.set(state, facts);
  return facts;
}

async function readFacts(file: string, cacheDir: string): Promise<PictureFacts> {
  const bytes = await readFile(file);
  const key = hash(bytes, JSON.stringify(sharp.versions));
  // The second kind: caches may have the first, without `isDark`.
  const facts = await kept(join(cacheDir, 'images', `${key}-2.json`), async () => {
    const { autoOrient, hasAlpha } = await openPicture(bytes).metadata();
    const { width, height } = autoOrient;
    const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque; // which reads every pixel
    const halves = [...(await meanOf(bytes, 2))].map((value) => Math.round(value / 17).toString(16)).join('');
    const tone = `${halves.slice(0, 3)}-${halves.slice(3, 6)}`;
    const mean = `#${(await meanOf(bytes, 1)).toString('hex')}`;
    const [isDark, moves] = await Promise.all([isDarkPicture(bytes), isAnimated(bytes)]);

    return JSON.stringify({ width, height, tone, mean, isOpaque, isDark, moves });
  });

  return { ...JSON.parse(String(facts)), key };
}

/** A transparent drawing gets a white ground in both schemes, unless it handles them itself. */
async function vector({ width, height }: PictureFacts, { file, wanted }: Picture): Promise<Encoded> {
  const drawing = await readFile(file, 'utf8');
  const knowsSchemes = /prefers-color-scheme|light-dark\(/.test(drawing);

  const contents =
    wanted.onWhite && !knowsSchemes
      ? drawing.replace(/<((?:[\w-]+:)?)svg\b[^>]*>/, '$&<$1style>:root{background:#fff}</$1style>')
      : drawing;

  const path = `assets/${nameOf(file)}-${hash(contents)}.svg`;

  return { image: { width, height, file: path }, copies: [{ path, contents }] };
}

async function raster(facts: PictureFacts, { file, cacheDir, wanted }: Picture): Promise<Encoded> {
  const { avif, onWhite, isLogo, toned } = wanted;
  const { width, height, tone, isOpaque } = facts;
  const smaller = wanted.widths.filter((each) => each <= width);
  const widths = smaller.length > 0 ? smaller : [width];
  const key = hash(facts.key, JSON.stringify([avif, widths, onWhite]));
  const stem = `assets/${nameOf(file)}-${key}`;

  const copies: OutputFile[] = widths.map((each) => ({
    path: `${stem}-${each}.avif`,
    contents: () =>
      kept(join(cacheDir, 'images', `${key}-${each}.avif`), async () => {
        const picture = openPicture(await readFile(file)); // again: all originals are too much to keep
        const shown = onWhite ? picture.flatten({ background: 'white' }) : picture;
        return shown.resize({ width: each }).avif(avif).toBuffer();
      }),
  }));

  // No placeholder colours behind a transparent picture or a logo: they would show around it.
  const seen = (isOpaque || onWhite) && !isLogo && { tone };

  return { image: { width, height, file: stem, widths, ...seen, ...(toned && { toned }) }, copies };
}

/**
 * The luminance of the dark hexagon (`.logo` in shared.css), nearly the same in each hue, and the least
 * contrast with it.
 */
const DARK = wcagLuminance(tokenColour('on-fill', { hue: 0 }));
const CONTRAST = 3;

/** See https://www.w3.org/TR/WCAG22/#contrast-minimum */
async function isDarkPicture(bytes: Buffer): Promise<boolean> {
  const small = openPicture(bytes).resize(64, 64, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => [
    ...data.subarray(i * info.channels, (i + 1) * info.channels),
  ]);
  const seen = pixels.filter((pixel) => (pixel.at(-1) ?? 0) > 127);
  const low = seen.filter((pixel) => (luminanceOf(pixel) + 0.05) / (DARK + 0.05) < CONTRAST);

  return low.length > seen.length / 2;
}

/** @param pixel red, green and blue, or one grey, then alpha; 0 to 255 */
function luminanceOf(pixel: number[]): number {
  const colours = pixel.length < 3 ? pixel.slice(0, 1) : pixel;
  const [r = 0, g = r, b = r] = colours.map((value) => value / 255);
  return wcagLuminance({ mode: 'rgb', r, g, b });
}

/** sharp doesn't see the frames of PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation) and AVIF. */
async function isAnimated(bytes: Buffer): Promise<boolean> {
  const { pages = 1 } = await sharp(bytes).metadata();
  const isSequence = bytes.toString('latin1', 4, 12) === 'ftypavis';
  const control = bytes.indexOf('acTL');
  return pages > 1 || isSequence || (control > 0 && control < bytes.indexOf('IDAT'));
}

/** The red, green and blue of a picture's parts, one below the other. */
const meanOf = (bytes: Buffer, parts: number) =>
  openPicture(bytes).flatten({ background: 'white' }).resize(1, parts, { fit: 'fill' }).raw().toBuffer();

const toOklch = converter('oklch');

/** @returns OKLCH degrees, a multiple of 10; null for a grey */
function hueOfColour(colour: string): number | null {
  const { c = 0, h } = toOklch(colour) ?? {};
  return h === undefined || c < 0.01 ? null : (Math.round(h / 10) * 10) % 360;
}

/** A file's picture as a camera or an editor shows it: upright, in sRGB; of a moving one, the first frame. */
export const openPicture = (file: string | Buffer): Sharp =>
  sharp(file, { density: 144 }).autoOrient().toColourspace('srgb');

export const isDrawing = (src: string) => extname(src).toLowerCase() === '.svg';

/** A file's name without extension, in characters with no meaning in URLs or a srcset. */
const nameOf = (file: string) => slugOf(basename(file, extname(file))) || 'image';
