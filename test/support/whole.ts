import type { Edition } from '../../src/builder/content/content.mjs';
import { editions } from './site.ts';

/** Content as if it had every section that an owner may leave out. */
export type Whole<T> = T extends object ? { [K in keyof T]-?: Whole<NonNullable<T[K]>> } : T;

const lang = 'la';
const phrases = [
  { text: 'Lorem ipsum', lang },
  { text: 'Dolor sit amet', lang },
];
const paragraphs = ['Consectetur adipiscing elit.', 'Sed do eiusmod tempor.'];
const image = { src: 'picture.jpg', alt: 'Lorem ipsum dolor' };

/** Stand-ins for the sections that the owner has left out. */
const STAND_INS = {
  home: { phrases },
  about: { tagline: phrases },
  story: { skills: ['Lorem', 'Ipsum'], next: ['Dolor'], greetings: phrases },
  aboutStory: {
    experience: { title: 'Labor', paragraphs, facts: [{ label: 'Ut', value: 'Enim' }] },
    ring: {
      title: 'Loca',
      intro: 'Ad minim veniam.',
      photographs: ['prima', 'secunda', 'tertia', 'quarta'].map((name) => ({
        image: { src: `${name}.jpg`, alt: `Quis nostrud ${name}` },
        caption: `Imago ${name}`,
        credit: `Auctor ${name}`,
        licence: 'CC0 1.0',
        url: `https://licence.test/${name}`,
      })),
    },
    closingTagline: [{ text: 'Duis aute irure', lang }],
  },
  homeStory: {
    welcome: 'Salve',
    welcomeText: 'Excepteur sint occaecat.',
    experience: {
      title: 'Opera',
      intro: 'Cupidatat non proident.',
      jobs: [{ id: 'primus', role: 'Faber', company: 'Officina', period: 'MMXX', description: 'Culpa qui.' }],
    },
    about: { title: 'De me', more: 'Plura', paragraphs },
    welcomeCard: { button: 'Aperi', title: 'Ecce', paragraphs, image },
    closing: { title: 'Vale', toContact: 'Scribe', text: 'Mollit anim id est.' },
  },
  logos: ['unum', 'duo', 'tria'].map((name) => ({ src: `${name}.svg`, alt: name })),
  projects: ['una', 'duae', 'tres'].map((id) => ({
    id,
    url: `https://opus.test/${id}`,
    tags: ['Lorem'],
    title: `Opus ${id}`,
    description: 'Laborum.',
    image,
  })),
  project: { tags: ['Lorem'], description: 'Laborum.', url: 'https://opus.test/' },
  skills: ['una', 'duae', 'tres', 'quattuor'].map((id) => ({
    id,
    title: `Ars ${id}`,
    description: 'Sint.',
    image,
    info: paragraphs,
  })),
  skill: { description: 'Sint.', info: paragraphs },
  contact: {
    endpoint: 'https://tabellarius.test/arca',
    asksCompany: true,
    missingCompany: 'Quae societas?',
    descriptionHint: 'Sine nexibus.',
    intro: paragraphs,
    image,
  },
  company: 'Societas',
  answer: 'Lingua',
};

/** Fills in the entries of the first object that are absent, undefined or empty lists. */
function filled<T extends object>(given: T | undefined, standIns: object): T {
  const own = Object.entries(given ?? {}).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return { ...standIns, ...Object.fromEntries(own) } as T;
}

/** The entries of a list, or of its stand-in, each with all its parts. */
const each = <T extends object>(list: T[], standIn: object[], part: object) =>
  (list.length > 0 ? list : (standIn as T[])).map((entry) => filled(entry, part));

/**
 * An edition with a stand-in for each section and page that its owner has left out, so that tests of a section's code
 * run on every site.
 */
export function whole(edition: Edition): Edition {
  const { content } = edition;
  const { aboutStory } = content.about;
  const { contact } = content.contact;
  const projects = each(content.projects.projects, STAND_INS.projects, STAND_INS.project);
  const skills = each(content.skills.skills, STAND_INS.skills, STAND_INS.skill);
  const homeStory = filled<typeof content.home.homeStory>(content.home.homeStory, STAND_INS.homeStory);
  const complete: Edition['content'] = {
    ...content,
    about: {
      ...content.about,
      about: filled(content.about.about, STAND_INS.about),
      aboutStory: {
        ...filled(aboutStory, STAND_INS.aboutStory),
        story: filled(aboutStory.story, STAND_INS.story),
        experience: filled(aboutStory.experience, STAND_INS.aboutStory.experience),
        ring: filled(aboutStory.ring, STAND_INS.aboutStory.ring),
      },
    },
    contact: {
      ...content.contact,
      contact: {
        ...filled<typeof contact>(contact, STAND_INS.contact),
        asksCompany: true,
        fields: filled(contact.fields, { empresa: STAND_INS.company, pais: STAND_INS.answer }),
        options: editions.map(({ lang: value, name: label }) => ({ value, label })),
      },
    },
    home: {
      ...content.home,
      home: filled(content.home.home, STAND_INS.home),
      logos: content.home.logos.length > 0 ? content.home.logos : STAND_INS.logos,
      homeStory: {
        ...homeStory,
        experience: {
          ...filled(homeStory.experience, STAND_INS.homeStory.experience),
          jobs: each(homeStory.experience?.jobs ?? [], STAND_INS.homeStory.experience.jobs, {
            company: 'Officina',
            period: 'MMXX',
            description: 'Culpa qui.',
          }),
        },
        featured: filled(homeStory.featured, {
          title: 'Electa',
          intro: 'Tria opera.',
          all: 'Omnia',
          ids: projects.slice(0, 3).map((project) => (project as { id: string }).id),
        }),
        closing: filled(homeStory.closing, STAND_INS.homeStory.closing),
      },
    },
    projects: { ...content.projects, intro: content.projects.intro ?? 'Omnia.', projects },
    skills: { ...content.skills, intro: content.skills.intro ?? 'Omnia.', skills },
  };
  const pages = edition.pages.map((page) => ({ ...page, content: complete[page.name.toLowerCase()] }));
  return { ...edition, content: complete, pages };
}
