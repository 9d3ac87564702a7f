// The schemas of the content files that don't belong to a page.
import { addressFault } from './address.ts';
import {
  colour,
  distinct,
  entries,
  httpUrl,
  id,
  label,
  labelWith,
  language,
  origin,
  picture,
  plainText,
  profileUrl,
  spokenLabel,
  text,
  texts,
  twice,
  z,
} from './kinds.ts';

/** The first part of an edition's addresses, unless it is the first edition. */
const code = language
  .regex(/^[a-z]{2,3}$/, 'includes a country: use the language’s two- or three-letter code, such as "de"')
  .refine((name) => name !== 'cv', 'is the CV’s address: a host that ignores letter case would mix them up');

const locale = z
  .string()
  .regex(/^[a-z]{2,3}-[A-Z]{2}$/, 'isn’t a locale: write a language and a country, such as "de-DE"');

export const edition = z
  .strictObject({ code, name: plainText, locale })
  .refine(({ code: language, locale: whole }) => whole.startsWith(`${language}-`), {
    path: ['locale'],
    message: 'has a different language from its code: start it with that code',
  });

const profile = z.strictObject({
  id,
  label: text,
  url: profileUrl,
  mark: id
    .describe('The name of its mark if that isn’t its id, as for a second profile on the same network.')
    .optional(),
});

const owner = z.strictObject({
  name: text.describe('One, or one per language, as for a name in other letters.'),
  roles: texts.describe('The first is your title on search engines; \\u00a0 is a non-breaking space.'),
  site: z
    .string()
    .refine((address) => addressFault(address) === null, {
      error: ({ input }) => `"${input}" ${addressFault(String(input))}`,
    })
    .describe('Where the site lives; SITE_URL overrides it.')
    .optional(),
  host: z
    .strictObject({ label: text, url: httpUrl })
    .describe('The brand in the bar: a link to your page elsewhere, which search engines treat as yours.')
    .optional(),
  profiles: entries(profile).describe(
    'Any number. The id names the network whose mark is shown; `email`, with a mailto: address, is a mailbox.',
  ),
  avatar: picture({ width: 500, height: 500, ofOwner: true }),
  portrait: z
    .literal('as it is')
    .describe(
      'Keeps the colours of your photographs, which are otherwise shown in tones of their page’s colour.',
    )
    .optional(),
  accent: z
    .union([colour, z.array(colour).min(1)])
    .describe(
      'Your colour, or a list of them in the order of the bar, instead of six hues. Where text in it couldn’t be read, it is made darker or lighter.',
    )
    .optional(),
  allowed: z
    .array(origin)
    .superRefine(...distinct((each) => each, twice))
    .describe(
      'Other sites that pages may load scripts, pictures and frames from, or send data to, for lines that you add to index.html. The security policy refuses all others. Each may do anything on your pages, your visitors’ browsers connect to it, and scripts may write HTML (trusted types are off).',
    )
    .optional(),
});

const labels = z.strictObject({
  skipToContent: label,
  mainNavigation: label,
  wheel: label,
  menu: label,
  pauseMotion: label,
  resumeMotion: label,
  profiles: label,
  externalSite: label,
  cv: label,
  code: label.describe('Leads to the code of a project.'),
  errorTitle: spokenLabel,
  errorHome: label,
  languages: label,
  opening: labelWith('{page}').describe('Announced while a page is slow to arrive.'),
});

const popup = z.strictObject({
  title: label,
  text: label,
  button: label,
  offer: label.describe('On pages in other languages, for visitors whose browser prefers this one.'),
});

const inbox = z.strictObject({
  title: label,
  intro: label,
  empty: label,
  toForm: label,
  arrived: label,
  back: label,
});

const prose = z.strictObject({
  story: label.describe('On a project’s card.'),
  live: label,
  run: label.describe('On a story’s picture: runs the project in its place.'),
  stop: label.describe('Ends that.'),
  stuck: label.describe('Said when it doesn’t start.'),
  notes: label,
  notesIntro: label,
  feed: label.describe('Leads to the notes’ feed.'),
  minutes: labelWith('{minutes}'),
  updated: labelWith('{date}'),
  contents: label,
  previous: label,
  next: label,
  others: label.describe('Names the links to the previous and the next one for screen readers.'),
  footnotes: label,
  back: label.describe('From a footnote to the text.'),
  alerts: z
    .strictObject({ note: label, tip: label, important: label, warning: label, caution: label })
    .optional()
    .describe('Titles of > [!NOTE] and the like; without them, in English.'),
});

/** The exports of each file. */
export const files = {
  editions: z.strictObject({
    editions: z
      .array(edition)
      .min(1)
      .superRefine(...distinct((each: z.output<typeof edition>) => each.code, twice, ['code']))
      .describe(
        'The languages of the site. The first is at its root, the others under their codes: `/de/About`.',
      ),
  }),
  owner: z.strictObject({ owner }),
  frame: z.strictObject({
    bar: z
      .array(plainText)
      .min(1)
      .superRefine(...distinct((each) => each, twice))
      .describe('The pages in the bar, in order. The first is also the site’s root.'),
    titleLabel: text.describe('Before each page’s title in the window’s title.'),
    labels: labels.describe('Short texts of the frame around every page and of its controls.'),
    popup: popup.describe('The greeting on a first visit.'),
    prose: prose
      .describe(
        'Labels of stories (src/content/stories) and notes (src/content/notes); needed only with these.',
      )
      .optional(),
  }),
  inbox: z.strictObject({ inbox: inbox.describe('The page of the local server’s inbox, for you alone.') }),
};

/** In one language. */
export type SiteContent = { [File in keyof typeof files]: z.output<(typeof files)[File]> };
export type Owner = z.input<typeof files.owner>;
export type Frame = z.input<typeof files.frame>;
export type Inbox = z.input<typeof files.inbox>;
