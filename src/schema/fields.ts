// The kinds of entries that content is made of. zod checks them in the build only; none of it is shipped.
import { type core, z } from 'zod';
import { isPath } from '../shared/absolute.ts';

export { z };

/** The largest size at which a picture is shown, in CSS pixels; without `height` it keeps its own ratio. */
export interface PictureUse {
  width: number;
  height?: number;
  /** Whether its entry is shown in the picture's own hue. */
  inItsHue?: boolean;
  /** Whether it shows the owner, and so is shown in tones of its page's colour. */
  ofOwner?: boolean;
  /** Whether it is a logo, which stands on a dark hexagon, or on a light one if it would vanish there. */
  isLogo?: boolean;
}

/** The project's own facts about a kind of entry, besides what zod checks. */
declare module 'zod' {
  interface GlobalMeta {
    /** Whether a text is the template's, which has it in many languages. */
    isLabel?: boolean;
    /** Whether it is a name: in Latin letters it is the same in every language that has these. */
    isName?: boolean;
    /** For a picture: how it is shown. */
    use?: PictureUse;
  }
}

/** A value that may differ by language: one for all of them, or one for each, by its code. */
export type PerLanguage<T> = T | Record<string, T>;

/** A language's code, such as `de`: no more, so that texts by language can't be taken for an entry. */
const CODE = /^[a-z]{2,3}$/;
const code = z.string().regex(CODE);

/** Whether a value is written once per language, side by side, such as `{ es: 'Hola', en: 'Hello' }`. */
export function isByLanguage(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => CODE.test(key));
}

/** A value for all languages, or one for each; a language that it lacks shows the first one's. */
const perLanguage = <Inner extends z.ZodType>(inner: Inner) =>
  z.union([inner, z.record(code, inner).refine(isByLanguage, 'is empty')]) as unknown as z.ZodType<
    z.output<Inner>,
    PerLanguage<z.input<Inner>>
  >;

/** A text that is the same in every language, such as a name. */
export const plainText = z.string().trim().min(1, 'is empty: write the text');

export const text = perLanguage(plainText);
export const name = text.meta({ isName: true });
/** A list of at least one text. */
export const texts = perLanguage(z.array(plainText).min(1));
/** A list of names, which may be empty. */
export const names = perLanguage(z.array(plainText)).meta({ isName: true });

/**
 * What content may leave out, since the template has it (src/labels): the build puts it in before it checks the
 * content, so only the types call it a default.
 */
export const ofTemplate = <Inner extends z.ZodType>(schema: Inner) =>
  schema as unknown as z.ZodDefault<Inner>;

const asLabel = <Inner extends z.ZodType>(schema: Inner) => ofTemplate(schema.meta({ isLabel: true }));

/** A text of the site itself, such as a button's. */
export const label = asLabel(text);
export const labelTexts = asLabel(texts);

const withPlaces = (places: string[]) =>
  plainText.refine((value) => places.every((place) => value.includes(place)), {
    error: `must contain ${places.join(' and ')}, which the site fills in`,
  });

/** A label with placeholders, such as `{year}`. */
export const labelWith = (...places: string[]) => asLabel(perLanguage(withPlaces(places)));

/** A label with a number: one text, or one for each category of its language (shared/plural.ts). */
export function labelWithNumber(place: string) {
  const words = withPlaces([place]);
  const some = plainText.optional();
  const plural = z.strictObject({ zero: some, one: some, two: some, few: some, many: some, other: words });
  return asLabel(perLanguage(z.union([words, plural])));
}

/** The fields of an entry that are labels. */
export const labels = <Name extends string>(...fields: Name[]) =>
  Object.fromEntries(fields.map((field) => [field, label])) as Record<Name, typeof label>;

/** Any words, such as those that a filter looks for. */
export const words = asLabel(perLanguage(z.array(z.string())));

const noSpace = [/^\S*$/, 'contains a space: remove it, or write %20'] as const;

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'isn’t an absolute http(s) address: start it with https://' })
  .regex(...noSpace);

/** The form's action. A page that was loaded over https must not post to http. */
export const endpointUrl = z
  .url({
    protocol: /^https$/,
    error: 'isn’t an https address: write the one that the forwarding service gave you',
  })
  .regex(...noSpace);

/** Another site's address, or the path of something in static/. */
export const siteOrPath = z
  .string()
  .refine(
    (address) => isPath(address) || httpUrl.safeParse(address).success,
    'isn’t an address: start it with https://, or with / for something in static/, such as /demos/quiz/',
  );

/** Another site, without a path. */
export const origin = z
  .string()
  .refine(
    (address) => URL.canParse(address) && /^https:/.test(address) && new URL(address).origin === address,
    'isn’t a site: write https:// and its name alone, such as "https://plausible.io"',
  );

/** A profile's address: a page, a mailbox or a telephone. */
export const profileUrl = z
  .string()
  .refine(
    (url) =>
      /^https?:\/\/\S+$/i.test(url)
        ? URL.canParse(url)
        : /^mailto:[^\s@?%]+@[^\s@?%]+\.[^\s@?%]+$|^(tel|sms):\+?\d[\d.()-]+\d$/.test(url),
    'isn’t an absolute address: start it with https://, mailto: and your e-mail address, or tel: or sms: and ' +
      'your number, such as "tel:+49-341-5550100"',
  );

/** An id, which becomes part of an address. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'isn’t an id: use lowercase letters, digits and hyphens, such as "vue"');

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A BCP 47 language code, such as `es` or `pt-BR`. */
export const language = z
  .string()
  .refine(
    (tag) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) && languageNames.of(tag) !== undefined,
    'isn’t a language code: write one, such as es, de or en',
  );

/** A text, with its language if that isn't its page's: screen readers and hyphenation follow it. */
export const phrase = z.strictObject({ text: plainText, lang: language.optional() });
export const spokenLabel = asLabel(perLanguage(phrase));
/** A list of texts, in any languages, that are typed one after the other. */
export const phrases = perLanguage(z.array(phrase).min(1));

/** A colour. */
export const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'isn’t a colour: write # and six digits, such as "#0a7d5a"');

const noAlt = 'has no alt text: describe the picture for people who cannot see it';
const alt = perLanguage(z.string(noAlt).trim().min(1, noAlt));

/** The point in a picture that stays in view when it is cropped to its frame. */
const focus = z
  .string()
  .regex(
    /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
    'isn’t a point in a picture: write its distance from the left and from the top, such as "50% 30%"',
  );

/**
 * How much larger it is than it need be to fill its frame, about its `focus`: for a face in a wide
 * photograph.
 */
const zoom = z.number().min(1).max(4);

/**
 * A file in static/images, or an https address. The build doesn't load a picture from another host, so its
 * width and height in pixels must be given; those of a file are read from it.
 */
export function picture(use: PictureUse) {
  const pixels = z.int().positive().optional();
  return z
    .strictObject({
      src: plainText,
      alt,
      focus: focus.optional(),
      zoom: zoom.optional(),
      width: pixels,
      height: pixels,
    })
    .superRefine(({ src, ...size }, { addIssue }) => {
      const fault = (key: string, message: string) => addIssue({ code: 'custom', path: [key], message });
      const isElsewhere = /^[a-z]+:/i.test(src);
      if (isElsewhere && !(URL.canParse(src) && src.startsWith('https://')))
        fault('src', 'is neither a file in static/images nor an absolute https address');
      for (const key of ['width', 'height'] as const)
        if (isElsewhere && size[key] === undefined)
          fault(key, 'is missing: a picture from elsewhere needs its size in pixels');
        else if (!isElsewhere && size[key] !== undefined) fault(key, 'is read from the file: remove it');
    })
    .meta({ use });
}

/** A file in static/images that is shown with another picture, whose description is enough. */
export const detail = (use: PictureUse) => z.strictObject({ src: plainText }).meta({ use });

/** What is looked for, and sections of a JSON Resume that are facts here: https://jsonresume.org/schema */
const FACT_KINDS = [
  'looking',
  ...(['languages', 'education', 'awards', 'certificates'] as const),
  ...(['publications', 'interests', 'volunteer'] as const),
] as const;

/** Something about the owner, in a line. */
export const fact = z.strictObject({
  label: text,
  value: text,
  /**
   * For the CV, which shows what is looked for, languages and studies first; `value` is a list, or of studies
   * where and when.
   */
  kind: z.enum(FACT_KINDS).optional(),
});
export type Fact = z.output<typeof fact>;

/** A figure about the owner's work, as it is written. */
export const proof = z.strictObject({
  figure: text,
  caption: text,
  /** What proves it: a page, such as /Projects, or a site. */
  href: siteOrPath.optional(),
});

export type ProvenFigure = z.output<typeof proof>;

/** A list of entries, no two with the same id. It may be empty: whatever would show it is then left out. */
export const entries = <Entry extends z.ZodType<{ id: string }>>(entry: Entry) =>
  uniqueBy('id', z.array(entry));

/** A list of entries of which no two have the same value of a field. */
export const uniqueBy = <List extends z.ZodArray>(field: string, list: List) =>
  list.superRefine((all, { addIssue }) => {
    const ids = (all as Record<string, unknown>[]).map((entry) => entry[field]);
    for (const [i, id] of ids.entries())
      if (ids.indexOf(id) < i)
        addIssue({
          code: 'custom',
          path: [i, field],
          message: `is also that of entry ${ids.indexOf(id)}: choose another`,
        });
  });

/** Refuses a field without another one, in whose place it is shown. */
export const needing =
  (field: string, needed: string) =>
  (entry: object, { addIssue }: core.$RefinementCtx) => {
    if (field in entry && !(needed in entry))
      addIssue({
        code: 'custom',
        path: [field],
        message: `isn’t shown without ${needed}: write that, too, or remove this`,
      });
  };

/** The years that jobs and projects may have. */
export const YEARS = { first: 1900, last: 2200 };
const notYear = `isn’t a year: write a number from ${YEARS.first} to ${YEARS.last}, without quotes`;
export const year = z.int(notYear).min(YEARS.first, notYear).max(YEARS.last, notYear);

/** Of the text below the wheel, which is one line. */
const short = asLabel(perLanguage(plainText.max(28, 'is longer than 28 characters: shorten it')));

/** The texts that every page has. */
export const pageTexts = z.strictObject({
  /** In the bar and the wheel; without it, the title. */
  link: label.optional(),
  /** In the window's title. */
  title: label,
  /** The first heading; without it, the title. */
  heading: label.optional(),
  /** In the wheel, below it, while its facet is pointed at. */
  short: short.optional(),
  /** In search engines and link previews. */
  description: text,
});
