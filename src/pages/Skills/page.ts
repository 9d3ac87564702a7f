import { definePage, type Shown, type Written } from '../../schema/definePage.ts';
import { entries, id, label, labelWith, picture, text, texts, year, z } from '../../schema/kinds.ts';
import type { Image } from '../../schema/types.ts';

const skill = z.strictObject({
  id,
  image: picture({ width: 52 }),
  title: text,
  description: text.optional(),
  info: texts.describe('A longer text, in a dialog.').optional(),
});

const labels = z
  .strictObject({
    moreInfo: label,
    close: label,
    since: labelWith('{year}').optional(),
    usage: labelWith('{count}', '{all}').describe('In how many of the projects a skill is used.').optional(),
    usedIn: label.describe('Heads the projects that name a skill among their technologies.').optional(),
  })
  .describe('The words of each card.');

/** A project that was made with a skill. */
interface Use {
  id: string;
  title: string;
  image?: Image;
  /** On this site, or else on another. */
  story?: string;
  url?: string;
}

/** How long the owner has used a skill, in words, and for what. */
interface Experience {
  since?: string;
  uses: Use[];
  /** In how many projects, in words. */
  usage?: string;
  /** The picture of one of them: another one for each skill, as far as they differ. */
  cover?: Image | undefined;
}

/** A technology's name as people write it differently, such as Node.Js and node.js. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s.-]/g, '');

function usesOf(title: string, projects: (Use & { tags?: string[] })[]): Use[] {
  const name = plainName(title);
  return projects
    .filter(({ tags = [], story, url }) => (story ?? url) && tags.some((tag) => plainName(tag) === name))
    .map(({ id, title, image, story, url }) => ({ id, title, image, story, url }));
}

export const page = definePage({
  hue: 147,
  content: {
    intro: text.describe('States how many skills there are.').optional(),
    labels,
    skills: entries(skill),
    since: z.record(id, year).describe('Since which year you have used a skill, by its id.').optional(),
  },
  /** Words how long each skill has been used, and finds the projects that name it. */
  show: ({ since = {}, ...content }, { others }) => ({
    ...content,
    experience: Object.fromEntries(
      content.skills.map(({ id, title }, i) => {
        const { since: wording, usedIn, usage } = content.labels;
        const { projects: listed = [], site } = others('Projects') ?? {};
        const projects: Use[] = [...listed, ...(site ? [site] : [])];
        const period = since[id] && wording?.replace('{year}', String(since[id]));
        const uses = usedIn ? usesOf(title, projects) : [];
        const counts = usage
          ?.replace('{count}', String(uses.length))
          .replace('{all}', String(projects.length));
        return [
          id,
          {
            ...(period && { since: period }),
            ...(counts && uses.length > 0 && { usage: counts }),
            uses,
            cover: uses[i % uses.length]?.image,
          },
        ];
      }),
    ) as Record<string, Experience>,
  }),

  check: ({ since = {}, skills }) =>
    Object.keys(since)
      .filter((key) => skills.length > 0 && !skills.some(({ id }) => id === key))
      .map((key) => ({
        path: ['since', key],
        message: `there is no skill "${key}": write one of ${skills.map(({ id }) => id).join(', ')}`,
      })),

  glimpse: ({ skills }) => ({ kind: 'logos', images: skills.map(({ image }) => image) }),

  isThere: ({ skills }) => skills.length > 0,

  setUp: ({ skills }, { labels, own, term, draw }) => ({
    labels: labels.skills.labels,
    skills: skills.map(({ id, title, description, keywords }) => ({
      id,
      image: draw('logo', { id, title }),
      title: term(title),
      ...((description ?? keywords) && { description: description ? own(description) : keywords }),
    })),
    describedBy: [
      skills
        .slice(0, 4)
        .map(({ title }) => title)
        .join(', '),
    ],
  }),

  person: ({ skills }) => ({ knowsAbout: skills.map(({ title }) => title) }),

  resume: ({ skills }) => ({
    skills: skills.map(({ title, description }) => ({
      name: title,
      ...(description && { summary: description }),
    })),
  }),
});

export type Content = Written<typeof page>;
export type SkillLabels = Shown<typeof page>['labels'];
