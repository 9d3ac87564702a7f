import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PREVIEW } from '../../schema/previewSize.ts';
import { escapeHtml } from '../shared/escape.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';
import { corner, drawWheel, type Facet } from '../theme/wheel.ts';
import type { Font, StaticFace } from './font.ts';
import { isDrawing, openPicture, pictureFile } from './images.ts';

const MARGIN = 72;
const PORTRAIT = 340;
/** Between heading and words, and at least between those and the name below. */
const GAP = 36;
const ABOVE_NAME = 52;
/** The room that the siteMark takes before the name. */
const BESIDE_MARK = 56;

interface PreviewTexts {
  page: string;
  title: string;
  text: string;
  /** Shown instead of them. */
  cover?: { src: string } | undefined;
}

/** Facts that all previews have in common. */
export interface Design {
  portrait: { src: string; focus?: string | undefined };
  /** Whether a photograph of the owner is shown in tones of the page's colour. */
  inTones: boolean;
  /** The owner's. */
  name: string;
  colour: Theme['colour'];
  facets: Facet[];
  font: Font;
  root: string;
  cacheDir: string;
}

type Preview = OutputFile & { page: string };

/** Link previews, drawn when asked for: the top of a cover, or a title and the owner's portrait. */
export async function makePreviews(previews: PreviewTexts[], design: Design): Promise<Preview[]> {
  const { root, cacheDir, font, portrait, inTones, name, facets, colour } = design;
  const [template = '', code = ''] = await Promise.all(
    ['assets/preview.svg', 'assets/previews.ts'].map((file) =>
      readFile(join(root, 'src/builder', file), 'utf8'),
    ),
  );
  const bytesOf = (src = 'https:') => {
    const file = pictureFile(src, { root });
    return file ? readFile(file) : null;
  };
  const picture = await bytesOf(portrait.src);
  const made = previews.map(async (preview) => {
    const { page } = preview;
    const cover = await bytesOf(preview.cover?.src);
    const colours = (['fill', 'text', 'text-muted', 'line', 'ground'] as const).map((each) =>
      colour(each, page),
    );
    const look = [preview, portrait, inTones, name, facets, font.early, colours, sharp.versions];
    const key = hash(template, code, picture ?? '', cover ?? '', JSON.stringify(look));
    const draw = () => (cover ? drawCover(cover) : drawTexts(preview, { ...design, template, picture }));
    const path = `assets/preview-${cover ? 'story' : page.toLowerCase()}-${key}.jpg`;
    return { page, path, contents: () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw) };
  });
  return Promise.all(made);
}

const drawCover = (cover: Buffer) =>
  openPicture(cover)
    .resize({ ...PREVIEW, position: 'top' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();

type Drawn = Design & { template: string; picture: Buffer | null };

async function drawTexts({ page, title, text }: PreviewTexts, design: Drawn): Promise<Buffer> {
  const { picture, name, colour, facets, font } = design;
  const width = PREVIEW.width - 2 * MARGIN - (picture ? PORTRAIT + MARGIN : 0);
  const write = await openWriting(await font.staticFaces(`A${title}${text}${name}`, [450, 700]));
  const bold = { weight: 700, colour: colour('text', page), width };
  const words = await write(text, {
    ...bold,
    size: 36,
    weight: 450,
    colour: colour('text-muted', page),
    height: 142,
  });
  // A page titled with the owner's name shows it already.
  const isSigned = title !== name;
  const brand = await write(name, {
    ...bold,
    size: 30,
    width: width - BESIDE_MARK,
    height: 80,
  });
  const brandTop = PREVIEW.height - MARGIN - (isSigned ? brand.height : 0);
  const bottom = brandTop - (isSigned ? ABOVE_NAME : 0);
  const heading = await write(title, { ...bold, size: 84, height: bottom - MARGIN - GAP - words.height });
  // In the middle of the picture, unless that is too close to the name.
  const height = heading.height + GAP + words.height;
  const top = Math.min(Math.round((PREVIEW.height - height) / 2), bottom - height);
  const middle = { x: MARGIN + 20, y: brandTop + brand.height / 2, radius: isSigned ? 21 : 0 };
  const siteMark = drawWheel(facets, { page, ...middle });
  return sharp(Buffer.from(await fillTemplate(page, design, siteMark)))
    .composite([
      { input: heading.input, left: MARGIN, top },
      { input: words.input, left: MARGIN, top: top + heading.height + GAP },
      ...(isSigned ? [{ input: brand.input, left: MARGIN + BESIDE_MARK, top: brandTop }] : []),
    ])
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
}

async function fillTemplate(
  page: string,
  { template, picture, portrait, inTones, colour }: Drawn,
  siteMark: string,
) {
  const points = Array.from({ length: 6 }, (_, i) => corner(i, 6)).map(({ x, y }) => `${x} ${y}`);
  const parts = (portrait.focus ?? '50% 50%').split(' ').map((share) => Number.parseInt(share, 10));
  const [x, y] = parts.map((share) => (share < 34 ? 'Min' : share > 66 ? 'Max' : 'Mid'));
  const values: Record<string, string> = {
    siteMark,
    hexagon: `M${points.join('L')}z`,
    focus: `x${x}Y${y} slice`,
  };
  for (const token of ['line', 'fill', 'ground'] as const) values[token] = colour(token, page);
  if (picture) {
    const small = openPicture(picture).resize({ width: 2 * PORTRAIT, height: 2 * PORTRAIT, fit: 'outside' });
    const shown = inTones && !isDrawing(portrait.src) ? small.tint(colour('fill', page)) : small;
    values.portrait = `data:image/png;base64,${(await shown.png().toBuffer()).toString('base64')}`;
  }
  values.shown = picture ? 'inline' : 'none';
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

/** `size` in pixels. */
type Style = Record<'size' | 'weight' | 'width' | 'height', number> & { colour: string };

/** A function that writes texts in the site's font: at a size, or at the largest that fits. */
async function openWriting(faces: StaticFace[]) {
  const [{ data, file: first }] = faces as [StaticFace];
  const family = familyOf(data);
  const paint = (text: string, { size, colour, weight, width }: Style, file: string, more: object) => {
    const face = `font_family="${family}" font_weight="${weight}" foreground="${colour}"`;
    const sizes = `size="${Math.round(size * 768)}" letter_spacing="${Math.round(size * -20)}"`;
    const span = `<span ${face} ${sizes}>${escapeHtml(text)}</span>`;
    const spacing = Math.round(size * 0.12);
    return sharp({ text: { text: span, fontfile: file, width, spacing, rgba: true, ...more } })
      .png()
      .toBuffer({ resolveWithObject: true });
  };
  // Pango keeps what it finds first: it must know all files before a text needs one.
  const dot = { size: 20, colour: '#000', width: 100, height: 100 };
  for (const { file, weight } of faces) await paint('.', { ...dot, weight }, file, {});
  return async (text: string, style: Style) => {
    const usual = await paint(text, style, first, { dpi: 96 });
    const fits = usual.info.width <= style.width && usual.info.height <= style.height;
    const written = fits ? usual : await paint(text, style, first, { height: style.height });
    return { input: written.data, width: written.info.width, height: written.info.height };
  };
}

/** A TrueType font's own name for its family: https://learn.microsoft.com/typography/opentype/spec/name */
function familyOf(font: Buffer): string {
  const table = font.readUInt32BE(font.indexOf('name') + 8);
  const records = Array.from({ length: font.readUInt16BE(table + 2) }, (_, i) => table + 6 + 12 * i);
  const family = records.find((at) => font.readUInt16BE(at) === 3 && font.readUInt16BE(at + 6) === 1) ?? 0;
  const text = table + font.readUInt16BE(table + 4) + font.readUInt16BE(family + 10);
  return new TextDecoder('utf-16be').decode(font.subarray(text, text + font.readUInt16BE(family + 8)));
}
