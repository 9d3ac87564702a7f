import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openFont } from '../../../../src/builder/assets/font.ts';
import { makeMarks } from '../../../../src/builder/assets/marks.ts';
import { makePreviews, type PreviewTexts, posterLayers } from '../../../../src/builder/assets/previews.ts';
import { read } from '../../../../src/builder/shared/outputFile.ts';
import { cacheDir, copyProject, root as ownRoot } from '../../../support/project.ts';

const project = await copyProject([]);
const { root } = project;
afterAll(() => project.remove());

async function draw(
  title: string,
  text: string,
  { cover, dir = 'ltr' }: { cover?: string; dir?: 'ltr' | 'rtl' } = {},
) {
  const font = await openFont({ editions: [] }, { root, cacheDir, assetsUrl: '/' });
  const facets = [{ page: 'Home', hue: 30 }];
  const design = { name: 'Ada', dir, facets, font, root, cacheDir };
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

it('a preview is mirrored from right to left', async () => {
  const { ink } = await draw('نص', 'نص.', { dir: 'rtl' });
  expect(ink.right).toBeGreaterThan(1120);
  expect(ink.left).toBeGreaterThan(600);
});

it('a preview’s lines keep their distance where a long title makes them small', async () => {
  const font = await openFont({ editions: [] }, { root, cacheDir, assetsUrl: '/' });
  const design = { name: 'Ada', dir: 'ltr' as const, facets: [], font, root, cacheDir, picture: null };
  const title =
    'nous avons su, sans se mouvoir, nous avons vu nos amours en nos murs, sans re venir en un an';
  const [heading] = await posterLayers({ page: 'Home', kind: 'note', title, text: '' }, design, '#fff');
  const { data, info } = await sharp(heading?.input).raw().toBuffer({ resolveWithObject: true });
  const hasInk = (y: number) =>
    data
      .subarray(y * info.width * 4, (y + 1) * info.width * 4)
      .some((value, i) => i % 4 === 3 && value > 128);

  const gaps = Array.from({ length: info.height }, (_, y) => y).filter(
    (y) => y > 0 && !hasInk(y) && hasInk(y - 1),
  );
  expect(gaps.length).toBeGreaterThan(2);
});

const LONG = 'Was in die erste Runde passt und was daheimbleiben muss, Zeile für Zeile';
const COMPOUND = 'Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerung';

it.each([
  ['short', 'Je', 'Qui.'],
  ['with descenders and accents', 'Égypte: Ångström', 'Çà et là, gypaètes.'],
  ['long', LONG, `${LONG}. `.repeat(4)],
  ['one word', COMPOUND, COMPOUND],
  ['Arabic', 'معرض الأعمال', 'مواقع سريعة تعمل في كل مكان.'],
  ['Japanese', '仕事の一覧', '速くて誰でも使えるウェブサイトを作ります。'],
])('the parts of a preview don’t overlap where its words are %s', async (_, title, text) => {
  const font = await openFont({ editions: [] }, { root, cacheDir, assetsUrl: '/' });
  const facets = [{ page: 'Home', hue: 30 }];
  const pictureOf = (height: number) =>
    sharp({ create: { width: 80, height, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const pictures: Record<string, Buffer> = { wide: await pictureOf(50), tall: await pictureOf(160) };
  const previews: PreviewTexts[] = [
    { page: 'Home', kind: 'page', title, text, cover: { src: 'wide' } },
    { page: 'Home', kind: 'page', title, text, cover: { src: 'wide' }, isLogo: true },
    { page: 'Home', kind: 'note', title, text },
    { page: 'Home', kind: 'note', title, text, figure: '1,4 s' },
    { page: 'Home', kind: 'story', title, text },
    { page: 'Home', kind: 'story', title, text, cover: { src: 'wide' } },
    { page: 'Home', kind: 'story', title, text, cover: { src: 'tall' } },
  ];

  for (const preview of previews) {
    const design = {
      name: 'Ada',
      dir: 'ltr' as const,
      facets,
      font,
      root,
      cacheDir,
      picture: pictures[preview.cover?.src ?? ''] ?? null,
    };
    const layers = await posterLayers(preview, design, '#fff');
    const { kind, figure } = preview;

    expect(layers.length).toBeGreaterThan(1);
    for (const [i, one] of layers.entries()) {
      expect(one.left + one.width, `${kind} ${figure}`).toBeLessThanOrEqual(1200);
      expect(one.top + one.height, `${kind} ${figure}`).toBeLessThanOrEqual(630);
      for (const other of layers.slice(i + 1)) {
        const across =
          Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
        const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
        expect(Math.min(across, down), `${kind} ${figure}`).toBeLessThanOrEqual(0);
      }
    }
  }
});

it('of a story has the top of its picture; its words where that is on another site', async () => {
  const bands =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><path d="M0 0h1200v600H0z" fill="#f00"/></svg>';
  await project.put('static/images/bands.png', await sharp(Buffer.from(bands)).png().toBuffer());

  const [red = 0, green = 255] = (await draw('A', 'B', { cover: 'bands.png' })).at(600, 500);
  expect([red > 200, green < 60]).toEqual([true, true]);

  const replacing = sharp(Buffer.from(bands.replace('#f00', '#00f'))).png();
  await project.put('static/images/bands.png', await replacing.toBuffer());
  const [replaced = 255] = (await draw('A', 'B', { cover: 'bands.png' })).at(600, 500);
  expect(replaced).toBeLessThan(60);

  const [other = 255] = (await draw('A', 'B', { cover: 'https://img.example/a.png' })).at(600, 500);
  expect(other).toBeLessThan(120); // the story's ground
});

it('the marks of profiles come from the icon package, by id or by mark, or are drawn; others get a globe', async () => {
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
    { root: ownRoot },
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
