import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hueOf } from '../../src/builder/assets/hue.ts';

describe('hueOf', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hue-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A picture of vertical stripes of equal width. */
  async function picture(name: string, ...stripes: string[]) {
    const side = 10;
    const drawing = stripes.map(
      (fill, i) => `<rect x="${i * side}" width="${side}" height="${side}" fill="${fill}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${stripes.length * side}" height="${side}">${drawing.join('')}</svg>`;
    const file = join(folder, name);
    await sharp(Buffer.from(svg)).toFile(file);
    return file;
  }

  it.each([
    ['red', 27],
    ['orange', 57],
    ['lime', 147],
    ['blue', 267],
    ['magenta', 327],
  ])('is that of a picture in %s', async (colour, hue) => {
    expect(await hueOf(await picture('one.png', colour))).toBe(hue);
  });

  it('is the hue of most of the coloured area, not the mean', async () => {
    expect(await hueOf(await picture('three.png', 'red', 'blue', 'blue'))).toBe(267);
    expect(await hueOf(await picture('pale.webp', 'white', 'black', 'white', 'crimson'))).toBe(27);
  });

  it('is undefined for a picture that is grey or empty', async () => {
    expect(await hueOf(await picture('grey.png', '#ccc', '#222'))).toBeUndefined();
    expect(await hueOf(await picture('nothing.png', 'transparent'))).toBeUndefined();
  });
});
