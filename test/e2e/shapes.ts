// A copy of the site with test pictures: photographs of every shape in one colour, and portraits in two.
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { facts, has, keepOneLanguage } from '../support/content.ts';
import { copyProject } from '../support/project.ts';

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
/** The colour that must be seen of every picture. */
export const SEEN: Colour = [0, 190, 90];
/** The colour that the focus keeps out of view. */
const UNSEEN: Colour = [200, 0, 200];

const image = (name: string, focus?: string) => JSON.stringify({ src: `shapes/${name}.jpg`, focus });
/** As many photographs as the ring holds, in all shapes by turns. Each has its own file: the ring takes none twice. */
const PHOTOGRAPHS = facts.aboutStory.aboutStory.photographs.map((_, i) => {
  const shape = SHAPES[i % SHAPES.length] as Shape;
  return { ...shape, name: `${shape.name}-${i}` };
});
const list = (shapes: Shape[]) => `[${shapes.map(({ name }) => image(name)).join(', ')}]`;

/** Lines to append to content files: they replace the pictures there, and add none. */
const OTHERWISE: Record<string, string> = {
  'owner.ts': `owner.avatar = ${image('wide', '100% 50%')};`,
  'aboutStory.ts': `aboutStory.photo = ${image('high', '50% 0%')};
    aboutStory.photographs.forEach((entry, i) => { entry.image = ${list(PHOTOGRAPHS)}[i]; });`,
  ...(has.welcomeCard && { 'homeStory.ts': `homeStory.welcomeCard.image = ${image('9x16')};` }),
  ...(has.contactPicture && { 'contact.ts': `contact.image = ${image('9x16')};` }),
  'projects.ts': `projects.forEach((entry, i) => { entry.image = ${list(SHAPES)}[i % ${SHAPES.length}]; });`,
};

/** A copy of the project whose site has these pictures, in one language. */
export async function projectOfShapes() {
  const project = await copyProject();
  await keepOneLanguage(project.root);
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
    // The colour to see is on the right of `wide` and at the top of `high`.
    plain(SEEN, 2100, 900)
      .composite([{ input: await half(UNSEEN, 1100, 900), left: 0, top: 0 }])
      .jpeg()
      .toFile(join(folder, 'wide.jpg')),
    plain(SEEN, 900, 2100)
      .composite([{ input: await half(UNSEEN, 900, 1100), left: 0, top: 1000 }])
      .jpeg()
      .toFile(join(folder, 'high.jpg')),
    ...Object.entries(OTHERWISE).map(([file, lines]) =>
      appendFile(join(project.root, 'src/content', file), `\n${lines}\n`),
    ),
  ]);
  return project;
}
