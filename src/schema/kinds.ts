// The kinds of entries that content is made of. zod checks them in the build only; none of it is shipped.

import { type core, z } from 'zod';
import type { PerLanguage } from './languages.ts';

export { z };

/** The project's own facts about a kind of entry, besides what zod checks. */
export interface Kind {
  /** For a value that may differ by language: the schema of the value in one. */
  inOneLanguage?: z.ZodType;
  /** Whether a text is the site's own and so suits any owner. */
  isLabel?: boolean;
  /** For a picture: how it is shown. */
  shown?: PictureUse;
}

/** The largest size at which a picture is shown, in CSS pixels; without `height` it keeps its own ratio. */
export interface PictureUse {
  width: number;
  height?: number;
  /** Whether its entry is shown in the picture's own hue. */
  inItsHue?: boolean;
  /** Whether it shows the owner, and so is shown in tones of its page's colour. */
  ofOwner?: boolean;
}

/** zod's own registry, since the content is run with another copy of this module. */
const registry = z.globalRegistry;

export const kindOf = (schema: z.ZodType): Kind => (registry.get(schema)?.kind ?? {}) as Kind;

function asKind<Schema extends z.ZodType>(schema: Schema, kind: Kind): Schema {
  registry.add(schema, { kind: { ...kindOf(schema), ...kind } });
  return schema;
}

const isCode = (key: string) => /^[a-z]{2,3}$/.test(key);

/** Whether a value is written once per language, side by side, such as `{ es: 'Hola', en: 'Hello' }`. */
export function isByLanguage(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every(isCode);
}

/**
 * A value that may differ by language: one for all of them, or one per language. A language that it lacks shows the first
 * one's.
 */
function perLanguage<Inner extends z.ZodType>(
  inner: Inner,
): z.ZodType<z.output<Inner>, PerLanguage<z.input<Inner>>> {
  const schema = z.unknown().superRefine((value, { addIssue }) => {
    const each: [code: string | null, value: unknown][] = isByLanguage(value)
      ? Object.entries(value)
      : [[null, value]];
    for (const [code, own] of each)
      for (const issue of inner.safeParse(own).error?.issues ?? [])
        addIssue({ ...issue, path: code === null ? issue.path : [code, ...issue.path] });
  });
  return asKind(schema, { inOneLanguage: inner }) as unknown as z.ZodType<
    z.output<Inner>,
    PerLanguage<z.input<Inner>>
  >;
}

/** A text that is the same in every language, such as a name. */
export const plainText = z.string().trim().min(1, 'is empty: write the text');

export const text = perLanguage(plainText);

const asLabel = <Text extends z.ZodType>(schema: Text): Text => asKind(schema, { isLabel: true });

/** A text of the site itself, such as a button's, which setup keeps for a new owner. */
export const label = asLabel(perLanguage(plainText));

/** A label with placeholders, such as `{year}`. */
export const labelWith = (...places: string[]) =>
  asLabel(
    perLanguage(
      plainText.refine((value) => places.every((place) => value.includes(place)), {
        error: `must contain ${places.join(' and ')}, which the site fills in`,
      }),
    ),
  );

/**
 * Refuses two entries of a list with the same key, since React uses it to tell them apart.
 *
 * @param path to the key in its entry
 */
export const distinct = <Entry>(
  key: (entry: Entry) => unknown,
  message: (key: string, first: number) => string,
  path: PropertyKey[] = [],
) =>
  [
    (list: Entry[], { addIssue }: core.$RefinementCtx) => {
      const keys = list.map((entry) => key(entry ?? ({} as Entry)));
      for (const [i, each] of keys.entries()) {
        const first = keys.indexOf(each);
        if (typeof each === 'string' && first < i)
          addIssue({ code: 'custom', path: [i, ...path], message: message(each, first) });
      }
    },
    // Also check lists that have other faults.
    { when: ({ value }: core.ParsePayload) => Array.isArray(value) },
  ] as const;
export const twice = (key: string) => `"${key}" appears twice: remove one`;

/** A list of at least one text, no two the same. */
export const texts = perLanguage(
  z
    .array(plainText)
    .min(1)
    .superRefine(...distinct((each) => each, twice)),
);

/** A list of at least one text of the site itself. */
export const labelTexts = asLabel(perLanguage(z.array(plainText).min(1)));

/** A list of names, no two the same, which may be empty. */
export const names = perLanguage(z.array(plainText).superRefine(...distinct((each) => each, twice)));

/** Any words, such as those that a filter looks for. */
export const words = asLabel(perLanguage(z.array(z.string())));

/** A message with the value; without a value, or one that isn't text, the check says so itself. */
const quoting =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'string' ? `"${input}" ${message}` : undefined;

export const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: quoting('isn’t an absolute http(s) address: start it with https://'),
  })
  .regex(/^\S*$/, 'contains a space: remove it, or write %20');

/** Another site's address, or the path of something in static/. */
export const siteOrPath = z
  .string()
  .refine((address) => isPath(address) || httpUrl.safeParse(address).success, {
    error: quoting(
      'isn’t an address: start it with https://, or with / for something in static/, such as /demos/quiz/',
    ),
  });

/** Whether an address is a path of this site, and stays in it. */
export const isPath = (address: string) =>
  /^\/(?!\/)\S*$/.test(address) && !/(^|[\\/])(\.|%2e){1,2}([\\/?#]|$)/i.test(address);

/** Another site, without a path. */
export const origin = z
  .string()
  .refine(
    (address) => URL.canParse(address) && /^https:/.test(address) && new URL(address).origin === address,
    {
      error: quoting('isn’t a site: write https:// and its name alone, such as "https://plausible.io"'),
    },
  );

/** A profile's address: a page or a mailbox. */
export const profileUrl = z
  .string()
  .refine(
    (url) =>
      /^https?:\/\/\S+$/i.test(url) ? URL.canParse(url) : /^mailto:[^\s@?%]+@[^\s@?%]+\.[^\s@?%]+$/.test(url),
    {
      error: quoting(
        'isn’t an absolute address: start it with https://, or with mailto: and your e-mail address',
      ),
    },
  );

/** The form's action. A page that was loaded over https must not post to http. */
export const endpointUrl = z
  .url({
    protocol: /^https$/,
    error: quoting(
      'isn’t an https address: write the one that the forwarding service gave you, such as https://formsubmit.co/ followed by your alias',
    ),
  })
  .regex(/^\S*$/, 'contains a space: remove it');

/** An id, which becomes part of an address. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'isn’t an id: use lowercase letters, digits and hyphens, such as "vue"');

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A BCP 47 language code, such as `es` or `pt-BR`. */
export const language = z
  .string()
  .refine(
    (code) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && languageNames.of(code) !== undefined,
    'isn’t a language code: write one, such as es, de or en',
  );

/** A text, with its language if that isn't its page's: screen readers and hyphenation follow it. */
export const phrase = z.strictObject({ text: plainText, lang: language.optional() });

export const spokenLabel = asLabel(perLanguage(phrase));

/** A list of texts, in any languages, that are typed one after the other. */
export const phrases = perLanguage(
  z
    .array(phrase)
    .min(1)
    .superRefine(...distinct((each: z.output<typeof phrase>) => each.text, twice)),
);

const NO_ALT = 'has no alt text: describe the picture for people who cannot see it';
const alt = perLanguage(z.string(NO_ALT).trim().min(1, NO_ALT));

/** A colour. */
export const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: quoting('isn’t a colour: write # and six digits, such as "#0a7d5a"') });

/** The point in a picture that stays in view when it is cropped to its frame. */
const focus = z
  .string()
  .regex(
    /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
    'isn’t a point in a picture: write its distance from the left and from the top, such as "50% 30%"',
  );

/**
 * A file in static/images, or an https address. The build doesn't load a picture from another host, so its width
 * and height in pixels must be given; those of a file are read from it.
 */
export function picture(shown: PictureUse) {
  const schema = z
    .strictObject({
      src: plainText,
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
          message: 'is neither a file in static/images nor an absolute https address',
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
  return asKind(schema, { shown });
}

/** A file in static/images that is shown with another picture, whose description is enough. */
export const detail = (shown: PictureUse) => asKind(z.strictObject({ src: plainText }), { shown });

/** A list of entries, no two with the same id. It may be empty: whatever would show it is then left out. */
export const entries = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  z.array(entry).superRefine(
    ...distinct(
      (each) => (each as { id?: unknown }).id,
      (key, first) => `"${key}" is also the id of entry ${first}: choose another`,
      ['id'],
    ),
  );

/** The years that jobs and projects may have. */
export const YEARS = { first: 1900, last: 2200 };
export const year = z.int().min(YEARS.first).max(YEARS.last);

/** Of the text below the wheel, which is one line. */
const SHORT = 28;
const short = asLabel(
  perLanguage(
    plainText.max(SHORT, {
      error: ({ input }) =>
        `has ${String(input).length} characters, but is one short line: use at most ${SHORT}`,
    }),
  ),
);

/** The texts that every page has. */
export const pageTexts = z.strictObject({
  link: label.describe('In the bar and the wheel; without it, the title.').optional(),
  title: label.describe('In the window’s title.'),
  heading: label.describe('The first heading; without it, the title.').optional(),
  short: short
    .describe('In the wheel, below it, while its facet is pointed at; at most 28 characters.')
    .optional(),
  description: text.describe('In search engines and link previews.'),
});
