import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFont } from '../../../../src/builder/assets/font.ts';
import { makeMarks } from '../../../../src/builder/assets/marks.ts';
import { makePreviews } from '../../../../src/builder/assets/previews.ts';
import { read } from '../../../../src/builder/shared/outputFile.ts';
import { copyPlainFixture } from '../../../support/fixtureSources.ts';
import { cacheDir, root } from '../../../support/project.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
beforeAll(async () => {
  project = await copyPlainFixture();
});
afterAll(() => project.remove());

const put = async (src: string, picture: Promise<Buffer>) => {
  await mkdir(join(project.root, 'static/images'), { recursive: true });
  await writeFile(join(project.root, 'static/images', src), await picture);
};

async function draw(title: string, text: string, { cover }: { cover?: string } = {}) {
  const { root } = project;
  const font = await openFont({ languages: [] }, { root, cacheDir, assetsUrl: '/' });
  const facets = [{ page: 'Home', hue: 30 }];
  const portrait = { src: 'https://img.example/a.png' };
  const design = { portrait, inTones: false, name: 'Ada', facets, font, root, cacheDir };
  const kind = cover ? ('story' as const) : ('note' as const); // pale words on ink
  const preview = { page: 'Home', kind, title, text, cover: cover ? { src: cover } : undefined };
  const [drawn] = await makePreviews([preview], design);
  if (!drawn) throw new Error('There is no preview');
  const image = sharp(await read(drawn));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  /** The box around everything bright above the owner's name. */
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < 500; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if ((at(x, y)[1] ?? 0) < 160) continue;
      Object.assign(ink, { left: Math.min(ink.left, x), right: Math.max(ink.right, x) });
      Object.assign(ink, { top: Math.min(ink.top, y), bottom: Math.max(ink.bottom, y) });
    }
  return { size: [info.width, info.height], ink, at };
}

it.each([
  [
    'long',
    'WHAT FITS INTO THE FIRST ROUND TRIP AND WHAT MUST STAY AT HOME, AND MORE',
    'A description that goes on & on. '.repeat(9),
  ],
  ['the owner’s name', 'Ada', 'What I do.'],
  ['in letters that no file of the font has', '作品', '李明的作品。'],
  ['of one word', 'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerung', '<b>'],
])('a preview’s words fit into it where they are %s', async (_, title, text) => {
  const { size, ink } = await draw(title, text);
  expect(size).toEqual([1200, 630]);
  expect(ink.left).toBeGreaterThanOrEqual(62);
  expect(ink.right).toBeLessThanOrEqual(1138);
  expect(ink.top).toBeGreaterThanOrEqual(62);
  expect(ink.bottom).toBeGreaterThan(ink.top + 40);
  expect(ink.bottom).toBeLessThan(500); // the name has its own line
});

it('of a story has the top of its picture; its words where that is on another site', async () => {
  const bands =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path d="M0 0h1200v600H0z" fill="#f00"/></svg>';
  await put('bands.png', sharp(Buffer.from(bands)).png().toBuffer());
  const [red = 0, green = 255] = (await draw('A', 'B', { cover: 'bands.png' })).at(600, 500);
  expect([red > 200, green < 60]).toEqual([true, true]);
  const [other = 255] = (await draw('A', 'B', { cover: 'https://img.example/a.png' })).at(600, 500);
  expect(other).toBeLessThan(120); // the story's ground
});

describe('the marks of profiles', () => {
  it('come from the icon package, by id or by mark, or are drawn; others get a globe', async () => {
    const ids = ['github', 'linkedin', 'email', 'stack-overflow', 'dev-to', 'twitter', 'x', 'a-b', 'nowhere'];
    const url = 'https://a.example/';
    const { symbols, warnings } = await makeMarks(
      [
        ...ids.map((id) => ({ id, url })),
        { id: 'work', mark: 'github', url },
        { id: 'mobile', url: 'tel:+493415550100' },
        { id: 'whatsapp', url: 'tel:+493415550100' },
        { id: 'phone', url: 'sms:+493415550100' },
      ],
      { root },
    );
    const shapes = [...symbols.matchAll(/<symbol id="icon-mark-([\w-]+)"(.*?)<\/symbol>/gs)].map(
      ([, id, shape]) => [id, shape],
    );
    const shape = Object.fromEntries(shapes);
    expect(Object.keys(shape)).toEqual([...ids, 'work', 'mobile', 'whatsapp', 'phone']);
    expect(new Set(ids.map((id) => shape[id])).size).toBe(7);
    expect(shape).toMatchObject({ work: shape.github, twitter: shape.x, nowhere: shape['a-b'] });
    expect(shape.whatsapp).not.toBe(shape.phone);
    expect([shape.mobile === shape.phone, shape.phone === shape.nowhere]).toEqual([true, false]);
    expect(warnings).toEqual([
      expect.stringContaining('profile "a-b" has a globe'),
      expect.stringContaining('profile "nowhere" has a globe'),
    ]);
  });
});
