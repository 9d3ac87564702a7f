import { FACE_PX, ringGeometry } from '../../motion/ring/ringGeometry.ts';
import { definePage, type Written } from '../../schema/definePage.ts';
import {
  distinct,
  httpUrl,
  label,
  names,
  phrases,
  picture,
  plainText,
  text,
  texts,
  twice,
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
    title: label,
    greetings: phrases.optional(),
    since: year.describe('The year in which this began; with it, the page is told in years.').optional(),
    paragraphs: texts,
    today: z.strictObject({ since: year, paragraphs: texts }).describe('What came after it.').optional(),
    skillsTitle: label,
    skills: names.describe('Technologies that you use every day.').optional(),
    nextTitle: label,
    next: names.describe('Technologies that you will learn next.').optional(),
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
            kind: z
              .enum(['languages', 'education'])
              .optional()
              .describe(
                'For cv.json: the languages that you speak; or studies, of which `label` says which, `value` where and when.',
              ),
          }),
        )
        .min(1)
        .superRefine(
          ...distinct(
            ({ label, value }: { label: unknown; value: unknown }) => JSON.stringify([label, value]),
            () => 'is listed twice: remove one',
          ),
        )
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
        .max(15, 'are too many: a ring holds at most 15')
        .superRefine(
          ...distinct((each: { image?: { src: string } }) => each.image?.src, twice, ['image', 'src']),
        ),
    })
    .optional(),
  closingTagline: phrases.optional(),
});

const carouselLabels = z.strictObject({
  photoCredit: label,
  carousel: label,
  photograph: label,
  of: label,
  turn: label,
  stopTurning: label,
  previousPhotograph: label,
  nextPhotograph: label,
});

export const page = definePage({
  hue: 327,
  content: {
    about: z.strictObject({
      photo: picture({ width: 500, height: 500, ofOwner: true }),
      tagline: phrases.optional(),
    }),
    aboutStory,
    carouselLabels,
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
