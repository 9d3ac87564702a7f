import { definePage, type Written } from '../../schema/definePage.ts';
import {
  colour,
  detail,
  entries,
  id,
  isPath,
  labelWith,
  names,
  picture,
  repository,
  siteOrPath,
  text,
  year,
  z,
} from '../../schema/kinds.ts';
import { figuresOf, proof } from '../../schema/proof.ts';

const project = z.strictObject({
  id,
  image: picture({ width: 352, height: 220, inItsHue: true }).optional(),
  phone: detail({ width: 216 })
    .describe('The same on a phone, shown with the picture where it is large.')
    .optional(),
  url: siteOrPath
    .describe('Another site, or the path of something in static/; `npm run covers` photographs it.')
    .optional(),
  photographed: siteOrPath.describe('The address that is photographed instead.').optional(),
  title: text,
  description: text.optional(),
  result: text.describe('Its result, in a few words.').optional(),
  tags: names.optional(),
  year: year.optional(),
  colour: colour
    .describe('Its plate and its story have the hue of this colour; without it, that of its picture.')
    .optional(),
  repository: repository
    .describe('Its owner and name on GitHub; the build asks once for its stars, language and last change.')
    .optional(),
});

const site = z.strictObject({
  id,
  image: project.shape.image,
  url: project.shape.url,
  photographed: project.shape.photographed,
  colour: project.shape.colour,
  title: text,
  description: text,
  tags: project.shape.tags,
  proof: z.array(proof).max(3, 'has too many figures: name at most three'),
});

const repositoryLabels = z.strictObject({ stars: labelWith('{count}'), changed: labelWith('{date}') });

/** The repository at an address, if it is one on GitHub. */
const repositoryAt = (url = '') => url.match(/^https:\/\/github\.com\/([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/)?.[1];

/** A page in static/ may have several languages. */
const inLanguage = (url: string | undefined, code: string) =>
  url && isPath(url) && /(\/|\.html)$/.test(url) ? `${url}?lang=${code}` : url;

export const page = definePage({
  hue: 87,
  content: {
    intro: text.describe('States how many projects there are, as the page descriptions do.').optional(),
    list: text.describe('Heads the list of the other projects, below those that have a story.').optional(),
    repositoryLabels: repositoryLabels
      .describe('The wording of a repository’s stars and last change.')
      .optional(),
    projects: entries(project),
    site: site.describe('This site, as a project of its own, below the others.').optional(),
  },
  /** Puts the facts of each project's repository into words. */
  show({ repositoryLabels: labels, projects, site, ...content }, languages) {
    const { code, locale, repositories, stories } = languages;
    const storyOf = (id: string) => (stories.ids.includes(id) ? `/Projects/${id}` : undefined);
    const factsOf = (name?: string) => {
      const { stars, language, changed } = (name ? repositories[name] : undefined) ?? {};
      if (stars === undefined || !changed || !labels) return undefined;
      const date = new Date(changed).toLocaleDateString(locale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      });
      return [
        labels.stars.replace('{count}', stars.toLocaleString(locale)),
        ...(language ? [language] : []),
        labels.changed.replace('{date}', date),
      ];
    };
    return {
      ...content,
      storyLabel: stories.ids.length > 0 ? stories.label : undefined,
      projects: projects.map(
        ({ repository: name, photographed: _photographed, colour: _colour, ...project }) => ({
          ...project,
          url: inLanguage(project.url, code),
          ...(name && { code: `https://github.com/${name}` }),
          story: storyOf(project.id),
          facts: factsOf(name),
        }),
      ),
      site: site && {
        id: site.id,
        title: site.title,
        description: site.description,
        image: site.image,
        tags: site.tags,
        story: storyOf(site.id),
        live: inLanguage(site.url, code),
        proof: figuresOf(site.proof, { ...languages, projects: projects.filter(({ url }) => url).length }),
      },
    };
  },

  stories: ({ projects, site }) => [
    ...projects.map(({ id, title, url, code, result, tags = [], year, image }) => ({
      id,
      title,
      ...(result && { result }),
      facts: [...(year ? [String(year)] : []), ...tags],
      ...(url && { url }),
      ...(code && { code }),
      ...(image && { cover: image }),
    })),
    ...(site
      ? [
          {
            id: site.id,
            title: site.title,
            facts: site.tags ?? [],
            url: site.live,
            ...(site.image && { cover: site.image }),
          },
        ]
      : []),
  ],

  opens: ({ projects, site }) =>
    [...projects, ...(site ? [{ ...site, phone: undefined }] : [])].flatMap(
      ({ url: address, photographed = address, image, phone }) =>
        address && photographed ? [{ address, photographed, picture: image, phone }] : [],
    ),

  glimpse: ({ projects }) => ({ kind: 'covers', images: projects.flatMap(({ image }) => image ?? []) }),

  isThere: ({ projects }) => projects.length > 0,

  check: ({ projects, repositoryLabels: labels }) =>
    labels || projects.every((project) => !project.repository)
      ? []
      : [
          {
            path: ['repositoryLabels'],
            message:
              'is missing: a project names its repository, so say how its stars and last change are worded',
          },
        ],

  setUp: ({ projects }, { labels, own, draw }) => ({
    repositoryLabels: labels.projects.repositoryLabels,
    projects: projects.map(({ id, title, description, url, tags, year }) => ({
      id,
      image: draw('project', { id, title }),
      ...(url && { url }),
      title,
      ...(description && { description: own(description) }),
      ...(tags.length > 0 && { tags }),
      ...(year !== undefined && { year }),
      ...(repositoryAt(url) && { repository: repositoryAt(url) }),
    })),
    describedBy: [
      projects
        .slice(0, 4)
        .map(({ title }) => title)
        .join(', '),
    ],
  }),

  structuredData: ({ projects }) => ({
    '@type': ['ProfilePage', 'CollectionPage'],
    hasPart: projects.map(({ title: name, url }) => ({ '@type': 'CreativeWork', name, ...(url && { url }) })),
  }),

  resume: ({ projects }) => ({
    projects: projects.map(({ title, description, url, tags, story }) => ({
      name: title,
      ...(description && { description }),
      ...(url && { url }),
      ...(tags && { keywords: tags }),
      ...(story && { story }),
    })),
  }),
});

export type Content = Written<typeof page>;
