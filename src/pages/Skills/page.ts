import { definePage, type Shown, type Written } from '../../schema/definePage.ts';
import { entries, id, label, picture, text, texts, z } from '../../schema/kinds.ts';

const skill = z.strictObject({
  id,
  image: picture({ width: 52 }),
  title: text,
  description: text.optional(),
  info: texts.describe('A longer text, in a dialog.').optional(),
});

const labels = z.strictObject({ moreInfo: label, close: label }).describe('The buttons of each card.');

export const page = definePage({
  hue: 147,
  content: {
    intro: text.describe('States how many skills there are.').optional(),
    labels,
    skills: entries(skill),
  },
  isThere: ({ skills }) => skills.length > 0,

  setUp: ({ skills }, { labels, own, term, draw }) => ({
    labels: labels.skills.labels,
    skills: skills.map(({ id, title, description, keywords }, i) => ({
      id,
      image: draw('logo', { id, title }, i),
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
