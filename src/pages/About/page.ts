import { FACE_PX } from '../../motion/ring/ringGeometry.ts';
import { definePage, type Written } from '../../schema/definePage.ts';
import {
  fact,
  httpUrl,
  label,
  labels,
  name,
  names,
  ofTemplate,
  phrases,
  picture,
  text,
  texts,
  year,
  z,
} from '../../schema/fields.ts';
import { partsOf } from '../../schema/resume.ts';

// As large as the ring shows it: one file says that.
const photograph = z.strictObject({
  image: picture({ width: FACE_PX.wide, height: Math.ceil(FACE_PX.wide / 1.5) }),
  caption: text,
  credit: name,
  licence: name,
  url: httpUrl.optional(),
});

const aboutStory = z.strictObject({
  story: z.strictObject({
    ...labels('title', 'skillsTitle', 'nextTitle'),
    greetings: phrases.optional(),
    /** The year in which this began; with it, the story is told by year. */
    since: year.optional(),
    paragraphs: texts,
    /** The next chapter. */
    today: z.strictObject({ since: year, paragraphs: texts }).optional(),
    /** Technologies that the owner uses every day. */
    skills: names.optional(),
    /** Technologies that the owner will learn next. */
    next: names.optional(),
  }),
  experience: z
    .strictObject({
      title: label,
      since: year.optional(),
      paragraphs: texts.optional(),
      facts: z.array(fact).min(1).optional(),
    })
    .refine(
      ({ paragraphs, facts }) => paragraphs || facts,
      'shows nothing: add paragraphs or facts, or remove it',
    )
    .optional(),
  ring: z
    .strictObject({
      title: text,
      intro: text.optional(),
      photographs: z
        .array(photograph)
        .min(3, 'are too few: a ring needs 3; add photographs, or remove ring')
        .max(15, 'are too many: a ring holds at most 15'),
    })
    .optional(),
  closingTagline: phrases.optional(),
});

/** How many fields a résumé groups its technologies in, at most. */
const FIELDS = 6;

export const page = definePage({
  hue: 327,
  content: {
    about: z.strictObject({
      photo: picture({ width: 500, height: 500, ofOwner: true }),
      tagline: phrases.optional(),
    }),
    aboutStory,
    carouselLabels: ofTemplate(
      z.strictObject({
        ...labels('photoCredit', 'carousel', 'photograph', 'of', 'turn', 'stopTurning'),
        ...labels('previousPhotograph', 'nextPhotograph'),
      }),
    ),
  },

  glimpse: ({ about }) => ({ image: about.photo }),

  starter({ resume: { basics, skills }, languages: [code] }) {
    const { summary, label, name } = basics;
    // Home has its first sentences.
    const text = summary ?? label ?? name;
    const paragraphs = (partsOf(text, code).rest || text).split(/\n{2,}/);

    // Few are fields, whose keywords are the technologies.
    const areFields = skills.length <= FIELDS;
    const all = skills.flatMap(({ name, keywords }) => (areFields && keywords.length > 0 ? keywords : name));
    const names = [...new Set(all)];

    return {
      about: { photo: { src: 'portrait.svg', alt: name } },
      aboutStory: { story: { paragraphs, skills: names.length > 0 ? names : undefined } },
    };
  },
});

export type Content = Written<typeof page>;
