import { converter } from 'culori';
import sharp from 'sharp';

/** The first hue that the style sheet (hues.css) has a rule for, in degrees, and the step to the next. */
const FIRST = 27;
const STEP = 30;
/** The side of the scaled-down picture that is sampled, in pixels: enough for any colour that covers much of it. */
const SIDE = 48;
/** Below this mean chroma (OKLCH), a picture counts as grey. */
const GREY = 0.012;

const toOklch = converter('oklch');

/**
 * A picture's dominant hue: whichever of twelve hues has the most chroma in it.
 *
 * @returns in degrees of OKLCH: 27 plus a multiple of 30; undefined for a grey picture
 */
export async function hueOf(file: string): Promise<number | undefined> {
  const pixels = await sharp(file)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const sums = new Array(360 / STEP).fill(0);
  for (let i = 0; i < pixels.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(i, i + 4);
    const { c, h = 0 } = toOklch({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
    sums[Math.round((h - FIRST + 360) / STEP) % sums.length] += (c * alpha) / 255;
  }
  const most = Math.max(...sums);
  const mean = sums.reduce((sum, part) => sum + part, 0) / SIDE ** 2;
  return mean < GREY ? undefined : (FIRST + STEP * sums.indexOf(most)) % 360;
}
