// The schemas of the content files that don't belong to a page.
import { addressFault } from '../shared/address.ts';
import {
  colour,
  entries,
  httpUrl,
  id,
  labels,
  labelWith,
  labelWithNumber,
  language,
  name,
  ofTemplate,
  origin,
  picture,
  plainText,
  profileUrl,
  spokenLabel,
  text,
  texts,
  uniqueBy,
  z,
} from './fields.ts';

/** The first part of an edition's addresses, unless it is the first edition. */
const code = language
  .regex(/^[a-z]{2,3}$/, 'includes a country: use the language’s two- or three-letter code, such as "de"')
  .refine(
    (written) => written !== 'cv',
    'is the CV’s address: a host that ignores letter case would mix them up',
  );

const locale = z
  .string()
  .regex(
    /^[a-z]{2,3}(-[A-Z][a-z]{3})?-[A-Z]{2}(-u(-[a-z\d]{2,8})+)?$/,
    'isn’t a locale: write a language and a country, such as "de-DE", or "sr-Latn-RS" with a script',
  );

const edition = z
  .strictObject({ code, name: plainText, locale, fallback: code.optional() })
  .refine(({ code: language, locale: whole }) => whole.startsWith(`${language}-`), {
    path: ['locale'],
    message: 'has a different language from its code: start it with that code',
  });

/** The site's languages, whose fallbacks are among them. */
const editions = uniqueBy('code', z.array(edition).min(1)).superRefine((all, { addIssue }) => {
  const codes = all.map((each) => each.code);
  const message = `isn’t a language of the site: write one of ${codes.join(', ')}, or remove it`;
  for (const [i, { fallback }] of all.entries())
    if (fallback && !codes.includes(fallback)) addIssue({ code: 'custom', path: [i, 'fallback'], message });
});

/** `mark`: the name of its mark if that isn't its id, as for a second profile on the same network. */
const profile = z.strictObject({ id, label: name, url: profileUrl, mark: id.optional() });

const owner = z.strictObject({
  /** One, or one per language, as for a name in other letters. */
  name,
  /** The first is the title on search engines. */
  roles: texts,
  /** The site's address; SITE_URL overrides it. */
  site: z
    .string()
    .superRefine((address, { addIssue }) => {
      const message = addressFault(address);
      if (message) addIssue({ code: 'custom', message });
    })
    .optional(),
  /** The brand in the bar: a link to the owner's page elsewhere, which search engines treat as theirs. */
  host: z.strictObject({ label: text, url: httpUrl }).optional(),
  /** The id names the network whose mark is shown; `email` and `phone` are a mailbox and a telephone. */
  profiles: entries(profile),
  avatar: picture({ width: 500, height: 500, ofOwner: true }),
  /** Photographs of the owner are otherwise shown in tones of their page's colour. */
  portrait: z.literal('as it is').optional(),
  /** The site's colour, or a list in the order of the bar: their hues, and no more chroma than they have. */
  accent: z.union([colour, z.array(colour).min(1)]).optional(),
  /** A package of fontsource's variable fonts, if not Bricolage Grotesque: install it, too. */
  font: z
    .string()
    .regex(/^@fontsource-variable\/[a-z\d-]+$/, 'isn’t a package such as "@fontsource-variable/commissioner"')
    .optional(),
  /** Other sites that pages may load from or send data to: the security policy refuses all others. */
  allowed: z.array(origin).optional(),
});

const frameLabels = ofTemplate(
  z.strictObject({
    ...labels('skipToContent', 'mainNavigation', 'wheel', 'menu', 'pauseMotion', 'resumeMotion', 'profiles'),
    ...labels('externalSite', 'cv', 'errorHome', 'languages'),
    errorTitle: spokenLabel,
    /** Announced while a page is slow to arrive. */
    opening: labelWith('{page}'),
    /** Said of a project that opens in another language. */
    inLanguage: labelWith('{language}'),
  }),
);

const prose = ofTemplate(
  z.strictObject({
    ...labels('story', 'live', 'run', 'stop', 'stuck', 'notes', 'notesIntro', 'feed'),
    ...labels('contents', 'next', 'footnotes', 'back'),
    /** Names the frame in which a project runs. */
    running: labelWith('{title}'),
    minutes: labelWithNumber('{minutes}'),
    updated: labelWith('{date}'),
  }),
);

/** The exports of each file. */
export const siteSchemas = {
  editions: z.strictObject({ editions }),
  owner: z.strictObject({ owner }),
  frame: z.strictObject({
    /** The pages in the bar, in order. The first is also the site's root. */
    bar: z.array(plainText).min(1),
    /** Before each page's title in the window's title. */
    titleLabel: text,
    labels: frameLabels,
    /** The greeting on a first visit. `offer` is for visitors whose browser prefers this language. */
    popup: ofTemplate(z.strictObject(labels('title', 'text', 'button', 'offer'))),
    /** Labels of stories and notes. */
    prose,
  }),
};

/** In one language. */
export type SiteContent = { [File in keyof typeof siteSchemas]: z.output<(typeof siteSchemas)[File]> };
export type Owner = z.input<typeof siteSchemas.owner>;
export type Frame = z.input<typeof siteSchemas.frame>;
