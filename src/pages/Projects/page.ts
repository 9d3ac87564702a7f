import { definePage, type Shown, type Written } from '../../content/schema/definePage.ts';
import { entries, httpUrl, id, names, picture, text, year, z } from '../../content/schema/kinds.mjs';

const project = z.strictObject({
  id,
  image: picture({ width: 352, height: 220, hued: true }),
  url: httpUrl.optional(),
  title: text,
  description: text.optional(),
  result: text.describe('What came of it, in a few words.').optional(),
  tags: names.optional(),
  year: year.optional(),
});

export const page = definePage({
  hue: 87,
  content: {
    intro: text.describe('States how many projects there are, as the page descriptions do.').optional(),
    projects: entries(project),
  },
  isThere: ({ projects }) => projects.length > 0,

  setUp: ({ projects }, { own, draw }) => ({
    projects: projects.map(({ id, title, description, url, tags }, i) => ({
      id,
      image: draw('project', { id, title }, i),
      ...(url && { url }),
      title,
      ...(description && { description: own(description) }),
      ...(tags.length > 0 && { tags }),
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
    projects: projects.map(({ title, description, url, tags }) => ({
      name: title,
      ...(description && { description }),
      ...(url && { url }),
      ...(tags && { keywords: tags }),
    })),
  }),
});

export type Content = Written<typeof page>;
export type Project = Shown<typeof page>['projects'][number];
