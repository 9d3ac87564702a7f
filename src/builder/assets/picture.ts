// One way from a picture to all its uses: what it looks like is decided here, for pages, previews, feeds and the CV.
import sharp, { type Sharp } from 'sharp';
import { inTones, lumaOf } from './tones.ts';

/** How a picture is shown, wherever that is. */
export interface Look {
  /** What lies behind a picture that one can see through, as #rrggbb; without it, whatever it is shown on. */
  ground?: string | undefined;
  /** The colour in whose tones it is shown, as #rrggbb; without it, in its own colours. */
  tones?: string | undefined;
}

/** The part of a picture that is shown, in pixels: without `height` all of it; `focus`, as in the content, stays in view. */
interface Cut {
  width: number;
  height?: number;
  focus?: string | undefined;
}

/** A file's picture as a camera or an editor shows it: upright, in sRGB; of a moving one, the first frame. */
export const openPicture = (file: string | Buffer): Sharp =>
  sharp(file, { density: 144 }).autoOrient().toColourspace('srgb');

/** Draws a picture, or a part of it, in its look. */
export async function drawPicture(file: Buffer, { ground, tones }: Look, cut?: Cut): Promise<Sharp> {
  const sized = cut ? await cutOut(file, cut) : openPicture(file);
  const grounded = ground ? sized.flatten({ background: ground }) : sized;
  return tones ? inTones(grounded, tones) : grounded;
}

async function cutOut(file: Buffer, { width, height, focus = '50% 50%' }: Cut): Promise<Sharp> {
  if (height === undefined) return openPicture(file).resize({ width });
  const size = await sizeOf(openPicture(file));
  const scale = Math.max(width / size.width, height / size.height);
  const [across, down] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)];
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  const left = Math.round(((across - width) * x) / 100);
  const top = Math.round(((down - height) * y) / 100);
  return openPicture(file)
    .resize({ width: across, height: down, fit: 'fill' })
    .extract({ left, top, width, height });
}

/** A picture's size as it is shown, in pixels. */
export async function sizeOf(picture: Sharp): Promise<{ width: number; height: number }> {
  const { width, height, autoOrient } = await picture.metadata();
  const size = { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
  if (!size.width || !size.height) throw new Error('it has no size');
  return size;
}

/** The two grounds: paper and ink. */
const GROUNDS = { light: '#ffffff', dark: '#1c1b1a' };
/** The share of a picture that is seen: from the first on all of it, from the second on a picture with an outline, below words or lines. */
const OPAQUE = 0.999;
const MOSTLY_THERE = 0.75;
/** The luma, 0 to 255, from which on what is seen needs ink behind it: about as far from paper as from ink. */
const LIGHT = 150;
/** What a ground depends on besides the picture. */
export const GROUND_RULES = [GROUNDS, OPAQUE, MOSTLY_THERE, LIGHT];

/**
 * The ground on which a picture that one can see through is legible in both schemes: dark words need paper, light ones ink.
 *
 * @param options `always`: also where only a little can be seen through, such as round corners
 * @returns undefined for an opaque picture, and for a drawing that knows both schemes
 */
export async function groundOf(file: Buffer, { always }: { always: boolean }): Promise<string | undefined> {
  const { format } = await sharp(file).metadata();
  if (format === 'svg' && /prefers-color-scheme|light-dark\(/.test(String(file))) return undefined;
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .resize({ width: 160 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, seen] = [0, 0];
  for (let i = 0; i < data.length; i += info.channels) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = data.subarray(i, i + info.channels);
    sum += lumaOf(red, green, blue) * opacity;
    seen += opacity;
  }
  const share = seen / (255 * info.width * info.height);
  if (share > OPAQUE || (!always && share > MOSTLY_THERE)) return undefined;
  return sum / Math.max(seen, 1) < LIGHT ? GROUNDS.light : GROUNDS.dark;
}
