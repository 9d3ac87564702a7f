import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { converter, wcagLuminance } from 'culori';
import sharp, { type Sharp } from 'sharp';
import type { PictureUse } from '../../schema/fields.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import { slugOf } from '../../shared/slug.ts';
import type { Fault } from '../content/faults.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';
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
  use?: PictureUse;
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
type Folders = { root: string; cacheDir: string };

/** A fault for each picture that is missing, can't be read, or is too small for where it is shown. */
export async function pictureFaults(entries: PictureEntry[], folders: Folders): Promise<Fault[]> {
  const faults = [...byFile(entries, folders)].map(async ([file, places]) => {
    const [first] = places;
    const message = await faultOf(file, folders);
    if (message && first) return [{ ...first, message }];
    return isDrawing(file) ? [] : tooSmall(file, places, folders);
  });

  return (await Promise.all(faults)).flat();
}

async function faultOf(file: string, { root, cacheDir }: Folders): Promise<string | null> {
  const name = pathBelow(root, file);
  if (!name.startsWith(`${FOLDER}/`)) return `${name} is outside ${FOLDER}: move it there`;
  if (!existsSync(file)) return `there is no file ${name}: put it there or correct its path`;

  const drawn = isDrawing(file) ? drawingFault(await readFile(file, 'utf8')) : null;
  if (drawn) return `${name} ${drawn}`;

  return pictureFacts(file, cacheDir).then(
    () => null,
    ({ message }: Error) =>
      `${name} can't be read as a picture (${message}): save it again as JPEG, PNG, WebP, AVIF or SVG`,
  );
}

async function tooSmall(file: string, places: PictureEntry[], { root, cacheDir }: Folders): Promise<Fault[]> {
  const size = await pictureFacts(file, cacheDir);
  const small = places.find(({ use }) => growth(use, size) > 1);
  if (!small) return [];

  const needed = (pixels: number) => Math.ceil(pixels * growth(small.use, size) - 1e-6);
  const is = `${pathBelow(root, file)} is ${size.width} × ${size.height} pixels`;
  const needs = `${needed(size.width)} × ${needed(size.height)}`;

  return [{ ...small, message: `${is}: its place needs ${needs}, ideally twice that` }];
}

/** How much a picture would have to grow for its place. */
const growth = ({ width, height = 0 }: PictureUse = { width: 0 }, size: { width: number; height: number }) =>
  Math.max(width / size.width, height / size.height);

/** Why a drawing isn't shown as it should be, and the fix. */
export function drawingFault(svg: string): string | null {
  const code = svg.replace(/<!--[\s\S]*?-->/g, '');
  const [root = ''] = code.match(/<(?:[\w-]+:)?svg\b[^>]*>/) ?? [];
  if (!/\sxmlns(:\w+)?\s*=/.test(root))
    return 'has no xmlns, without which it isn’t shown: write <svg xmlns="http://www.w3.org/2000/svg" …';
  if (!/\sviewBox\s*=/.test(root))
    return 'has no viewBox, so it can’t grow: write viewBox="0 0 WIDTH HEIGHT" into its svg element';

  const [moving] = code.match(/<(?:\w+:)?(?:animate\w*|set)\b|@keyframes/) ?? [];

  return moving
    ? `moves by itself (${moving}), and nothing could stop it: take that out, or link to a video`
    : null;
}

/**
 * Makes pictures ready for the site. Encoding is left to sharp, since it isn't this project's subject; a file
 * is encoded when it is asked for, and kept in the cache by the original's bytes and these settings.
 *
 * @param options `inTones`: whether photographs of the owner are shown in tones of their page's colour
 * @returns by `src`, as it is written
 */
export async function makeImages(
  entries: PictureEntry[],
  { root, cacheDir, inTones }: { root: string; cacheDir: string; inTones: boolean },
): Promise<{ images: Record<string, BuiltImage>; copies: OutputFile[] }> {
  const making = [...byFile(entries, { root })].map(async ([file, places]) => {
    const uses = places.flatMap(({ use }) => use ?? []);
    const isCover = uses.some(({ inItsHue }) => inItsHue);
    const isSmall = uses.length > 0 && uses.every(({ width }) => width <= SMALL);

    const facts = await pictureFacts(file, cacheDir);
    const isLogo = uses.some((use) => use.isLogo);
    const { image, copies } = await (isDrawing(file) ? vector : raster)(facts, {
      file,
      cacheDir,
      widths: widthsOf({ isCover, isSmall }),
      avif: isCover ? COVER_AVIF : AVIF,
      onWhite: isCover || uses.length === 0,
      isLogo,
      toned: inTones && uses.length > 0 && uses.every(({ ofOwner }) => ofOwner),
    });

    const colour = places.find((place) => place.colour)?.colour ?? facts.mean;
    const hue = isCover ? hueOfColour(colour) : null;

    return {
      image: { ...image, ...(hue !== null && { hue }), ...(isLogo && facts.suitsLight && { onLight: true }) },
      copies,
      srcs: places.map(({ value }) => value.src),
    };
  });

  const pictures = await Promise.all(making);

  return {
    images: Object.fromEntries(pictures.flatMap(({ image, srcs }) => srcs.map((src) => [src, image]))),
    copies: pictures.flatMap(({ copies }) => copies),
  };
}

function widthsOf({ isCover, isSmall }: { isCover: boolean; isSmall: boolean }): number[] {
  if (isCover) return COVER_WIDTHS;
  return isSmall ? SMALL_WIDTHS : WIDTHS;
}

interface Picture {
  file: string;
  cacheDir: string;
  widths: number[];
  avif: typeof AVIF;
  onWhite: boolean;
  isLogo: boolean;
  toned: boolean;
}

type Encoded = { image: BuiltImage; copies: OutputFile[] };

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
  /** Whether a light ground suits it better than a dark one. */
  suitsLight: boolean;
  /** A hash of its bytes. */
  key: string;
}

/** The number of the rules by which facts are read: caches keep them, so count on when a rule changes. */
const RULES = 3;

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
  const key = hash(bytes, JSON.stringify([RULES, sharp.versions]));
  const facts = await kept(join(cacheDir, 'images', `${key}.json`), async () => {
    const { autoOrient, hasAlpha } = await openPicture(bytes).metadata();
    const { width, height } = autoOrient;
    const isOpaque = !hasAlpha || (await sharp(bytes).stats()).isOpaque; // which reads every pixel
    const halves = [...(await meanOf(bytes, 2))].map((value) => Math.round(value / 17).toString(16)).join('');
    const tone = `${halves.slice(0, 3)}-${halves.slice(3, 6)}`;
    const mean = `#${(await meanOf(bytes, 1)).toString('hex')}`;
    const suitsLight = await isForLightGround(bytes);

    return JSON.stringify({ width, height, tone, mean, isOpaque, suitsLight });
  });

  return { ...JSON.parse(String(facts)), key };
}

/** A transparent drawing gets a white ground in both schemes, unless it handles them itself. */
async function vector({ width, height }: PictureFacts, { file, onWhite }: Picture): Promise<Encoded> {
  const drawing = await readFile(file, 'utf8');
  const knowsSchemes = /prefers-color-scheme|light-dark\(/.test(drawing);

  const contents =
    onWhite && !knowsSchemes
      ? drawing.replace(/<((?:[\w-]+:)?)svg\b[^>]*>/, '$&<$1style>:root{background:#fff}</$1style>')
      : drawing;

  const path = `assets/${nameOf(file)}-${hash(contents)}.svg`;

  return { image: { width, height, file: path }, copies: [{ path, contents }] };
}

async function raster(facts: PictureFacts, picture: Picture): Promise<Encoded> {
  const { file, cacheDir, avif, onWhite, isLogo, toned } = picture;
  const { width, height, tone, isOpaque } = facts;
  const smaller = picture.widths.filter((each) => each <= width);
  const widths = smaller.length > 0 ? smaller : [width];
  const key = hash(facts.key, JSON.stringify([avif, widths, onWhite]));
  const stem = `assets/${nameOf(file)}-${key}`;

  const copies: OutputFile[] = widths.map((each) => ({
    path: `${stem}-${each}.avif`,
    contents: () =>
      kept(join(cacheDir, 'images', `${key}-${each}.avif`), async () => {
        const picture = openPicture(await readFile(file)); // again: all originals are too much to keep
        const grounded = onWhite ? picture.flatten({ background: 'white' }) : picture;
        return grounded.resize({ width: each }).avif(avif).toBuffer();
      }),
  }));

  // No placeholder colours behind a transparent picture or a logo: they would show around it.
  const seen = (isOpaque || onWhite) && !isLogo && { tone };

  return { image: { width, height, file: stem, widths, ...seen, ...(toned && { toned }) }, copies };
}

/**
 * The luminances of the dark hexagon (`.logo` in shared.css) and of the light one, nearly the same in each hue,
 * and the least contrast with them: https://www.w3.org/TR/WCAG22/#non-text-contrast
 */
const GROUNDS = (['on-fill', 'on-deep'] as const).map((token) =>
  wcagLuminance(tokenColour(token, { hue: 0 })),
);
const CONTRAST = 3;
/** A part of a logo that is smaller than this share of it, such as its blurred edges, may get lost. */
const SMALLEST_PART = 0.05;

/** Whether the part of a logo that stands out least does so more on the light hexagon, or too little on both. */
async function isForLightGround(bytes: Buffer): Promise<boolean> {
  const small = openPicture(bytes).resize(64, 64, { fit: 'inside' }).ensureAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, i) => [
    ...data.subarray(i * info.channels, (i + 1) * info.channels),
  ]);
  const luminances = pixels
    .filter((pixel) => (pixel.at(-1) ?? 0) > 127)
    .map(luminanceOf)
    .sort((a, b) => a - b);

  const darkest = luminances[Math.floor(SMALLEST_PART * luminances.length)] ?? 1;
  const lightest = luminances[Math.ceil((1 - SMALLEST_PART) * luminances.length) - 1] ?? 1;
  const [dark = 0, light = 1] = GROUNDS;
  const onDark = (darkest + 0.05) / (dark + 0.05);
  const onLight = (light + 0.05) / (lightest + 0.05);

  return Math.max(onDark, onLight) < CONTRAST || onLight > onDark;
}

/** @param pixel red, green and blue, or one grey, then alpha; 0 to 255 */
function luminanceOf(pixel: number[]): number {
  const colours = pixel.length < 3 ? pixel.slice(0, 1) : pixel;
  const [r = 0, g = r, b = r] = colours.map((value) => value / 255);
  return wcagLuminance({ mode: 'rgb', r, g, b });
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
export const openPicture = (file: string | Buffer, density = 144): Sharp =>
  sharp(file, { density }).autoOrient().toColourspace('srgb');

export const isDrawing = (src: string) => extname(src).toLowerCase() === '.svg';

/** A file's name without extension, in characters with no meaning in URLs or a srcset. */
const nameOf = (file: string) => slugOf(basename(file, extname(file))) || 'image';
