// The words of link previews, as far as their places can be measured in the picture.
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FONT, subset } from '../../src/builder/assets/font.ts';
import { write } from '../../src/builder/assets/typeset.ts';

const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz ,.…-'].sort();
const { path: font } = await subset(FONT, {
  cacheDir: resolve('.cache'),
  characters,
  format: 'truetype',
  weight: 700,
});
const style = { font, weight: 700, colour: '#ffffff', width: 644 };

/** How many lines of ink a written text has. */
async function linesOf({ input, raw }: Awaited<ReturnType<typeof write>>) {
  const opacity = await sharp(input, { raw }).extractChannel(3).raw().toBuffer();
  const inked = Array.from({ length: raw.height }, (_, y) =>
    opacity.subarray(y * raw.width, (y + 1) * raw.width).some((value) => value > 0),
  );
  return inked.filter((ink, y) => ink && !inked[y - 1]).length;
}

describe('a text in a preview', () => {
  it('is set again at a smaller size where it is too tall, never scaled', async () => {
    const text = 'WHAT FITS INTO THE FIRST ROUND TRIP AND WHAT MUST STAY AT HOME';
    const sizes = [84, 72, 62, 54, 46, 40, 36];
    const tall = await write(text, { ...style, sizes, lines: 4, height: 1000 });
    const low = await write(text, { ...style, sizes, lines: 4, height: 180 });
    expect(low.height).toBeLessThanOrEqual(180);
    // The same as if only its size had been asked for, to the pixel.
    const same = await Promise.all(
      sizes.map((size) => write(text, { ...style, sizes: [size], lines: 4, height: 180 })),
    );
    expect(same.some(({ input }) => input.equals(low.input))).toBe(true);
    expect(low.input.equals(tall.input)).toBe(false);
  });

  it('keeps to its lines, and ends with an ellipsis where it is longer', async () => {
    const text =
      'A LONG DESCRIPTION THAT GOES ON AND ON, WORD BY WORD, UNTIL NOBODY READS IT ANY MORE AT ALL, AND THEN GOES ON';
    const written = await write(text, { ...style, sizes: [36, 32], lines: 2 });
    expect(await linesOf(written)).toBe(2);
    expect(written.width).toBeLessThanOrEqual(644);
  });

  it('breaks a word that is longer than a line', async () => {
    const written = await write('DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFTSKAPITAENSPATENTE', {
      ...style,
      sizes: [84, 60],
      lines: 4,
    });
    expect(written.width).toBeLessThanOrEqual(644);
  });
});
