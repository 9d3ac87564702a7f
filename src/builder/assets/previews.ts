import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputInfo } from 'sharp';
import sharp from 'sharp';
import { escapeHtml } from '../shared/escape.ts';
import { kept } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { corner, drawWheel, type Side } from '../theme/wheel.ts';
import { FONT, subset } from './font.ts';

/** The family in the font's name table, which is the same at every weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';
const WEIGHTS = { regular: 450, bold: 700 };
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
const PORTRAIT = 340;
type Preview = { page: string; title: string; text: string };

/** Facts that all previews have in common. */
interface Design {
  /** The owner's portrait: its file, and the point in it that stays in view. */
  portrait: string | null;
  focus?: string | undefined;
  /** The owner's. */
  name: string;
  colour: (token: string, page: string) => string;
  sides: Side[];
  root: string;
  cacheDir: string;
  characters: string;
}

/**
 * Link previews, 1200 × 630 pixels: a title and the owner's portrait in a page's colour. They are made from content and
 * tokens (by sharp and culori), so a fork never shows another person's name; drawn when they are asked for.
 *
 * @returns in the same order
 */
export async function makePreviews(
  previews: Preview[],
  design: Design,
): Promise<(OutputFile & { page: string })[]> {
  const { portrait, focus, name, colour, sides, root, cacheDir } = design;
  const picture = portrait ? await readFile(portrait) : null;
  // When the drawing code changes, so do the pictures.
  const code = await Promise.all(
    ['assets/previews', 'theme/wheel'].map((file) => readFile(join(root, `src/builder/${file}.ts`))),
  );
  const shared = hash(JSON.stringify([focus, name, sides, sharp.versions]), ...code, picture ?? '');
  const draw = openStudio(design, picture);
  return previews.map((preview) => {
    const { page, title, text } = preview;
    const [ground = '', line = '', accent = '', light = '', muted = ''] = COLOURS.map((token) =>
      colour(token, page),
    );
    const colours = { ground, line, accent, light, muted };
    const key = hash(JSON.stringify([shared, page, title, text, colours]));
    const file = join(cacheDir, 'previews', `${key}.jpg`);
    const contents = async () => (await kept(file, () => draw(preview, colours))).contents;
    return { page, path: `assets/preview-${page.toLowerCase()}-${inName(key)}.jpg`, contents };
  });
}

const COLOURS = ['ground', 'line', 'accent', 'text', 'text-muted'];
type Colours = Record<'ground' | 'line' | 'accent' | 'light' | 'muted', string>;

/** Each weight of the font, made when it is first needed. */
function fontsOf({ cacheDir, characters }: Design) {
  const fontOf = (weight: number) =>
    once(async () => {
      const { path } = await subset(FONT, { cacheDir, characters, format: 'truetype', weight });
      return { font: path, weight };
    });
  return { bold: fontOf(WEIGHTS.bold), regular: fontOf(WEIGHTS.regular) };
}

type Raw = { data: Buffer; info: OutputInfo };
type Written = Awaited<ReturnType<typeof write>>;

/** A function that draws previews. What a page and its documents have in common is drawn once. */
function openStudio(design: Design, picture: Buffer | null) {
  const { focus, name, colour, sides } = design;
  const { bold, regular } = fontsOf(design);
  const width = picture ? WIDTH - 3 * MARGIN - PORTRAIT : WIDTH - 2 * MARGIN;
  const backdrops: Map<string, Promise<Raw>> = new Map();

  /** @param signed whether it shows the owner's name */
  async function backdropOf(page: string, { ground, line, accent, light }: Colours, signed: boolean) {
    const brand = await write(name, { ...(await bold()), colour: light, size: 30, width, height: 60 });
    const y = HEIGHT - MARGIN - brand.height / 2;
    const fill = (side: string) => colour('fill', side);
    const mark = signed ? drawWheel(sides, { page, x: MARGIN + 20, y, radius: 21, colour: fill }) : '';
    const layers = signed ? [{ ...brand, left: MARGIN + 56, top: HEIGHT - MARGIN - brand.height }] : [];
    const [left, top] = [WIDTH - MARGIN - PORTRAIT, (HEIGHT - PORTRAIT) / 2];
    const portrait = picture ? [{ input: await hexagonal(picture, { accent, focus }), left, top }] : [];
    return sharp(Buffer.from(stage({ ground, line, accent, mark })))
      .composite([...layers, ...portrait])
      .raw()
      .toBuffer({ resolveWithObject: true });
  }

  return async function draw({ page, title, text }: Preview, colours: Colours) {
    const { light, muted } = colours;
    const heading = await write(title, { ...(await bold()), size: 92, colour: light, width, height: 280 });
    const unbroken = text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
    const words = await write(unbroken, {
      ...(await regular()),
      size: 36,
      colour: muted,
      width,
      height: 160,
    });
    // A page titled with the owner's name shows it already.
    const signed = title !== name;
    const key = `${page} ${signed}`;
    const backdrop = backdrops.get(key) ?? backdropOf(page, colours, signed);
    backdrops.set(key, backdrop);
    return compose(await backdrop, heading, words);
  };
}

function compose(backdrop: Raw, heading: Written, words: Written) {
  const gap = 28;
  const top = Math.round((HEIGHT - heading.height - gap - words.height) / 2);
  return sharp(backdrop.data, { raw: backdrop.info })
    .composite([
      { ...heading, left: MARGIN, top },
      { ...words, left: MARGIN, top: top + heading.height + gap },
    ])
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
}

/**
 * @param style `width` and `height` are the limits
 */
async function write(
  text: string,
  {
    font,
    weight,
    size,
    colour,
    width,
    height,
  }: { font: string; weight: number; size: number; colour: string; width: number; height: number },
) {
  // In a font description Pango would take the family's last words for a style; sizes are in 1024ths of a point.
  const style = {
    font_family: FAMILY,
    foreground: colour,
    letter_spacing: Math.round(size * -20),
    size: Math.round(size * 0.75 * 1024),
    weight,
  };
  const attributes = Object.entries(style).map(([name, value]) => `${name}="${value}"`);
  const written = await sharp({
    text: {
      text: `<span ${attributes.join(' ')}>${escapeHtml(text)}</span>`,
      fontfile: font,
      dpi: 96,
      width,
      spacing: Math.round(size * 0.12),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = written;
  const fits = info.width <= width && info.height <= height;
  // A word that is longer than the line, or a heading of a dozen lines: scale it down to fit.
  const { data, info: raw } = fits
    ? written
    : await sharp(written.data, { raw: info })
        .resize({ width, height, fit: 'inside' })
        .raw()
        .toBuffer({ resolveWithObject: true });
  return { input: data, raw, height: raw.height };
}

const hexagon = (r: number, x: number, y: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const at = corner(i, 6);
    return `${(x + r * at.x).toFixed(2)},${(y + r * at.y).toFixed(2)}`;
  }).join(' ');

function stage({
  ground,
  line,
  accent,
  mark,
}: {
  ground: string;
  line: string;
  accent: string;
  mark: string;
}) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<pattern id="lattice" width="97" height="168" patternUnits="userSpaceOnUse"><path d="M48.500 0 97 28V84L48.500 112 0 84V28zM48.500 112V168" fill="none" stroke="${line}" stroke-width="2"/></pattern>
<radialGradient id="glow" cx="0.850" cy="0.500" r="0.800"><stop stop-color="${accent}" stop-opacity="0.300"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
<linearGradient id="fade"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="right"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glow)"/>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lattice)" mask="url(#right)"/>
${mark}
</svg>`;
}

/**
 * @param design `focus` as in the content
 */
async function hexagonal(
  picture: Buffer,
  { accent, focus = '50% 50%' }: { accent: string; focus?: string | undefined },
) {
  const half = PORTRAIT / 2;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}"><polygon points="${hexagon(half - 4, half, half)}"/></svg>`;
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}"><polygon points="${hexagon(half - 4, half, half)}" fill="none" stroke="${accent}" stroke-width="6"/></svg>`;
  const covering = await sharp(picture, { density: 144 })
    .autoOrient()
    .resize(PORTRAIT, PORTRAIT, { fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const square = await sharp(covering.data)
    .extract({
      left: Math.round(((covering.info.width - PORTRAIT) * x) / 100),
      top: Math.round(((covering.info.height - PORTRAIT) * y) / 100),
      width: PORTRAIT,
      height: PORTRAIT,
    })
    .png()
    .toBuffer();
  const cut = await sharp(square)
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut)
    .composite([{ input: Buffer.from(edge) }])
    .png()
    .toBuffer();
}
