// The kinds of entries that facts.mjs and texts.mjs are made of. zod checks them in the build only; none of it is shipped.
import { z } from 'zod';

export const text = z.string().trim().min(1, 'is empty: write the text');

/**
 * Refuses two entries of a list with the same key, since React tells them apart by it.
 *
 * @template Entry
 * @param {(entry: Entry) => unknown} key
 * @param {(key: string, first: number) => string} message
 * @param {PropertyKey[]} [path] to the key in its entry
 */
export const distinct = (key, message, path = []) =>
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
export const twice = (/** @type {string} */ key) => `"${key}" appears twice: remove one`;

/** A list of at least one text, no two the same. */
export const texts = z
  .array(text)
  .min(1)
  .superRefine(...distinct((each) => each, twice));

/** A list of texts, no two the same, which may be empty or absent. */
export const anyTexts = z
  .array(text)
  .superRefine(...distinct((each) => each, twice))
  .optional();

export const httpUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => `"${input}" is no absolute http(s) address: write it with https:// before it`,
  })
  .regex(/^\S*$/, 'has a space in it: take it out, or write %20');

/** A profile's address: of a page, or of a mailbox. */
export const profileUrl = z
  .string()
  .refine(
    (url) =>
      /^https?:\/\/\S+$/i.test(url) ? URL.canParse(url) : /^mailto:[^\s@?%]+@[^\s@?%]+\.[^\s@?%]+$/.test(url),
    {
      error: ({ input }) =>
        `"${input}" is no absolute address: write it with https:// before it, or mailto: and your e-mail address`,
    },
  );

/** The form's action. A page that was loaded over https must not post to http. */
export const endpointUrl = z
  .url({
    protocol: /^https$/,
    error: ({ input }) =>
      `"${input}" is no https address: write the one that the forwarding service gave you, such as https://formsubmit.co/ and your alias`,
  })
  .regex(/^\S*$/, 'has a space in it: take it out');

/** It becomes part of an address. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no id: use small letters, digits and hyphens, such as "vue"');

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A language's code by BCP 47, such as `es` or `pt-BR`. */
export const language = z
  .string()
  .refine(
    (code) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(code) && names.of(code) !== undefined,
    'is no language: write its code, such as es, de or en',
  );

export const alt = z
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
export const picture = z
  .strictObject({
    src: text,
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

/**
 * A list of entries, no two with the same id. It may be empty: then what would show it isn't there.
 *
 * @template {{ id: string }} Entry
 * @param {z.ZodType<Entry>} entry
 */
export const entries = (entry) =>
  z.array(entry).superRefine(
    ...distinct(
      (each) => each.id,
      (key, first) => `"${key}" is the id of entry ${first}, too: choose another`,
      ['id'],
    ),
  );
