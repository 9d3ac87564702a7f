// The content as the pages show it, for tests that don't run the site's own modules.

import { type Edition as AnyEdition, loadContent } from '../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../src/builder/doctor/placeholders.ts';
import type { Shown } from '../../src/schema/definePage.ts';
import type { SiteContent } from '../../src/schema/site.ts';
import { root } from './project.ts';
import type { Whole } from './whole.ts';

interface PageContent {
  about: Shown<typeof import('../../src/pages/About/page.ts').page>;
  contact: Shown<typeof import('../../src/pages/Contact/page.ts').page>;
  cv: Shown<typeof import('../../src/pages/CV/page.ts').page>;
  home: Shown<typeof import('../../src/pages/Home/page.ts').page>;
  projects: Shown<typeof import('../../src/pages/Projects/page.ts').page>;
  skills: Shown<typeof import('../../src/pages/Skills/page.ts').page>;
}

/** Typed as complete: tests of a section run only where the site `has` it. */
export type Edition = Omit<AnyEdition, 'content'> & { content: Whole<SiteContent & PageContent> };

export const site = await loadContent({ root });

export const editions = site.editions as unknown as Edition[];
const [first] = editions as [Edition, ...Edition[]];

/** The edition at the site's root. */
export { first };
/** The other editions. */
export const others = editions.slice(1);
/** The names of the site's pages that visitors move between. */
export const routed = first.pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);

export const {
  about: { about, aboutStory, carouselLabels },
  contact: { contact },
  cv: { cv },
  frame: { labels, popup: greeting },
  home: { home, homeStory, logos },
  inbox: { inbox },
  owner: { owner },
  projects: { projects },
  skills: { skills, labels: skillLabels },
} = first.content;

/** The links of an edition's bar. */
export const linksOf = ({ pages, content }: Pick<Edition, 'pages' | 'content'>) =>
  pages
    .filter(({ name }) => content.frame.bar.includes(name))
    .map(({ name, texts }) => ({ path: `/${name}`, label: texts.link }));

/** The texts of a page in an edition. */
export const textsOf = ({ pages }: Pick<AnyEdition, 'pages'>, page: string) => {
  const { texts } = pages.find(({ name }) => name === page) ?? {};
  if (!texts) throw new Error(`The site has no page ${page}`);
  return texts;
};

/** The text of a page's h1. */
export const headingOf = (page: string, edition: Pick<Edition, 'pages'> = first): string =>
  page === routed[0] ? owner.name : textsOf(edition, page).heading;

/** The title of a page's window. */
export const titleOf = (page: string, edition: Pick<Edition, 'pages' | 'content'> = first) =>
  `${page === routed[0] ? owner.name : edition.content.frame.titleLabel} · ${textsOf(edition, page).title}`;

/** Whether the texts are the project's own: an owner's may be longer. */
export const isDemonstration = owner.name === DEMONSTRATION;

/** The sections and pages that the site has. */
export const has = {
  otherEditions: others.length > 0,
  ring: aboutStory.ring !== undefined,
  jobs: homeStory.experience !== undefined,
  welcomeCard: homeStory.welcomeCard !== undefined,
  typedLine: home.phrases !== undefined,
  /** The typed lines on About. */
  tagline: about.tagline !== undefined,
  featured: homeStory.featured !== undefined,
  /** The owner's experience, on About. */
  aboutExperience: aboutStory.experience !== undefined,
  strip: logos.length > 0,
  projects: projects.length > 0,
  skills: skills.length > 0,
  /** A skill with a longer text. */
  skillInfo: skills.some(({ info }) => info),
  form: contact.endpoint !== undefined,
  contactPicture: contact.image !== undefined,
  company: contact.asksCompany,
  languageChoice: contact.options.length > 0,
};

/** The last skill with a longer text; tests must not use it unless `has.skillInfo`. */
export const skillWithInfo = skills.findLast(({ info }) => info) as (typeof skills)[number];

/** The paths of an edition's stories and notes, and of the list of notes, below its own. */
export function documentsOf({ code }: Edition): string[] {
  const own = site.prose.filter((each) => each.code === code);
  const pathOf = (kind: string) => (kind === 'notes' ? 'Notes' : 'Projects');
  const hasNotes = own.some(({ kind }) => kind === 'notes');
  return [...own.map(({ kind, id }) => `${pathOf(kind)}/${id}`), ...(hasNotes ? ['Notes'] : [])];
}
