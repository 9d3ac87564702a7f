// What a picture looks like, wherever it is used (src/builder/assets/picture.ts).
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverPreview } from '../../src/builder/assets/coverPreview.ts';
import { drawPicture, groundOf } from '../../src/builder/assets/picture.ts';

const svg = (inside: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400" ${attributes}>${inside}</svg>`,
  );
const png = (inside: string) => sharp(svg(inside)).png().toBuffer();
const words = (colour: string) => `<path d="M60 180h300v40H60z" fill="${colour}"/>`;

describe('the ground of a picture that one can see through', () => {
  it.each([
    ['dark words', '#1a1a1a', '#ffffff'],
    ['light words', '#f4f4f4', '#1c1b1a'],
    ['coloured lines', '#b0307a', '#ffffff'],
  ])('of %s is what they can be read on', async (_, colour, ground) => {
    expect(await groundOf(await png(words(colour)), { always: true })).toBe(ground);
    expect(await groundOf(svg(words(colour)), { always: false })).toBe(ground);
  });

  it('is none for an opaque one, for one with round corners, and for a drawing for both schemes', async () => {
    const opaque = await sharp(await png(words('#000')))
      .flatten({ background: '#abc' })
      .jpeg()
      .toBuffer();
    expect(await groundOf(opaque, { always: true })).toBeUndefined();
    const round = await png('<rect width="600" height="400" rx="60" fill="#222"/>');
    expect(await groundOf(round, { always: false })).toBeUndefined();
    expect(await groundOf(round, { always: true })).toBe('#ffffff');
    const both = svg(
      `<style>@media (prefers-color-scheme: dark) { path { fill: #fff } }</style>${words('#000')}`,
    );
    expect(await groundOf(both, { always: true })).toBeUndefined();
  });
});

it('keeps the focus in view when it is cut', async () => {
  const halves = await png(
    '<path d="M0 0h300v400H0z" fill="#f00"/><path d="M300 0h300v400H300z" fill="#00f"/>',
  );
  const colourAt = async (focus: string) => {
    const drawn = await drawPicture(halves, {}, { width: 100, height: 400, focus });
    const { dominant } = await sharp(await drawn.png().toBuffer()).stats();
    return dominant.r > dominant.b ? 'red' : 'blue';
  };
  expect([await colourAt('0% 50%'), await colourAt('100% 50%')]).toEqual(['red', 'blue']);
});

describe('the link preview of a cover', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'portfolio-cover-'));
    await mkdir(join(root, 'static/images'), { recursive: true });
  });
  afterAll(() => rm(root, { recursive: true }));

  async function preview(picture: Buffer, focus?: string) {
    await writeFile(join(root, 'static/images/cover.png'), picture);
    const drawn = await coverPreview({ src: 'cover.png', focus }, { root, cacheDir: join(root, 'cache') });
    const { data, info } = await sharp(await drawn?.contents())
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      size: [info.width, info.height],
      at: (x: number, y: number) => [
        ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
      ],
    };
  }

  it('stands upright when EXIF turns it', async () => {
    const upright = sharp(
      svg('<path d="M0 0h600v200H0z" fill="#0a0"/><path d="M0 200h600v200H0z" fill="#00c"/>'),
    );
    const turned = await sharp(await upright.rotate(-90).png().toBuffer())
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const { size, at } = await preview(turned);
    expect(size).toEqual([1200, 630]);
    const isGreen = ([, green = 0]: number[]) => green > 100;
    expect([isGreen(at(20, 20)), isGreen(at(1180, 20)), isGreen(at(600, 600))]).toEqual([true, true, false]);
  });

  it('shows dark words on paper, and its focus', async () => {
    const { at } = await preview(await png(words('#111111')));
    expect(at(10, 10).every((value) => value > 250)).toBe(true);
    const bands = await png('<path d="M0 0h600v60H0z" fill="#f00"/><path d="M0 60h600v340H0z" fill="#00f"/>');
    const [top, bottom] = [await preview(bands), await preview(bands, '50% 100%')];
    expect([(top.at(600, 5)[0] ?? 0) > 200, (bottom.at(600, 5)[0] ?? 0) < 50]).toEqual([true, true]);
  });

  it('is none where the cover is on another site', async () => {
    const options = { root, cacheDir: join(root, 'cache') };
    expect(await coverPreview({ src: 'https://img.example/a.png' }, options)).toBeNull();
  });
});
