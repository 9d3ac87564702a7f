import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { escapeUTF8 } from 'entities';
import sharp from 'sharp';
import { PREVIEW } from '../../shared/previewSize.ts';
import { kept } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { type Token, tokenColour } from '../theme/colours.ts';
import { drawWheel, type Facet } from '../theme/wheel.ts';
import type { Font, StaticFace } from './font.ts';
import { isDrawing, openPicture, pictureFile } from './images.ts';

/** In pixels, as all lengths here. */
const MARGIN = 64;
/** Between a title and the words below it, and at least between those and the name. */
const GAP = 36;
/** The large wheel, at the right edge's middle; the share of it that the portrait fills. */
const WHEEL = { x: 934, y: 315, radius: 250, hub: 0.7 };
/** The room that the site's mark takes before the name. */
const BESIDE_MARK = 56;

/** A page's poster in small: its colour, its one large thing, and words in ink. */
export interface PreviewTexts {
  page: string;
  title: string;
  text: string;
  /**
   * The first page has the wheel with the portrait; a note is in ink, a story in its project's deep colour.
   */
  kind: 'first' | 'page' | 'note' | 'story';
  /** A note's number. */
  figure?: string | undefined;
  /** A story's hue and picture. */
  hue?: number | undefined;
  cover?: { src: string } | undefined;
}

/** Facts that all previews have in common. */
export interface Design {
  portrait: { src: string; focus?: string | undefined; zoom?: number | undefined };
  /** Whether a photograph of the owner is shown in tones of the page's colour. */
  inTones: boolean;
  /** The owner's. */
  name: string;
  facets: Facet[];
  font: Font;
  root: string;
  cacheDir: string;
}

/** Ground and words, by kind. */
const TOKENS: Record<PreviewTexts['kind'], [ground: Token, words: Token]> = {
  first: ['fill', 'on-fill'],
  page: ['fill', 'on-fill'],
  note: ['ink', 'ground-light'],
  story: ['deep', 'on-deep'],
};

type Preview = OutputFile & { page: string };

/** Link previews, drawn when asked for. */
export async function makePreviews(previews: PreviewTexts[], design: Design): Promise<Preview[]> {
  const { root, cacheDir, font, portrait, inTones, name, facets } = design;
  const code = await readFile(join(root, 'src/builder/assets/previews.ts'), 'utf8');

  const bytesOf = (src = 'https:') => {
    const file = pictureFile(src, { root });
    return file ? readFile(file) : null;
  };

  const made = previews.map(async (preview) => {
    const { page, kind, cover } = preview;
    const picture = await bytesOf(kind === 'first' ? portrait.src : cover?.src);
    const look = [preview, portrait, inTones, name, facets, font.early, sharp.versions];
    const key = hash(code, picture ?? '', JSON.stringify(look));
    const path = `assets/preview-${kind === 'story' ? kind : page.toLowerCase()}-${key}.jpg`;
    const draw = () => drawPoster(preview, { ...design, picture });

    return { page, path, contents: () => kept(join(cacheDir, 'previews', `${key}.jpg`), draw) };
  });

  return Promise.all(made);
}

type Drawn = Design & { picture: Buffer | null };

async function drawPoster(preview: PreviewTexts, design: Drawn): Promise<Buffer> {
  const { page, kind, title, text, figure } = preview;
  const { picture, name, facets, font } = design;
  const own = facets.find((facet) => facet.page === page) ?? (facets[0] as Facet);
  const { hue = own.hue } = preview;
  const [ground, ink] = TOKENS[kind].map((token) => tokenColour(token, { ...own, hue })) as [string, string];

  const write = await openWriting(
    await font.staticFaces(`A${title}${text}${name}${figure ?? ''}`, [450, 700]),
  );

  const beside = kind === 'first' && picture ? WHEEL.x - WHEEL.radius : PREVIEW.width - MARGIN;
  const bold = { weight: 700, colour: ink, width: beside - MARGIN };
  // The owner's name is the first page's title already.
  const brand = title === name ? null : await write(name, { ...bold, size: 30, height: 80, width: 700 });
  const bottom = PREVIEW.height - MARGIN - (brand ? brand.height + GAP : 0);
  const cover = kind === 'story' ? picture : null;

  const [large, small] = figure ? [figure, title] : [title, cover ? '' : text];
  const words = small && (await write(small, { ...bold, ...(figure ? TITLE : WORDS) }));
  const room = cover ? 216 : bottom - MARGIN - (words ? GAP + words.height : 0);
  const heading = await write(large, { ...bold, size: cover ? 104 : LARGEST[kind], height: room });
  const below = MARGIN + heading.height + GAP;

  return sharp(Buffer.from(drawGround({ ground, ink, page }, brand !== null && !cover, design)))
    .composite([
      ...(kind === 'first' && picture ? await wheelParts(picture, { page, ground }, design) : []),
      { input: heading.input, left: MARGIN, top: MARGIN },
      ...(words ? [{ input: words.input, left: MARGIN, top: below }] : []),
      ...(cover ? [await coverPart(cover, below + GAP / 2)] : []),
      ...(brand && !cover
        ? [{ input: brand.input, left: MARGIN + BESIDE_MARK, top: PREVIEW.height - MARGIN - brand.height }]
        : []),
    ])
    .jpeg({ quality: 88 }) // mozjpeg takes ten times as long to save 8 %
    .toBuffer();
}

const LARGEST = { first: 190, page: 200, note: 300, story: 200 };
const TITLE = { size: 60, weight: 700, height: 150 };
const WORDS = { size: 40, weight: 450, height: 160 };

/** The ground, with the site's mark before the owner's name. */
function drawGround(
  { ground, ink, page }: { ground: string; ink: string; page: string },
  isSigned: boolean,
  { facets }: Drawn,
): string {
  const { width, height } = PREVIEW;
  const mark = drawWheel(facets, { page, x: MARGIN + 20, y: height - MARGIN - 14, radius: 21, ink });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${ground}"/>${isSigned ? mark : ''}</svg>`;
}

/** The top of a story's picture, as wide as the words. */
async function coverPart(cover: Buffer, y: number) {
  const top = Math.round(y);
  const size = { width: PREVIEW.width - 2 * MARGIN, height: PREVIEW.height - top };
  const input = await openPicture(cover)
    .resize({ ...size, position: 'top' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer();

  return { input, left: MARGIN, top };
}

/** The first page's wheel, as by day, with the portrait in it. */
async function wheelParts(
  picture: Buffer,
  { page, ground }: { page: string; ground: string },
  design: Drawn,
) {
  const { facets, portrait, inTones } = design;
  const { x, y, radius, hub } = WHEEL;
  const own = facets.find((facet) => facet.page === page) ?? (facets[0] as Facet);
  const side = Math.round(2 * radius * hub);
  const shape = hexagon(side / 2);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="${shape}"/></svg>`;

  const cut = await cutOut(picture, portrait, side);
  const isToned = inTones && !isDrawing(portrait.src);
  const shown = isToned ? inTwoTones(cut, own.hue) : sharp(cut);

  const input = await shown
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();

  const { width, height } = PREVIEW;
  const ring = drawWheel(facets, { page, x, y, radius, isLarge: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ring}
    <path transform="translate(${x - side / 2} ${y - side / 2})" d="${shape}" fill="${ground}"/></svg>`;

  return [
    { input: Buffer.from(svg), left: 0, top: 0 },
    { input, left: Math.round(x - side / 2), top: Math.round(y - side / 2) },
  ];
}

/** A hexagon with a corner at the top, as wide and as high as a circle of this radius around it. */
function hexagon(radius: number): string {
  const points = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI * i) / 3;
    return `${radius + radius * Math.sin(angle)} ${radius - radius * Math.cos(angle)}`;
  });
  return `M${points.join('L')}z`;
}

/** A square of a picture around the spot that stays in view, as large as the styles show it. */
async function cutOut(
  picture: Buffer,
  { focus = '50% 50%', zoom = 1 }: Design['portrait'],
  side: number,
): Promise<Buffer> {
  const whole = await openPicture(picture)
    .resize({ width: Math.round(side * zoom), height: Math.round(side * zoom), fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true });

  const [x = 50, y = 50] = focus.split(' ').map((share) => Number.parseInt(share, 10));
  const left = Math.round(((whole.info.width - side) * x) / 100);
  const top = Math.round(((whole.info.height - side) * y) / 100);

  return sharp(whole.data).extract({ left, top, width: side, height: side }).png().toBuffer();
}

/** As `.toned` in styles/shared.css: from deep shadows to pale light, of one hue. */
function inTwoTones(picture: Buffer, hue: number) {
  const channels = (token: Token) =>
    (tokenColour(token, { hue }).match(/[\da-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  const [dark, light] = [channels('shadow'), channels('highlight')];
  const slopes = light.map((value, i) => (value - (dark[i] ?? 0)) / 255);
  return sharp(picture).removeAlpha().modulate({ saturation: 0, brightness: 1.12 }).linear(slopes, dark);
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
    const spacing = Math.round(size * (size > WORDS.size ? -0.24 : 0.12)); // titles are set solid

    return sharp({ text: { text: span, fontfile: file, width, spacing, rgba: true, ...more } })
      .png()
      .toBuffer({ resolveWithObject: true });
  };

  // Pango caches the fonts that it finds, so register all files before the first text:
  // https://github.com/libvips/libvips/pull/2847
  const dot = { size: 20, colour: '#000', width: 100, height: 100 };

  for (const { file, weight } of faces) await paint('.', { ...dot, weight }, file, {});

  return async (text: string, style: Style) => {
    const usual = await paint(text, style, first, { dpi: 96 });
    const fits = usual.info.width <= style.width && usual.info.height <= style.height;
    const written = fits ? usual : await paint(text, style, first, { height: style.height });
    return { input: written.data, width: written.info.width, height: written.info.height };
  };
}
