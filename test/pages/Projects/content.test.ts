import { expect, it } from 'vitest';
import { picturesOf } from '../../../src/builder/content/entries.ts';
import { FURTHER, faultsAfter, fixtureSources, type Sources, siteOf } from '../../support/fixtureSources.ts';

const last = FURTHER.at(-1)?.code as string;

const rows: [fault: string, change: (c: Sources) => void][] = [
  ['projects[0].image.alt: has no alt text: describe', (c) => delete c.projects.projects[0].image.alt],
  [
    'projects[0].year = 12: isn’t a year: write a number from 1900 to 2200',
    (c) => (c.projects.projects[0].year = 12),
  ],
  ['ids[1] = "tempo": there is no such project', (c) => (c.home.homeStory.featured.ids[1] = 'tempo')],
  ['projects[0].id = "Vue js": isn’t an id: use lowercase', (c) => (c.projects.projects[0].id = 'Vue js')],
  ['id = "gazetteer": is also that of entry 3', (c) => (c.projects.projects[5].id = 'gazetteer')],
  ['projects[7].phone: isn’t shown without image', (c) => (c.projects.projects[7].phone = { src: 'a.png' })],
  [`page.heading.${last} = " ": is empty: write the text`, (c) => (c.projects.page.heading[last] = ' ')],
];

it.each(rows)('names file, entry, value and fix: %s', (expected, change) => {
  expect(faultsAfter(change)).toContain(expected);
});

it('hands a project’s colour to its picture', () => {
  const copy = fixtureSources();
  copy.projects.projects[0].colour = '#ff0000';
  const pictures = picturesOf({ sources: copy, schemas: siteOf(copy).schemas });
  const { src } = copy.projects.projects[0].image;
  expect(pictures.find(({ value }) => value.src === src)?.colour).toBe('#ff0000');
});
