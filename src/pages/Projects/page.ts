import { definePage, type Written } from '../../schema/definePage.ts';
import {
  colour,
  detail,
  entries,
  httpUrl,
  id,
  names,
  needing,
  picture,
  siteOrPath,
  text,
  year,
  z,
} from '../../schema/fields.ts';
import { figuresOf, proof } from '../../schema/proof.ts';
import { yearOf } from '../../schema/resume.ts';
import { isPath } from '../../shared/absolute.ts';
import { idsOf } from '../../shared/slug.ts';

const project = z.strictObject({
  id,
  image: picture({ width: 352, height: 220, inItsHue: true }).optional(),
  /** The picture of its plate on a phone. */
  phone: detail({ width: 390 }).optional(),
  /** Another site, or the path of something in static/. */
  url: siteOrPath.optional(),
  title: text,
  description: text.optional(),
  /** Its result, in a few words. */
  result: text.optional(),
  tags: names.optional(),
  year: year.optional(),
  /** Its plate and its story have the hue of this colour; without it, that of its picture. */
  colour: colour.optional(),
  /** The address of its code, such as its repository: its story links it, or else its card. */
  code: httpUrl.optional(),
});
const shownProject = project.superRefine(needing('phone', 'image')).superRefine(needing('colour', 'image'));

const { image, phone, url, tags } = project.shape;
const thisSite = z.strictObject({
  ...{ id, image, phone, url, tags, title: text, description: text },
  colour: project.shape.colour,
  proof: z.array(proof).max(3),
});

type StoryProject = Omit<z.output<typeof project>, 'colour'>;

/** A page in static/ may have several languages. */
const inLanguage = (url: string | undefined, code: string) =>
  url && isPath(url) && /(\/|\.html)$/.test(url) ? `${url}?lang=${code}` : url;

export const page = definePage({
  hue: 87,
  content: {
    /** States how many projects there are. */
    intro: text.optional(),
    /** Heads the list of the other projects, below those that have a story. */
    list: text.optional(),
    /** The wheel's picture, best one without words; by default the first project's. */
    picture: picture({ width: 360, height: 360 }).optional(),
    projects: entries(shownProject),
    /** This site, as a project of its own, below the others. */
    thisSite: thisSite.optional(),
  },
  show({ projects, thisSite, ...content }, context) {
    const { code, stories } = context;
    const storyOf = (id: string) => (stories.ids.includes(id) ? `/Projects/${id}` : undefined);

    return {
      ...content,
      picture: content.picture ?? projects.find(({ image }) => image)?.image,
      storyLabel: stories.ids.length > 0 ? stories.label : undefined,
      projects: projects.map(({ colour: _colour, ...project }) => ({
        ...project,
        url: inLanguage(project.url, code),
        story: storyOf(project.id),
      })),
      thisSite: thisSite && {
        ...thisSite,
        colour: undefined,
        url: undefined,
        story: storyOf(thisSite.id),
        live: inLanguage(thisSite.url, code),
        proof: figuresOf(thisSite.proof, { ...context, projects: projects.filter(({ url }) => url).length }),
      },
    };
  },

  stories: ({ projects, thisSite }) =>
    [...projects, ...(thisSite ? [{ ...thisSite, url: thisSite.live }] : [])].map(
      ({ id, title, url, code, result, tags = [], year, image, phone }: StoryProject) => ({
        id,
        title,
        result,
        facts: [...(year ? [String(year)] : []), ...tags],
        url,
        code,
        cover: image,
        phone,
      }),
    ),

  opens: ({ projects, thisSite }) => [...projects, ...(thisSite ? [thisSite] : [])].map(({ url }) => url),

  glimpse: ({ picture: image }) => ({ image }),

  isThere: ({ projects }) => projects.length > 0,

  starter({ resume: { projects }, languages: [code] }) {
    const names = projects.map((project) => project.name);
    const ids = idsOf(names, code);
    const made = projects.map(({ name, description, url, keywords, startDate }, i) => ({
      id: ids[i] ?? '',
      title: name,
      image: { src: `projects/${ids[i]}.svg`, alt: name },
      description,
      url,
      tags: keywords.length > 0 ? keywords : undefined,
      year: yearOf(startDate),
    }));

    return { projects: made };
  },

  structuredData: ({ projects }) => ({
    page: {
      '@type': ['ProfilePage', 'CollectionPage'],
      hasPart: projects.map(({ title: name, url }) => ({
        '@type': 'CreativeWork',
        name,
        url,
      })),
    },
  }),

  resume: ({ projects }) => ({
    projects: projects.map(({ title, description, url, tags, story }) => ({
      name: title,
      description,
      url,
      keywords: tags,
      story,
    })),
  }),
});

export type Content = Written<typeof page>;
