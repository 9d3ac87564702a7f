// The content as the pages show it, for tests that don't run the site's own modules.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';

const site = await loadContent({ root });

export const { editions, facts } = site;
export type Edition = (typeof editions)[number];
const [first] = editions as [Edition, ...Edition[]];

/** The edition at the site's root. */
export { first };
/** The other editions. */
export const others = editions.slice(1);

export const {
  about: { about },
  aboutStory: { aboutStory, carouselLabels },
  contact: { contact },
  cv: { cv },
  descriptions: { descriptions },
  frame: { navigation, labels, popup: greeting },
  home: { home },
  homeStory: { homeStory, logos },
  inbox: { inbox },
  owner: { owner },
  projects: { projects, title: projectsTitle },
  skills: { skills, labels: skillLabels, title: skillsTitle },
} = first.content;

/** Removes all languages but the first from a copy of the project: a third of the work where language doesn't matter. */
export async function keepOneLanguage(copy: string) {
  await Promise.all(
    others.map(({ code }) => rm(join(copy, 'src/content', code), { recursive: true, force: true })),
  );
}
