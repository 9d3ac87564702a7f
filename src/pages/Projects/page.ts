import { definePage, type PageContext, type Written } from '../../schema/definePage.ts';
import {
  colour,
  detail,
  entries,
  httpUrl,
  id,
  language,
  names,
  needing,
  picture,
  siteOrPath,
  text,
  uniqueBy,
  year,
  z,
} from '../../schema/fields.ts';
import type { Project } from '../../schema/project.ts';
import { yearOf } from '../../schema/resume.ts';
import { isPath } from '../../shared/absolute.ts';
import { inDigits } from '../../shared/digits.ts';
import { idsOf } from '../../shared/slug.ts';

const project = z.strictObject({
  id,
  image: picture({ width: 352, height: 220, inItsHue: true }).optional(),
  /** The picture of its plate on a phone. */
  phone: detail({ width: 390 }).optional(),
  /** Another site, or the path of something in static/. */
  url: siteOrPath.optional(),
  /** The language of what is there, where that isn't each page's own. */
  urlLang: language.optional(),
  title: text,
  description: text.optional(),
  /** Its result, in a few words. */
  result: text.optional(),
  tags: names.optional(),
  year: year.optional(),
  /** Its plate and its story have the hue of this colour; without it, that of its picture. */
  colour: colour.optional(),
  /** Where else it is, such as in a store, or its code: its card, its plate and its story link them. */
  links: uniqueBy(
    'url',
    z
      .array(z.strictObject({ label: text, url: httpUrl }))
      .min(1)
      .max(4),
  ).optional(),
});
const shownProject = project
  .superRefine(needing('phone', 'image'))
  .superRefine(needing('colour', 'image'))
  .superRefine(needing('urlLang', 'url'));

const { image, phone, url, urlLang, tags } = project.shape;
const thisSite = z.strictObject({
  ...{ id, image, phone, url, urlLang, tags, title: text, description: text },
  colour: project.shape.colour,
});

type StoryProject = Omit<z.output<typeof project>, 'colour' | 'urlLang'> & Pick<Project, 'opensIn'>;

/** Where a project opens, and its language if that isn't the page's; a page in static/ may have several. */
function openingOf(
  { url, urlLang }: { url?: string | undefined; urlLang?: string | undefined },
  { code, inLanguage }: Pick<PageContext, 'code' | 'inLanguage'>,
): Pick<Project, 'url' | 'opensIn'> {
  const isAsked = url && !urlLang && isPath(url) && /(\/|\.html)$/.test(url);
  const isOther = urlLang && urlLang.split('-')[0] !== code.split('-')[0];

  return {
    url: isAsked ? `${url}?lang=${code}` : url,
    opensIn: isOther ? { lang: urlLang, words: inLanguage(urlLang) } : undefined,
  };
}

export const page = definePage({
  hue: 87,
  content: {
    /** States how many projects there are. */
    intro: text.optional(),
    /** Heads the list of the other projects, below those that have a story. */
    list: text.optional(),
    /** Its picture in Home's wheel, best one without words; by default the first project's. */
    picture: picture({ width: 360, height: 360 }).optional(),
    projects: entries(shownProject),
    /** This site, as a project of its own, after the others. */
    thisSite: thisSite.optional(),
  },
  show({ projects, thisSite, ...content }, context) {
    const { stories } = context;
    const storyOf = (id: string) => (stories.ids.includes(id) ? `/Projects/${id}` : undefined);

    return {
      ...content,
      picture: content.picture ?? projects.find(({ image }) => image)?.image,
      storyLabel: stories.ids.length > 0 ? stories.label : undefined,
      projects: projects.map(({ colour: _colour, urlLang, ...project }) => ({
        ...project,
        ...openingOf({ ...project, urlLang }, context),
        story: storyOf(project.id),
      })),
      thisSite: thisSite && {
        ...thisSite,
        colour: undefined,
        url: undefined,
        story: storyOf(thisSite.id),
        live: openingOf(thisSite, context),
      },
    };
  },

  stories: ({ projects, thisSite }, digits) =>
    [...projects, ...(thisSite ? [{ ...thisSite, ...thisSite.live }] : [])].map(
      ({ id, title, url, opensIn, links, result, tags = [], year, image, phone }: StoryProject) => ({
        id,
        title,
        result,
        facts: [...(year ? [inDigits(year, digits)] : []), ...tags, ...(opensIn ? [opensIn.words] : [])],
        url,
        opensIn,
        links,
        cover: image,
        phone,
      }),
    ),

  glimpse: ({ picture: image }) => ({ image }),

  isThere: ({ projects }) => projects.length > 0,

  starter({ resume: { projects }, languages: [code] }) {
    const names = projects.map((project) => project.name);
    const ids = idsOf(names, code);
    const made = projects.map(({ name, description, url, keywords, startDate }, i) => ({
      id: ids[i] ?? '',
      title: name,
      description,
      url,
      tags: keywords.length > 0 ? keywords : undefined,
      year: yearOf(startDate),
    }));

    return { projects: made };
  },
});

export type Content = Written<typeof page>;
