// What each file of src/content holds: everything that is the same in every language.
import { z } from 'zod';
import { addressFault } from '../shared/options.mjs';
import {
  anyTexts,
  distinct,
  endpointUrl,
  entries,
  httpUrl,
  id,
  language,
  picture,
  profileUrl,
  text,
  twice,
} from './kinds.mjs';

/** The names of the pages, which are also their addresses in every language. */
export const PAGES = /** @type {const} */ (['Home', 'About', 'Projects', 'Skills', 'Contact']);

/** A folder of src/content, and below the first edition's the first part of its addresses. */
const code = language
  .regex(/^[a-z]{2,3}$/, 'is no folder’s name: use the language’s two or three small letters, such as "de"')
  .refine(
    (name) => name !== 'cv',
    'is the curriculum’s address: a host that ignores letter case would mix them up',
  );

const locale = z
  .string()
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'is no locale: write language and country, such as "de-DE"');

export const edition = z
  .strictObject({ code, name: text, locale })
  .refine(({ code: language, locale: whole }) => whole.startsWith(`${language}-`), {
    path: ['locale'],
    message: 'is of another language than its code: write the same language first',
  });

export const profile = z.strictObject({
  id,
  label: text,
  url: profileUrl,
  /** The name of its mark, where that isn't its id: a second profile on the same network. */
  mark: id.optional(),
});

export const owner = z.strictObject({
  name: text,
  /** Where the site lives; SITE_URL may say otherwise. */
  site: z
    .string()
    .refine((text) => addressFault(text) === null, {
      error: ({ input }) => `"${input}" ${addressFault(String(input))}`,
    })
    .optional(),
  /** The owner's page elsewhere; without one the brand leads Home. */
  host: z.strictObject({ label: text, url: httpUrl }).optional(),
  profiles: entries(profile),
  avatar: picture,
});

export const navigation = z.strictObject({
  pages: z
    .array(z.enum(PAGES))
    .min(1)
    .superRefine(...distinct((each) => each, twice)),
});

/** Of jobs. */
export const YEARS = { first: 1900, last: 2200 };
const year = z.int().min(YEARS.first).max(YEARS.last);

export const job = z
  .strictObject({ id, from: year.optional(), to: year.optional() })
  .superRefine(({ from, to }, { addIssue }) => {
    const issue = (/** @type {string} */ message) => addIssue({ code: 'custom', path: ['to'], message });
    if (to !== undefined && from === undefined) issue('has no beginning: write from, too');
    if (to !== undefined && from !== undefined && to < from) issue(`is before ${from}: exchange the two`);
  });

export const homeStory = z.strictObject({
  jobs: entries(job),
  featured: z
    .array(text)
    .refine(
      ({ length }) => length === 0 || length === 3,
      'needs three ids, which stand side by side, or none',
    )
    .superRefine(...distinct((each) => each, twice)),
  welcomeCard: z.strictObject({ image: picture }).optional(),
});

export const logo = z.strictObject({ id, image: picture });

export const photograph = z.strictObject({ id, image: picture, credit: text, licence: text, url: httpUrl });

export const aboutStory = z.strictObject({
  story: z.strictObject({ skills: anyTexts, next: anyTexts }),
  photo: picture,
  photographs: entries(photograph)
    .refine(({ length }) => length === 0 || length >= 3, 'are too few: a ring needs 3, or none')
    .max(15, 'are too many: a ring holds 15')
    .superRefine(...distinct((each) => each.image?.src, twice, ['image', 'src'])),
});

export const skill = z.strictObject({ id, image: picture });

export const project = z.strictObject({
  id,
  image: picture,
  url: httpUrl.optional(),
  tags: anyTexts,
  year: year.optional(),
});

/** What the form can ask for besides the visitor's name, address and message. */
const ASKS = /** @type {const} */ (['empresa', 'pais']);

/** The form's fields and their names in the message that the owner gets, by the specification. */
export const OWN_NAMES = {
  nombre: 'nombre',
  email: 'email',
  empresa: 'empresa',
  description: 'description',
  pais: 'pais',
};

/** The name of a field in the message that the owner gets. */
const fieldName = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .-]{0,39}$/u,
    'is no name for a field: up to 40 letters, digits, spaces, points and hyphens',
  );

export const contact = z.strictObject({
  image: picture.optional(),
  endpoint: endpointUrl.optional(),
  nameMax: z.int().positive(),
  asks: z.array(z.enum(ASKS)).superRefine(...distinct((each) => each, twice)),
  postAs: z
    .strictObject({
      nombre: fieldName,
      empresa: fieldName,
      description: fieldName,
      pais: fieldName,
    })
    .partial()
    .superRefine((given, { addIssue }) => {
      const names = Object.entries({ ...OWN_NAMES, ...given }).map(([field, name]) => ({
        field,
        name: name?.toLowerCase(),
      }));
      for (const { field, name } of names) {
        const other = names.find((each) => each.name === name && each.field !== field);
        const message = `is the name of "${other?.field}", too: choose another`;
        if (other && field in given) addIssue({ code: 'custom', path: [field], message });
      }
    })
    .optional(),
});

/** Each file's name and what it exports. */
export const files = {
  aboutStory: z.strictObject({ aboutStory }),
  contact: z.strictObject({ contact }),
  editions: z.strictObject({
    editions: z
      .array(edition)
      .min(1)
      .superRefine(...distinct((each) => each.code, twice, ['code'])),
  }),
  frame: z.strictObject({ navigation }),
  homeStory: z.strictObject({ homeStory, logos: entries(logo) }),
  owner: z.strictObject({ owner }),
  projects: z.strictObject({ projects: entries(project) }),
  skills: z.strictObject({ skills: entries(skill) }),
};

/** @typedef {{ [File in keyof typeof files]: z.infer<(typeof files)[File]> }} Facts */
