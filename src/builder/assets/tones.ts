import { clampChroma, converter, formatHex } from 'culori';
import sharp, { type Sharp } from 'sharp';

/** OKLCH lightness, and share of the colour's chroma, of what is dark, in between and light. */
const TONES = { dark: [0.2, 0.4], middle: [0.62, 1], light: [0.95, 0.25] } as const;

const toOklch = converter('oklch');

/**
 * A picture in three tones of a colour, so that any photograph is one of the site's set: its darkest part is nearly black, its
 * lightest nearly white, and what is in between has the colour's hue. What can be seen through stays so.
 *
 * @param picture in sRGB
 * @param colour as #rrggbb
 */
export async function inTones(picture: Sharp, colour: string): Promise<Sharp> {
  const { data, info } = await picture.normalise().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info; // red, green, blue and opacity, whatever the file has
  if (channels !== 4) throw new Error(`it has ${channels} channels instead of 4`);
  const tones = tonesOf(colour);
  for (let i = 0; i < data.length; i += channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    data.set(tones[Math.round(lumaOf(red, green, blue))] ?? [], i);
  }
  return sharp(data, { raw: { width, height, channels } });
}

/** Rec. 709 luma, 0 to 255: https://www.itu.int/rec/R-REC-BT.709 */
export const lumaOf = (red: number, green: number, blue: number) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** @returns red, green and blue of each of the 256 shades of grey */
function tonesOf(colour: string): number[][] {
  const { c, h = 0 } = toOklch(colour);
  const between = (one: number, other: number, share: number) => one + (other - one) * share;
  return Array.from({ length: 256 }, (_, grey) => {
    const [from, to] = grey < 128 ? [TONES.dark, TONES.middle] : [TONES.middle, TONES.light];
    const share = (grey % 128) / 127;
    const tone = { l: between(from[0], to[0], share), c: c * between(from[1], to[1], share), h };
    const hex = formatHex(clampChroma({ mode: 'oklch', ...tone }, 'oklch'));
    return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  });
}
