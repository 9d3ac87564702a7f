import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PREVIEW } from '../../shared/previewSize.ts';
import { escapeHtml } from '../shared/escape.ts';
import { kept } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { corner, drawWheel, type Side } from '../theme/wheel.ts';
import type { Font } from './font.ts';
import { isDrawing, openPicture, pictureFile } from './images.ts';

const WEIGHTS = [450, 700];
const MARGIN = 72;
const PORTRAIT = 340;
/** Between heading and words, and at least between those and the name below. */
const GAP = 36;
const ABOVE_NAME = 52;
/** The room that the mark takes before the name. */
const BESIDE_MARK = 56;

export interface PreviewTexts {
  page: string;
  title: string;
  text: string;
}

/** Facts that all previews have in common. */
export interface Design {
  portrait: { src: string; focus?: string | undefined };
  /** Whether a photograph of the owner is shown in tones of the page's colour. */
  inTones: boolean;
  /** The owner's. */
  name: string;
  colour: (token: string, page: string) => string;
  sides: Side[];
  font: Font;
  root: string;
  cacheDir: string;
}

type Preview = OutputFile & { page: string };

/**
 * Link previews: a title and the owner's portrait in a page's colour, drawn when they are asked for.
 *
 * @returns in the same order
 */
export async function makePreviews(previews: PreviewTexts[], design: Design): Promise<Preview[]> {
  const { portrait, inTones, name, colour, sides, root, cacheDir } = design;
  const [template, code] = await Promise.all(
    ['preview.svg', 'previews.ts'].map((file) => readFile(join(root, 'src/builder/assets', file), 'utf8')),
  );
  const file = pictureFile(portrait.src, { root });
  const picture = file ? await readFile(file) : null;
  const shared = [portrait.focus, inTones, name, design.font.early, sides, sharp.versions];
  return previews.map((preview) => {
    const { page } = preview;
    const colours = sides.map((side) => colour('fill', side.page));
    const written = JSON.stringify([shared, preview, colours, colour('ground', page), colour('fill', page)]);
    const key = hash(written, template ?? '', code ?? '', picture ?? '');
    const draw = async () => drawPreview(preview, { ...design, template: template ?? '', picture });
    const contents = () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw);
    return { page, path: `assets/preview-${page.toLowerCase()}-${inName(key)}.jpg`, contents };
  });
}

/** A project's link preview: its cover, from its top. Null where that is on another site. */
export async function coverPreview(
  { src, page }: { src: string; page: string },
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<Preview | null> {
  const file = pictureFile(src, { root });
  if (!file) return null;
  const key = hash(await readFile(file), JSON.stringify([PREVIEW, sharp.versions]));
  const draw = () =>
    openPicture(file)
      .resize({ ...PREVIEW, position: 'top' })
      .flatten({ background: 'white' })
      .jpeg({ quality: 80 })
      .toBuffer();
  const contents = () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw);
  return { page, path: `assets/preview-story-${inName(key)}.jpg`, contents };
}

interface Drawn extends Design {
  template: string;
  picture: Buffer | null;
}

async function drawPreview({ page, title, text }: PreviewTexts, design: Drawn) {
  const { picture, name, colour, sides } = design;
  const width = PREVIEW.width - 2 * MARGIN - (picture ? PORTRAIT + MARGIN : 0);
  const write = await openWriting(`${title}${text}${name}`, design);
  const colours = { regular: colour('text-muted', page), bold: colour('text', page) };
  const words = await write(text, { size: 36, colour: colours.regular, weight: 450, width, height: 142 });
  // A page titled with the owner's name shows it already.
  const brand =
    title === name
      ? null
      : await write(name, {
          size: 30,
          colour: colours.bold,
          weight: 700,
          width: width - BESIDE_MARK,
          height: 80,
        });
  const brandTop = PREVIEW.height - MARGIN - (brand?.height ?? 0);
  const bottom = brand ? brandTop - ABOVE_NAME : brandTop;
  const room = bottom - MARGIN - GAP - words.height;
  const heading = await write(title, { size: 84, colour: colours.bold, weight: 700, width, height: room });
  // In the middle of the picture, unless that is too close to the name.
  const height = heading.height + GAP + words.height;
  const top = Math.min(Math.round((PREVIEW.height - height) / 2), bottom - height);
  const middle = { x: MARGIN + 20, y: brandTop + (brand?.height ?? 0) / 2, radius: 21 };
  const mark = brand && drawWheel(sides, { page, ...middle, colour: (side) => colour('fill', side) });
  const stage = await fillTemplate(page, design, mark ?? '');
  return sharp(Buffer.from(stage))
    .composite([
      { input: heading.input, left: MARGIN, top },
      { input: words.input, left: MARGIN, top: top + heading.height + GAP },
      ...(brand ? [{ input: brand.input, left: MARGIN + BESIDE_MARK, top: brandTop }] : []),
    ])
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
}

async function fillTemplate(
  page: string,
  { template, picture, portrait, inTones, colour }: Drawn,
  mark: string,
) {
  const [left, top, half] = [
    PREVIEW.width - MARGIN - PORTRAIT,
    (PREVIEW.height - PORTRAIT) / 2,
    PORTRAIT / 2,
  ];
  const points = Array.from({ length: 6 }, (_, i) => corner(i, 6)).map(
    ({ x, y }) => `${(left + half + (half - 4) * x).toFixed(1)} ${(top + half + (half - 4) * y).toFixed(1)}`,
  );
  const values: Record<string, string> = {
    ...{ line: colour('line', page), accent: colour('accent', page), ground: colour('ground', page) },
    ...{ mark, hexagon: `M${points.join('L')}z`, portrait: '' },
  };
  if (picture) {
    const small = openPicture(picture).resize({ width: 2 * PORTRAIT, height: 2 * PORTRAIT, fit: 'outside' });
    const toned = inTones && !isDrawing(portrait.src) ? small.tint(colour('fill', page)) : small;
    const [x = 50, y = 50] = (portrait.focus ?? '')
      .split(' ')
      .map((share) => Number.parseInt(share, 10) || 50);
    const part = (share: number) => (share < 34 ? 'Min' : share > 66 ? 'Max' : 'Mid');
    const href = `data:image/png;base64,${(await toned.png().toBuffer()).toString('base64')}`;
    const place = `x="${left}" y="${top}" width="${PORTRAIT}" height="${PORTRAIT}"`;
    values.portrait = `<image clip-path="url(#hexagon)" href="${href}" ${place} preserveAspectRatio="x${part(x)}Y${part(y)} slice"/><path d="${values.hexagon}" fill="none" stroke="${values.accent}" stroke-width="6"/>`;
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

interface Style {
  /** In pixels. */
  size: number;
  colour: string;
  weight: number;
  width: number;
  height: number;
}

/** A function that writes texts in the site's font: at a size, or at the largest that fits. */
async function openWriting(letters: string, { font }: Design) {
  const faces = await font.staticFaces(letters, WEIGHTS);
  const [{ data } = { data: Buffer.alloc(0) }] = faces;
  const family = familyOf(data);
  const paint = (text: string, fontfile: string, { size, colour, weight, width }: Style, height?: number) => {
    const style = `font_family="${family}" font_weight="${weight}" foreground="${colour}" size="${Math.round(size * 0.75 * 1024)}" letter_spacing="${Math.round(size * -20)}"`;
    const fit = height ? { height } : { dpi: 96 };
    const spacing = Math.round(size * 0.12);
    return sharp({
      text: {
        text: `<span ${style}>${escapeHtml(text)}</span>`,
        fontfile,
        width,
        spacing,
        rgba: true,
        ...fit,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  };
  // Pango keeps what it finds first: it must know all files before a text needs one.
  for (const { file, weight } of faces)
    await paint('.', file, { size: 20, colour: '#000', weight, width: 100, height: 100 });
  return async (text: string, style: Style) => {
    const { file = '' } = faces.find(({ weight }) => weight === style.weight) ?? {};
    const usual = await paint(text || ' ', file, style);
    const fits = usual.info.width <= style.width && usual.info.height <= style.height;
    const { data: input, info } = fits ? usual : await paint(text, file, style, style.height);
    return { input, width: info.width, height: info.height };
  };
}

/** The first name in a TrueType font's name table: https://learn.microsoft.com/typography/opentype/spec/name */
function familyOf(font: Buffer): string {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name') ?? 0;
  const start = font.readUInt32BE(entry + 8);
  const records = Array.from({ length: font.readUInt16BE(start + 2) }, (_, i) => start + 6 + 12 * i);
  const family = records.find((at) => font.readUInt16BE(at + 6) === 1 && font.readUInt16BE(at) === 3) ?? 0;
  const text = start + font.readUInt16BE(start + 4) + font.readUInt16BE(family + 10);
  return Buffer.from(font.subarray(text, text + font.readUInt16BE(family + 8)))
    .swap16()
    .toString('utf16le');
}
