import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputInfo, OverlayOptions } from 'sharp';
import sharp from 'sharp';
import { PREVIEW } from '../../shared/previewSize.ts';
import { kept } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { corner, drawWheel, type Side } from '../theme/wheel.ts';
import { drawable, pictureFaces } from './font.ts';
import { drawPicture } from './picture.ts';
import { write } from './typeset.ts';

const WEIGHTS = { regular: 450, bold: 700 };
const { width: WIDTH, height: HEIGHT } = PREVIEW;
const MARGIN = 72;
const PORTRAIT = 340;
/** Between heading and words, and at least between those and the name below. */
const GAP = 36;
const ABOVE_NAME = 52;
/** The sizes at which a heading, its words and the name are tried, in pixels: the first that fits is taken. */
const SIZES = { heading: [84, 72, 62, 54, 46, 40, 36], words: [36, 32, 28], name: [30, 26, 22] };
const WORDS_LINES = 2;
const HEADING_LINES = 4;
/** The room that the mark takes before the name. */
const BESIDE_MARK = 56;
type PreviewTexts = { page: string; title: string; text: string };

/** Facts that all previews have in common. */
interface Design {
  /** The owner's portrait: its file, and the point in it that stays in view. */
  portrait: string | null;
  focus?: string | undefined;
  /** Whether the portrait is shown in tones of the page's colour, as on the page. */
  inTones: boolean;
  /** The owner's. */
  name: string;
  colour: (token: string, page: string) => string;
  sides: Side[];
  root: string;
  cacheDir: string;
}

/**
 * Link previews, 1200 × 630 pixels: a title and the owner's portrait in a page's colour. They are made from content and
 * tokens (by sharp and culori), so a fork never shows another person's name; drawn when they are asked for.
 *
 * @returns in the same order
 */
export async function makePreviews(
  previews: PreviewTexts[],
  design: Design,
): Promise<(OutputFile & { page: string })[]> {
  const { portrait, focus, inTones, name, colour, sides, root, cacheDir } = design;
  const picture = portrait ? await readFile(portrait) : null;
  // When the drawing code changes, so do the pictures.
  const code = await Promise.all(
    ['assets/previews', 'assets/font', 'assets/picture', 'assets/tones', 'assets/typeset', 'theme/wheel'].map(
      (file) => readFile(join(root, `src/builder/${file}.ts`)),
    ),
  );
  const shared = hash(JSON.stringify([focus, inTones, name, sides, sharp.versions]), ...code, picture ?? '');
  const draw = openStudio(design, picture);
  return previews.map((preview) => {
    const { page, title, text } = preview;
    const [ground = '', line = '', accent = '', light = '', muted = ''] = COLOURS.map((token) =>
      colour(token, page),
    );
    const colours = { ground, line, accent, light, muted };
    const key = hash(JSON.stringify([shared, page, title, text, colours]));
    const file = join(cacheDir, 'previews', `${key}.jpg`);
    const contents = () => kept(file, () => draw(preview, colours));
    return { page, path: `assets/preview-${page.toLowerCase()}-${inName(key)}.jpg`, contents };
  });
}

const COLOURS = ['ground', 'line', 'accent', 'text', 'text-muted'];
type Colours = Record<'ground' | 'line' | 'accent' | 'light' | 'muted', string>;

/** Each weight of the font, made when it is first needed. */
function fontsOf({ cacheDir }: Design) {
  const fontOf = (weight: number) =>
    once(async () => {
      const { font, further } = await pictureFaces(weight, { cacheDir });
      // Pango keeps what it finds first: the further letters must be known before any text needs one.
      await write('ő', { font: further, weight, colour: '#000', width: WIDTH, lines: 1, sizes: [20] });
      return { font, weight };
    });
  return { bold: fontOf(WEIGHTS.bold), regular: fontOf(WEIGHTS.regular) };
}

type Raw = { data: Buffer; info: OutputInfo };
type Typeset = Awaited<ReturnType<typeof write>>;

interface Studio extends Design {
  picture: Buffer | null;
  /** Of the texts. */
  width: number;
  bold: () => Promise<Face>;
  regular: () => Promise<Face>;
}
type Face = { font: string; weight: number };
/** What a page and its documents have in common; `bottom`: where the room for texts ends. */
type Backdrop = Raw & { bottom: number };

/** A function that draws previews. */
function openStudio(design: Design, picture: Buffer | null) {
  const width = picture ? WIDTH - 3 * MARGIN - PORTRAIT : WIDTH - 2 * MARGIN;
  const studio = { ...design, ...fontsOf(design), picture, width };
  const { name } = design;
  const backdrops: Map<string, Promise<Backdrop>> = new Map();
  return async function draw(preview: PreviewTexts, colours: Colours) {
    const { page } = preview;
    const [title, text] = [drawable(preview.title).text, drawable(preview.text).text];
    // A page titled with the owner's name shows it already.
    const signed = preview.title !== name;
    const key = `${page} ${signed}`;
    const making = backdrops.get(key) ?? drawBackdrop(page, studio, { colours, signed });
    backdrops.set(key, making);
    const backdrop = await making;
    const unbroken = text.replaceAll(name, name.replaceAll(' ', '\u00a0'));
    const ofWords = {
      ...(await studio.regular()),
      sizes: SIZES.words,
      colour: colours.muted,
      lines: WORDS_LINES,
    };
    const words = await write(unbroken, { ...ofWords, width });
    const height = backdrop.bottom - MARGIN - GAP - words.height;
    const ofHeading = {
      ...(await studio.bold()),
      sizes: SIZES.heading,
      colour: colours.light,
      lines: HEADING_LINES,
    };
    const heading = await write(title, { ...ofHeading, width, height });
    return compose(backdrop, heading, words);
  };
}

/** @param given `signed`: whether it shows the owner's name */
async function drawBackdrop(
  page: string,
  { name, sides, picture, focus, inTones, width, colour, bold }: Studio,
  { colours, signed }: { colours: Colours; signed: boolean },
): Promise<Backdrop> {
  const { ground, line, accent, light } = colours;
  const fill = (side: string) => colour('fill', side);
  const layers: OverlayOptions[] = [];
  let [bottom, mark] = [HEIGHT - MARGIN, ''];
  if (signed) {
    const style = { ...(await bold()), colour: light, sizes: SIZES.name, lines: 2 };
    const brand = await write(drawable(name).text, { ...style, width: width - BESIDE_MARK });
    const top = HEIGHT - MARGIN - brand.height;
    layers.push({ ...brand, left: MARGIN + BESIDE_MARK, top });
    mark = drawWheel(sides, { page, x: MARGIN + 20, y: top + brand.height / 2, radius: 21, colour: fill });
    bottom = top - ABOVE_NAME;
  }
  if (picture) {
    const look = { accent, focus, tones: inTones ? fill(page) : undefined };
    const [left, top] = [WIDTH - MARGIN - PORTRAIT, (HEIGHT - PORTRAIT) / 2];
    layers.push({ input: await hexagonal(picture, look), left, top });
  }
  const drawn = await sharp(Buffer.from(stage({ ground, line, accent, mark })))
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...drawn, bottom };
}

function compose(backdrop: Backdrop, heading: Typeset, words: Typeset) {
  // In the middle of the picture, unless that is too close to the name.
  const height = heading.height + GAP + words.height;
  const top = Math.min(Math.round((HEIGHT - height) / 2), backdrop.bottom - height);
  return sharp(backdrop.data, { raw: backdrop.info })
    .composite([
      { ...heading, left: MARGIN, top },
      { ...words, left: MARGIN, top: top + heading.height + GAP },
    ])
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
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

/** @param design `focus` as in the content; `tones`: the colour in whose tones it is shown */
async function hexagonal(
  picture: Buffer,
  { accent, focus, tones }: { accent: string; focus?: string | undefined; tones: string | undefined },
) {
  const half = PORTRAIT / 2;
  const shape = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}"><polygon points="${hexagon(half - 4, half, half)}"/></svg>`;
  const edge = `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}"><polygon points="${hexagon(half - 4, half, half)}" fill="none" stroke="${accent}" stroke-width="6"/></svg>`;
  const square = await drawPicture(picture, { tones }, { width: PORTRAIT, height: PORTRAIT, focus });
  const cut = await sharp(await square.png().toBuffer())
    .ensureAlpha()
    .composite([{ input: Buffer.from(shape), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return sharp(cut)
    .composite([{ input: Buffer.from(edge) }])
    .png()
    .toBuffer();
}
