// The content as the pages show it, for tests that don't run the site's own modules.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Edition as AnyEdition, loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';
import type { Whole } from './whole.ts';

/** Typed as whole: tests of a section run where the site `has` it. */
export type Edition = Omit<AnyEdition, 'content'> & { content: Whole<AnyEdition['content']> };

const site = await loadContent({ root });

export const { facts } = site;
export const editions = site.editions as Edition[];
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

/** The sections and pages that the site has. */
export const has = {
  otherEditions: others.length > 0,
  ring: facts.aboutStory.aboutStory.photographs.length > 0,
  jobs: facts.homeStory.homeStory.jobs.length > 0,
  welcomeCard: facts.homeStory.homeStory.welcomeCard !== undefined,
  typedLine: home.phrases !== undefined,
  /** The lines that are typed on About. */
  tagline: about.tagline !== undefined,
  featured: facts.homeStory.homeStory.featured.length > 0,
  /** What the owner has done, on About. */
  aboutExperience: aboutStory.experience !== undefined,
  strip: logos.length > 0,
  projects: projects.length > 0,
  skills: skills.length > 0,
  /** A skill with a longer text. */
  skillInfo: skills.some(({ info }) => info),
  form: facts.contact.contact.endpoint !== undefined,
  contactPicture: facts.contact.contact.image !== undefined,
  company: facts.contact.contact.asks.includes('empresa'),
  languageChoice: contact.options.length > 0,
};

/** A skill with a longer text, the last one; where no skill has any, no test may need it (`has.skillInfo`). */
export const skillWithInfo = skills.findLast(({ info }) => info) as (typeof skills)[number];

/** Removes all languages but the first from a copy of the project: a third of the work where language doesn't matter. */
export async function keepOneLanguage(copy: string) {
  await Promise.all(
    others.map(({ code }) => rm(join(copy, 'src/content', code), { recursive: true, force: true })),
  );
}
