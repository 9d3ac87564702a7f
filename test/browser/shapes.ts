// A copy of the site with test pictures: photographs of every shape in one colour, and portraits in two.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyFixture, fixtureSources, type Sources, writeContent } from '../support/fixtureSources.ts';

type Colour = [red: number, green: number, blue: number];

interface Shape {
  name: string;
  width: number;
  height: number;
}

const SHAPES: Shape[] = [
  { name: '9x16', width: 900, height: 1600 },
  { name: '1x1', width: 1200, height: 1200 },
  { name: '4x3', width: 1200, height: 900 },
  { name: '3x2', width: 1200, height: 800 },
  { name: '16x9', width: 1600, height: 900 },
  { name: '21x9', width: 2100, height: 900 },
];
/** Those of projects: a tall one would be a telephone's. */
const LANDSCAPES = SHAPES.filter(({ width, height }) => width >= height);
/** The colour that must be visible in every picture. */
export const SEEN: Colour = [0, 190, 90];
/** The colour that the focus keeps out of view. */
const UNSEEN: Colour = [200, 0, 200];

/** As many photographs as the ring holds, cycling through the shapes. Each has its own file, as the ring requires. */
const sources = fixtureSources();
const PHOTOGRAPHS = ((sources.about?.aboutStory.ring.photographs as unknown[]) ?? []).map((_, i) => {
  const shape = SHAPES[i % SHAPES.length] as Shape;
  return { ...shape, name: `${shape.name}-${i}` };
});

/** The fixture's content, with these pictures in place of its own. */
function contentOfShapes() {
  const show = (picture: Sources | undefined, name: string, focus?: string) => {
    if (picture) Object.assign(picture, { src: `shapes/${name}.jpg`, focus });
  };
  const { owner, about, home, contact, projects } = sources;
  owner.owner.portrait = 'as it is'; // the colours are what is tested
  show(owner.owner.avatar, 'wide', '100% 50%');
  show(about?.about.photo, 'high', '50% 0%');
  for (const [i, { name }] of PHOTOGRAPHS.entries()) show(about.aboutStory.ring.photographs[i].image, name);
  show(home.homeStory.welcomeCard?.image, '9x16');
  show(contact?.contact.image, '9x16');
  for (const [i, { image }] of (projects?.projects ?? []).entries())
    show(image, String(LANDSCAPES[i % LANDSCAPES.length]?.name));
  return sources;
}

/** A copy of the project whose site has these pictures, in one language. */
export async function projectOfShapes() {
  const project = await copyFixture();
  await writeContent(project.root, contentOfShapes(), ['stories', 'notes']);
  const folder = join(project.root, 'static/images/shapes');
  await mkdir(folder);
  const plain = ([r, g, b]: Colour, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
  const half = ([r, g, b]: Colour, width: number, height: number) =>
    plain([r, g, b], width, height).png().toBuffer();
  await Promise.all([
    ...[...SHAPES, ...PHOTOGRAPHS].map(({ name, width, height }) =>
      plain(SEEN, width, height)
        .jpeg()
        .toFile(join(folder, `${name}.jpg`)),
    ),
    // The colour that must be visible is on the right of `wide` and at the top of `high`.
    plain(SEEN, 2100, 900)
      .composite([{ input: await half(UNSEEN, 1100, 900), left: 0, top: 0 }])
      .jpeg()
      .toFile(join(folder, 'wide.jpg')),
    plain(SEEN, 900, 2100)
      .composite([{ input: await half(UNSEEN, 900, 1100), left: 0, top: 1000 }])
      .jpeg()
      .toFile(join(folder, 'high.jpg')),
  ]);
  return project;
}
