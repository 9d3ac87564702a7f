import { converter } from 'culori';
import { openPicture } from './picture.ts';

/** Less colourful pixels, such as paper and ink, say nothing about a picture's hue. OKLCH chroma. */
const LEAST_CHROMA = 0.05;
/** A hue that fewer pixels than this share have is a detail. */
const LEAST_SHARE = 0.04;
const SIZE = { width: 48, height: 30 };
const STEP = 10;

const toOklch = converter('oklch');

/** A colour's hue, rounded as pictures' are; null for a grey. */
export function hueOfColour(colour: string): number | null {
  const { c = 0, h } = toOklch(colour) ?? {};
  return h === undefined || c < 0.01 ? null : (Math.round(h / STEP) * STEP) % 360;
}

/**
 * The hue that a picture shows most, weighted by chroma.
 *
 * @returns OKLCH degrees, a multiple of 10; null for a picture without colours
 */
export async function hueOf(file: string | Buffer): Promise<number | null> {
  const pixels = await openPicture(file)
    .resize({ ...SIZE, fit: 'fill' })
    .flatten({ background: 'white' })
    .raw()
    .toBuffer();
  const weights: number[] = Array(360 / STEP).fill(0);
  let coloured = 0;
  for (let i = 0; i < pixels.length; i += 3) {
    const [r = 0, g = 0, b = 0] = [...pixels.subarray(i, i + 3)].map((value) => value / 255);
    const { c, h = 0 } = toOklch({ mode: 'rgb', r, g, b });
    if (c < LEAST_CHROMA) continue;
    coloured += 1;
    const place = Math.round(h / STEP) % weights.length;
    weights[place] = (weights[place] ?? 0) + c;
  }
  if (coloured / (SIZE.width * SIZE.height) < LEAST_SHARE) return null;
  // Neighbours count, so that two halves of one colour aren't outweighed by a whole of another.
  const at = (place: number) => weights[(place + weights.length) % weights.length] ?? 0;
  const sums = weights.map((own, place) => own + (at(place - 1) + at(place + 1)) / 2);
  return sums.indexOf(Math.max(...sums)) * STEP;
}
