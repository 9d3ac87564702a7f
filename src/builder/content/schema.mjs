// The schema of each content file. The types in src/content/types.ts are derived from it, so an editor and the
// build agree about every entry. zod checks it in the build only; none of it is shipped.
import { z } from 'zod';

const text = z.string().trim().min(1, 'is empty: write the text');

/**
 * Refuses two entries of a list with the same key, since React tells them apart by it.
 *
 * @template Entry
 * @param {(entry: Entry) => unknown} key
 * @param {(key: string, first: number) => string} message
 * @param {PropertyKey[]} [path] to the key in its entry
 */
const distinct = (key, message, path = []) =>
  /** @type {const} */ ([
    (/** @type {Entry[]} */ list, /** @type {import('zod').core.$RefinementCtx} */ { addIssue }) => {
      const keys = list.map((entry) => key(entry ?? /** @type {Entry} */ ({})));
      for (const [i, each] of keys.entries()) {
        const first = keys.indexOf(each);
        if (typeof each === 'string' && first < i)
          addIssue({ code: 'custom', path: [i, ...path], message: message(each, first) });
      }
    },
    // Check also lists that have other faults.
    { when: (/** @type {import('zod').core.ParsePayload} */ { value }) => Array.isArray(value) },
  ]);
const twice = (/** @type {string} */ key) => `"${key}" appears twice: remove one`;

/** A list of at least one text, no two the same. */
const texts = z
  .array(text)
  .min(1)
  .superRefine(...distinct((each) => each, twice));
const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => `"${input}" is no absolute http(s) address: write it with https:// before it`,
  })
  .regex(/^\S*$/, 'has a space in it: take it out, or write %20');

/** The form's action. A page that was loaded over https must not post to http. */
const endpointUrl = z
  .url({
    protocol: /^https$/,
    error: ({ input }) =>
      `"${input}" is no https address: write the one that the forwarding service gave you, such as https://formsubmit.co/ and your alias`,
  })
  .regex(/^\S*$/, 'has a space in it: take it out');

/** It becomes part of an address. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: use small letters, digits and hyphens, such as "vue"');
const language = z.enum(['es', 'de', 'en'], 'is no language of this site: use es, de or en');

const alt = z
  .string('has no alt text: describe the picture for people who cannot see it')
  .trim()
  .min(1, 'has no alt text: describe the picture for people who cannot see it');

/** The spot of a picture that stays in view when it is cropped to its frame. */
const focus = z
  .string()
  .regex(
    /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
    'is no place in a picture: write how far it is from the left and from the top, such as "50% 30%"',
  );

/**
 * A file below static/images, or an https address. The build doesn't load a picture from another host, so its width
 * and height in pixels must be given; those of a file are read from it.
 */
export const image = z
  .strictObject({
    src: text,
    alt,
    focus: focus.optional(),
    width: z.int().positive().optional(),
    height: z.int().positive().optional(),
  })
  .superRefine(({ src, width, height }, { addIssue }) => {
    const remote = /^[a-z]+:/i.test(src);
    if (remote && !(URL.canParse(src) && src.startsWith('https://'))) {
      addIssue({
        code: 'custom',
        path: ['src'],
        message: 'is neither a file below static/images nor an absolute https address',
      });
    }
    for (const [name, pixels] of Object.entries({ width, height })) {
      if (remote && pixels === undefined) {
        addIssue({
          code: 'custom',
          path: [name],
          message: 'is missing: a picture from elsewhere needs its size in pixels',
        });
      }
      if (!remote && pixels !== undefined) {
        addIssue({ code: 'custom', path: [name], message: 'is read from the file: remove it' });
      }
    }
  });

export const phrase = z.strictObject({ text, lang: language });
const phrases = z
  .array(phrase)
  .min(1)
  .superRefine(...distinct((each) => each.text, twice));

/**
 * A list of at least one entry, no two with the same id.
 *
 * @template {{ id: string }} Entry
 * @param {z.ZodType<Entry>} entry
 */
const entries = (entry) =>
  z
    .array(entry)
    .min(1)
    .superRefine(
      ...distinct(
        (each) => each.id,
        (key, first) => `"${key}" is the id of entry ${first}, too: choose another`,
        ['id'],
      ),
    );

export const link = z.strictObject({ label: text, url: httpUrl });

export const profile = z.strictObject({ id: z.enum(['github', 'linkedin']), label: text, url: httpUrl });

export const owner = z.strictObject({
  name: text,
  roles: texts,
  greetings: phrases,
  host: link,
  profiles: entries(profile),
  avatar: image,
});

/** A path of this site, as written in src/routing/routes.ts. */
export const path = z.string().regex(/^\/[A-Za-z]*$/, 'is no path of this site, such as /About');

export const descriptions = z.strictObject({
  Home: text,
  About: text,
  Projects: text,
  Skills: text,
  Contact: text,
});

export const navigation = z.strictObject({
  titleLabel: text,
  links: z.array(z.strictObject({ label: text, path })).min(1),
});

export const labels = z.strictObject({
  skipToContent: text,
  mainNavigation: text,
  openMenu: text,
  closeMenu: text,
  pauseMotion: text,
  resumeMotion: text,
  profiles: text,
  externalSite: text,
  localTime: text,
  technologies: text,
  projects: text,
  skills: text,
  contact: text,
  cv: text,
  allProjects: text,
  moreAboutMe: text,
  moreInfo: text,
  close: text,
  errorHome: text,
});

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

export const job = z.strictObject({ role: text, company: text, period: text, description: text });
const jobs = z
  .array(job)
  .min(1)
  .superRefine(...distinct((each) => each.role && `${each.role}, ${each.period}`, twice));

const card = z.strictObject({ title: text, paragraphs: texts });

export const home = z.strictObject({
  label: text,
  phrases,
  lead: text,
});

export const homeStory = z.strictObject({
  welcome: text,
  welcomeText: text,
  experience: z.strictObject({ title: text, intro: text, jobs }),
  about: card,
  featured: z.strictObject({
    title: text,
    intro: text,
    ids: texts.length(3, 'needs three ids: they stand side by side'),
  }),
  welcomeCard: z.strictObject({ button: text, title: text, paragraphs: texts, image }),
  closing: z.strictObject({ title: text, text }),
});

export const cv = z.strictObject({
  title: text,
  description: text,
  placeLabel: text,
  place: text,
  facts: text,
  experience: text,
  projects: text,
  contact: text,
  website: text,
  back: text,
  download: text,
});

export const popup = z.strictObject({ title: text, text, button: text });

export const photograph = z.strictObject({ image, caption: text, credit: text, licence: text, url: httpUrl });

export const about = z.strictObject({
  title: text,
  tagline: phrases,
});

export const aboutStory = z.strictObject({
  story: z.strictObject({
    title: text,
    paragraphs: texts,
    skillsTitle: text,
    skills: texts,
    nextTitle: text,
    next: texts,
  }),
  photo: image,
  experience: card.extend({ facts: z.array(z.strictObject({ label: text, value: text })).min(1) }),
  closingTagline: phrases,
  ring: z.strictObject({
    title: text,
    intro: text,
    photographs: z
      .array(photograph)
      .min(3, 'are too few: a ring needs 3')
      .max(15, 'are too many: a ring holds 15')
      .superRefine(...distinct((each) => each.image?.src, twice, ['image', 'src'])),
  }),
});

export const skill = z.strictObject({
  id,
  title: text,
  description: text,
  image,
  info: texts,
});

export const project = z.strictObject({
  id,
  title: text,
  description: text,
  image,
  url: httpUrl,
  tags: texts,
});

export const contact = z.strictObject({
  title: text,
  intro: texts,
  image,
  endpoint: endpointUrl,
  nameMax: z.int().positive(),
  nameHint: text,
  fields: z.strictObject({ nombre: text, email: text, empresa: text, description: text, pais: text }),
  options: z.array(z.strictObject({ value: language, label: text })).min(1),
  messages: z.strictObject({
    nombre: text,
    nombreMax: text,
    email: text,
    description: text,
    blacklist: text.includes('{palabras}', 'must say {palabras} where the words are to stand'),
  }),
  missingCompany: text,
  descriptionHint: text,
  required: text,
  blacklist: z.array(text),
  submit: text,
  sending: text,
  thanks: card.extend({ another: text }),
});

/** Each content file's name and what it exports. */
export const files = {
  about: z.strictObject({ about }),
  aboutStory: z.strictObject({ aboutStory, carouselLabels }),
  contact: z.strictObject({ contact }),
  cv: z.strictObject({ cv }),
  descriptions: z.strictObject({ descriptions }),
  frame: z.strictObject({ navigation, labels, popup }),
  home: z.strictObject({ home }),
  homeStory: z.strictObject({ homeStory, logos: z.array(image).min(1) }),
  owner: z.strictObject({ owner }),
  projects: z.strictObject({ intro: text, projects: entries(project) }),
  skills: z.strictObject({ intro: text, skills: entries(skill) }),
};
