// What each file of an edition's folder holds, src/content/es/ for example: everything that has a language.
import { z } from 'zod';
import { PAGES } from './facts.mjs';
import { alt, distinct, id, language, text, texts, twice } from './kinds.mjs';

export const phrase = z.strictObject({ text, lang: language });
const phrases = z
  .array(phrase)
  .min(1)
  .superRefine(...distinct((each) => each.text, twice));

/**
 * The texts of a list's entries by their ids, which are in the facts.
 *
 * @template {z.ZodType} Texts
 * @param {Texts} of
 */
const byId = (of) => z.record(id, of);

/** A text with a place in it, such as `{year}`. @param {...string} places */
const textWith = (...places) =>
  text.refine((value) => places.every((place) => value.includes(place)), {
    error: `must say ${places.join(' and ')}, where the site puts something in`,
  });

const eachPage = z.strictObject(
  /** @type {Record<(typeof PAGES)[number], typeof text>} */ (
    Object.fromEntries(PAGES.map((page) => [page, text]))
  ),
);

const card = z.strictObject({ title: text, paragraphs: texts });
const picture = z.strictObject({ alt });

export const owner = z.strictObject({ roles: texts, avatar: picture });

export const descriptions = eachPage;

export const navigation = z.strictObject({ links: eachPage, titleLabel: text, titles: eachPage });

export const labels = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  openMenu: text,
  closeMenu: text,
  pauseMotion: text,
  resumeMotion: text,
  profiles: text,
  externalSite: text,
  cv: text,
  errorTitle: phrase,
  errorHome: text,
  languages: text,
});

export const popup = z.strictObject({ title: text, text, button: text, offer: text });

export const carouselLabels = z.strictObject({
  photoCredit: text,
  carousel: text,
  photograph: text,
  of: text,
  turn: text,
  stopTurning: text,
  previousPhotograph: text,
  nextPhotograph: text,
});

export const home = z.strictObject({
  label: text,
  phrases: phrases.optional(),
  lead: text,
  toProjects: text,
  toContact: text,
  localTime: text,
});

export const job = z.strictObject({
  role: text,
  company: text.optional(),
  period: text.optional(),
  description: text.optional(),
});

export const homeStory = z.strictObject({
  technologies: text,
  welcome: text.optional(),
  welcomeText: text.optional(),
  experience: z
    .strictObject({
      title: text,
      intro: text.optional(),
      period: z.strictObject({ since: textWith('{from}'), between: textWith('{from}', '{to}') }),
      jobs: byId(job),
    })
    .optional(),
  about: card.extend({ more: text }).optional(),
  featured: z.strictObject({ title: text, all: text, intro: text.optional() }).optional(),
  welcomeCard: z.strictObject({ button: text, title: text, paragraphs: texts, image: picture }).optional(),
  closing: z.strictObject({ title: text, toContact: text, text: text.optional() }).optional(),
});

export const cv = z.strictObject({
  title: text,
  description: text,
  placeLabel: text,
  place: text.optional(),
  facts: text,
  experience: text,
  projects: text,
  contact: text,
  website: text,
  back: text,
  download: text,
  file: z
    .string()
    .regex(/^[a-z\d]+([-_.][a-z\d]+)*\.pdf$/i, 'is no name for a file: letters, digits, hyphens, then .pdf'),
  saveContact: text,
  card: z
    .string()
    .regex(/^[a-z\d]+([-_.][a-z\d]+)*\.vcf$/i, 'is no name for a file: letters, digits, hyphens, then .vcf'),
});

export const about = z.strictObject({ title: text, tagline: phrases.optional() });

export const photograph = z.strictObject({ alt, caption: text });

export const aboutStory = z.strictObject({
  story: z.strictObject({
    title: text,
    greetings: phrases.optional(),
    paragraphs: texts,
    skillsTitle: text,
    nextTitle: text,
  }),
  photo: picture,
  experience: z
    .strictObject({
      title: text,
      paragraphs: texts.optional(),
      facts: z
        .array(z.strictObject({ label: text, value: text }))
        .min(1)
        .superRefine(...distinct((each) => each.label, twice, ['label']))
        .optional(),
    })
    .optional(),
  ring: z.strictObject({ title: text, intro: text.optional(), photographs: byId(photograph) }).optional(),
  closingTagline: phrases.optional(),
});

export const skillLabels = z.strictObject({ moreInfo: text, close: text });

export const skill = z.strictObject({
  title: text,
  description: text.optional(),
  alt,
  info: texts.optional(),
});

/** `result`: what came of it, in a few words. */
export const project = z.strictObject({
  title: text,
  description: text.optional(),
  result: text.optional(),
  alt,
});

export const contact = z.strictObject({
  title: text,
  intro: texts.optional(),
  image: picture.optional(),
  nameHint: text,
  fields: z.strictObject({
    nombre: text,
    email: text,
    empresa: text.optional(),
    description: text,
    pais: text.optional(),
  }),
  messages: z.strictObject({
    nombre: text,
    nombreMax: text,
    email: text,
    description: text,
    blacklist: textWith('{words}'),
    word: textWith('{word}'),
  }),
  missingCompany: text.optional(),
  descriptionHint: text.optional(),
  required: text,
  blacklist: z.array(text),
  submit: text,
  sending: text,
  thanks: card.extend({ another: text }),
});

export const inbox = z.strictObject({
  title: text,
  intro: text,
  empty: text,
  edition: text,
  toForm: text,
  arrived: text,
  back: text,
});

/** Each file's name and what it exports. */
export const files = {
  about: z.strictObject({ about }),
  aboutStory: z.strictObject({ aboutStory, carouselLabels }),
  contact: z.strictObject({ contact }),
  cv: z.strictObject({ cv }),
  descriptions: z.strictObject({ descriptions }),
  frame: z.strictObject({ navigation, labels, popup }),
  home: z.strictObject({ home }),
  homeStory: z.strictObject({ homeStory, logos: byId(alt) }),
  inbox: z.strictObject({ inbox }),
  owner: z.strictObject({ owner }),
  projects: z.strictObject({ title: text, intro: text.optional(), projects: byId(project) }),
  skills: z.strictObject({ title: text, labels: skillLabels, intro: text.optional(), skills: byId(skill) }),
};

/** @typedef {{ [File in keyof typeof files]: z.infer<(typeof files)[File]> }} Texts */
