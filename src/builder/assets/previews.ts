import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { isTall } from '../../shared/builtImage.ts';
import { PREVIEW } from '../../shared/previewSize.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { type Token, tokenColour } from '../theme/colours.ts';
import { corner, drawWheel, type Facet } from '../theme/wheel.ts';
import type { Font, StaticFace } from './font.ts';
import { openPicture, pictureFile } from './images.ts';

/** Part of each file's name, since caches and link previews keep pictures: change it with the drawing. */
const DRAWING = '7';
/** In pixels, as all lengths here. */
const MARGIN = 64;
/** Between a title and the words below it, and at least between those and the name. */
const GAP = 36;
/** A page's object, a hexagon that the right edge cuts; the first page's is its wheel, whole. */
const OBJECT = { x: 1076, y: 315, radius: 244 };
const WHEEL = { x: 902, y: 315, radius: 270 };
/** The wheel's picture, as a share of it; a logo, of its cell. */
const HUB = 0.69;
const LOGO = 0.48;
/** A telephone, in which a story's tall picture is shown, cut off by the lower edge. */
const DEVICE = { width: 330, edge: 8, radius: 44, body: '#0d0d0f' };
/** The room that the site's mark takes before the name. */
const BESIDE_MARK = 56;

/** A page's poster in small: its colour, its one large thing, and words in ink. */
export interface PreviewTexts {
  page: string;
  title: string;
  text: string;
  /** A note is in ink, a story in its project's deep colour. */
  kind: 'page' | 'note' | 'story';
  /** A note's number. */
  figure?: string | undefined;
  /** A story's. */
  hue?: number | undefined;
  /** A story's picture, or a page's object. */
  cover?: { src: string } | undefined;
  isLogo?: boolean | undefined;
}

/** Facts that all previews have in common. */
export interface Design {
  /** The owner's. */
  name: string;
  /** The edition's: from right to left, all of it is mirrored. */
  dir: 'ltr' | 'rtl';
  facets: Facet[];
  font: Font;
  root: string;
  cacheDir: string;
}

/** Ground and words, by kind. */
const TOKENS: Record<PreviewTexts['kind'], [ground: Token, words: Token]> = {
  page: ['fill', 'on-fill'],
  note: ['ink', 'ground-light'],
  story: ['deep', 'on-deep'],
};

type Preview = OutputFile & { page: string };

/** Link previews, drawn when asked for. */
export async function makePreviews(previews: PreviewTexts[], design: Design): Promise<Preview[]> {
  const { root, cacheDir, font, name, dir, facets } = design;

  const bytesOf = (src = 'https:') => {
    const file = pictureFile(src, { root });
    return file ? readFile(file) : null;
  };

  const made = previews.map(async (preview) => {
    const { page, kind, cover } = preview;
    const picture = await bytesOf(cover?.src);
    const look = [preview, name, dir, facets, font.early, sharp.versions];
    const key = hash(DRAWING, picture ?? '', JSON.stringify(look));
    const path = `assets/preview-${kind === 'story' ? kind : page.toLowerCase()}-${key}.jpg`;
    const draw = () => drawPoster(preview, { ...design, picture });

    return { page, path, contents: () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw) };
  });

  return Promise.all(made);
}

type Drawn = Design & { picture: Buffer | null };

async function drawPoster(preview: PreviewTexts, design: Drawn): Promise<Buffer> {
  const { page, kind } = preview;
  const { facets, dir } = design;
  const facet = facets.find((each) => each.page === page) ?? (facets[0] as Facet);
  const { hue = facet.hue } = preview;
  const [ground, ink] = TOKENS[kind].map((token) => tokenColour(token, { ...facet, hue })) as [
    string,
    string,
  ];

  const across = (x: number) => (dir === 'rtl' ? PREVIEW.width - x : x);
  const mark = { page, x: across(MARGIN + 20), y: PREVIEW.height - MARGIN - 14, radius: 21, ink };
  const isFirst = kind === 'page' && !isSigned(preview, design);
  const drawings = [
    isFirst ? drawWheel(facets, { page, ...WHEEL, x: across(WHEEL.x), isLarge: true }) : '',
    isSigned(preview, design) ? drawWheel(facets, mark) : '',
  ];

  return sharp(drawGround(ground, drawings))
    .composite(await posterLayers(preview, design, ink))
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
}

/** The owner's name is the first page's title already; a story's picture takes its place. */
const isSigned = ({ title, kind }: PreviewTexts, { name, picture }: Drawn) =>
  title !== name && !(kind === 'story' && picture);

/** A part of a poster, in its place. */
export interface Layer {
  input: Buffer;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A poster's words, in a colour, and its picture. */
export async function posterLayers(preview: PreviewTexts, design: Drawn, colour: string): Promise<Layer[]> {
  const { kind, title, text, figure } = preview;
  const { picture, name, dir, font } = design;

  // A number such as 14 ← 2 has no direction of its own, and a Latin title begins at the other side.
  const directed = (large: string) => (dir === 'rtl' ? `\u200f${large}` : large);
  const write = await openWriting(
    await font.staticFaces(`A${title}${text}${name}${figure ?? ''}`, [450, 700]),
  );

  const cover = kind === 'story' ? picture : null;
  const device = cover && isTall(await sizeOf(cover)) ? await devicePart(cover) : null;
  const wide = device ? null : cover;
  const signed = isSigned(preview, design);
  const object = kind === 'page' && picture ? await objectPart(picture, preview, design) : null;
  const edge =
    object || (kind === 'page' && !signed)
      ? leftOf(signed ? OBJECT : WHEEL)
      : (device?.left ?? PREVIEW.width);
  const bold = { weight: 700, colour, width: edge - 2 * MARGIN };

  const brand = await write(name, { ...bold, size: 30, height: 80, width: 700 });
  const bottom = PREVIEW.height - MARGIN - (signed ? brand.height + GAP : 0);

  // A name breaks at its spaces, at a hyphen never: a word joiner follows it.
  const words = kind === 'page' && !signed ? title.replaceAll('-', '-\u2060') : title;
  const [large = '', small] = figure ? [figure, title] : [words, wide ? '' : text];
  const below = small ? await write(small, { ...bold, ...(figure ? TITLE : WORDS) }) : null;
  const room = wide ? 216 : bottom - MARGIN - (below ? GAP + below.height : 0);
  const heading = await write(directed(large), { ...bold, size: wide ? 104 : LARGEST[kind], height: room });
  const top = MARGIN + heading.height + GAP;

  const layers: Layer[] = [{ ...heading, left: MARGIN, top: MARGIN }];
  if (below) layers.push({ ...below, left: MARGIN, top });
  if (wide) layers.push(await coverPart(wide, top + GAP / 2));
  layers.push(...[device, object].filter((part) => part !== null));
  if (signed) {
    layers.push({ ...brand, left: MARGIN + BESIDE_MARK, top: PREVIEW.height - MARGIN - brand.height });
  }

  if (dir === 'ltr') return layers;
  return layers.map((layer) => ({ ...layer, left: PREVIEW.width - layer.left - layer.width }));
}

const LARGEST = { page: 200, note: 300, story: 200 };
const TITLE = { size: 60, weight: 700, height: 150 };
const WORDS = { size: 40, weight: 450, height: 160 };

function drawGround(colour: string, drawings: string[]): Buffer {
  const { width, height } = PREVIEW;
  const ground = `<rect width="100%" height="100%" fill="${colour}"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${drawings.join('')}</svg>`,
  );
}

/** The top of a story's picture, as wide as the words. */
async function coverPart(cover: Buffer, y: number): Promise<Layer> {
  const top = Math.round(y);
  const size = { width: PREVIEW.width - 2 * MARGIN, height: PREVIEW.height - top };
  const input = await openPicture(cover)
    .resize({ ...size, position: 'top' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();

  return { input, left: MARGIN, top, ...size };
}

const leftOf = ({ x, radius }: typeof OBJECT) => Math.round(x - radius * Math.cos(Math.PI / 6));

/** A page's picture as a hexagon, as far as it is on the poster; a logo is on a dark one. */
async function objectPart(picture: Buffer, preview: PreviewTexts, design: Drawn): Promise<Layer> {
  const place = isSigned(preview, design) ? OBJECT : { ...WHEEL, radius: HUB * WHEEL.radius };
  const { x, y, radius } = place;
  const left = leftOf(place);
  const size = { width: 2 * (x - left), height: Math.round(2 * radius) };
  const seen = { width: Math.min(size.width, PREVIEW.width - left), height: size.height };

  const points = Array.from({ length: 6 }, (_, i) => {
    const { x: across, y: down } = corner(i, 6);
    return `${size.width / 2 + radius * across},${radius + radius * down}`;
  });
  const hexagon = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><polygon points="${points.join(' ')}" fill="${DEVICE.body}"/></svg>`,
  );

  // A drawing is rasterized as large as it is shown.
  const { width } = await sharp(picture).metadata();
  const opened = openPicture(picture, Math.max(72, (72 * size.width) / width));
  const logo = (width: number) => opened.resize(width).png().toBuffer();
  const filling = () => opened.resize({ ...size, position: 'top' }).flatten({ background: 'white' });
  const shape = preview.isLogo
    ? sharp(hexagon).composite([{ input: await logo(Math.round(LOGO * size.width)) }])
    : filling().composite([{ input: hexagon, blend: 'dest-in' }]);

  const input = await sharp(await shape.png().toBuffer())
    .extract({ left: design.dir === 'rtl' ? size.width - seen.width : 0, top: 0, ...seen })
    .png()
    .toBuffer();

  return { input, left, top: Math.round(y - radius), ...seen };
}

const sizeOf = async (cover: Buffer) => (await sharp(cover).metadata()).autoOrient;

/** A picture in a telephone at the right edge, from its top. */
async function devicePart(cover: Buffer): Promise<Layer> {
  const { width, edge, radius, body } = DEVICE;
  const height = PREVIEW.height - MARGIN;
  const size = { width: width - 2 * edge, height: height - edge };
  const rounded = (w: number, h: number, r: number, fill: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h + r}" rx="${r}" fill="${fill}"/></svg>`,
    );

  const screen = await openPicture(cover)
    .resize({ ...size, position: 'top' })
    .flatten({ background: 'white' })
    .composite([{ input: rounded(size.width, size.height, radius - edge, 'white'), blend: 'dest-in' }])
    .png()
    .toBuffer();

  const input = await sharp(rounded(width, height, radius, body))
    .composite([{ input: screen, left: edge, top: edge }])
    .png()
    .toBuffer();

  return { input, left: PREVIEW.width - MARGIN - width, top: MARGIN, width, height };
}

/** `size` in pixels. */
type Style = Record<'size' | 'weight' | 'width' | 'height', number> & { colour: string };

/** A function that writes texts in the site's font: at a size, or at the largest that fits. */
async function openWriting(faces: StaticFace[]) {
  const [{ data, file: first }] = faces as [StaticFace];
  const { familyName: family } = await fromBuffer(data);

  const paint = (text: string, { size, colour, weight, width }: Style, file: string, more: object) => {
    const face = `font_family="${family}" font_weight="${weight}" foreground="${colour}"`;
    const sizes = `size="${Math.round(size * 768)}" letter_spacing="${Math.round(size * -20)}"`;
    const span = `<span ${face} ${sizes}>${escapeUTF8(text)}</span>`;
    const spacing = Math.round(size * (weight === WORDS.weight ? 0.12 : -0.24)); // titles are set solid

    return sharp({ text: { text: span, fontfile: file, width, spacing, rgba: true, ...more } })
      .png()
      .toBuffer({ resolveWithObject: true });
  };

  // Pango caches the fonts that it finds, so register all files before the first text:
  // https://github.com/libvips/libvips/pull/2847
  const dot = { size: 20, colour: '#000', width: 100, height: 100 };

  for (const { file, weight } of faces) await paint('.', { ...dot, weight }, file, {});

  return async function write(
    text: string,
    style: Style,
  ): Promise<Pick<Layer, 'input' | 'width' | 'height'>> {
    const { data: input, info } = await paint(text, style, first, { dpi: 96 });
    const { width, height } = info;
    const fits = width <= style.width && height <= style.height;

    // libvips could fit it, but would keep the spacing of the larger size.
    return fits ? { input, width, height } : write(text, { ...style, size: 0.94 * style.size });
  };
}
