import { FACE_PX, ringGeometry } from '../../motion/ring/ringGeometry.ts';
import { definePage, type Written } from '../../schema/definePage.ts';
import {
  httpUrl,
  label,
  labels,
  names,
  phrases,
  picture,
  plainText,
  text,
  texts,
  year,
  z,
} from '../../schema/kinds.ts';

const photograph = z.strictObject({
  image: picture({ width: FACE_PX.wide, height: Math.ceil(FACE_PX.wide / 1.5) }),
  caption: text,
  credit: plainText,
  licence: text,
  url: httpUrl.optional(),
});

const aboutStory = z.strictObject({
  story: z.strictObject({
    ...labels('title', 'skillsTitle', 'nextTitle'),
    greetings: phrases.optional(),
    /** The year in which this began; with it, the page is told in years. */
    since: year.optional(),
    paragraphs: texts,
    /** What came after it. */
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
      facts: z
        .array(
          z.strictObject({
            label: text,
            value: text,
            /** For cv.json: the languages that the owner speaks; or studies, of which `value` says where and when. */
            kind: z.enum(['languages', 'education']).optional(),
          }),
        )
        .min(1)
        .optional(),
    })
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

export const page = definePage({
  hue: 327,
  content: {
    about: z.strictObject({
      photo: picture({ width: 500, height: 500, ofOwner: true }),
      tagline: phrases.optional(),
    }),
    aboutStory,
    carouselLabels: z.strictObject({
      ...labels('photoCredit', 'carousel', 'photograph', 'of', 'turn', 'stopTurning'),
      ...labels('previousPhotograph', 'nextPhotograph'),
    }),
  },

  glimpse: ({ about }) => ({ kind: 'picture', images: [about.photo] }),

  styles({ aboutStory: { ring } }) {
    if (!ring) return '';
    const { length } = ring.photographs;
    const [narrow, wide] = [true, false].map((small) => ringGeometry(length, { narrow: small }).shownWidth);
    return `:root{--face-narrow:${narrow};--face-wide:${wide}}`;
  },

  resume: ({ aboutStory: { story, experience } }) => ({
    summary: [...story.paragraphs, ...(story.today?.paragraphs ?? [])],
    ...(experience?.facts && { facts: experience.facts }),
  }),
});

export type Content = Written<typeof page>;
