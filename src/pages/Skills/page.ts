import { definePage, type Written } from '../../schema/definePage.ts';
import {
  entries,
  id,
  label,
  labels,
  labelWith,
  labelWithNumber,
  name,
  ofTemplate,
  picture,
  text,
  texts,
  year,
  z,
} from '../../schema/fields.ts';
import { allProjects, type Project, type ProjectsContent, type SkillProject } from '../../schema/project.ts';
import { inDigits } from '../../shared/digits.ts';
import { counted } from '../../shared/plural.ts';
import { idsOf } from '../../shared/slug.ts';

const skill = z.strictObject({
  id,
  image: picture({ width: 72, isLogo: true }),
  title: name,
  description: text.optional(),
  /** The year since which the owner has used it. */
  since: year.optional(),
  /** A longer text, in a dialog. */
  info: texts.optional(),
});

/** The words of each card. */
const cardLabels = ofTemplate(
  z.strictObject({
    ...labels('moreInfo', 'close'),
    since: labelWith('{year}'),
    /** Heads the projects that name a skill among their technologies. */
    usedIn: label,
    /** Below the first four of them: how many others there are. */
    others: labelWithNumber('{count}'),
  }),
);

/** How many projects a skill's dialog shows. */
const SHOWN_USES = 4;

/** A technology's name as people write it differently, such as Node.Js and node.js. */
const keyOf = (name: string) => name.toLowerCase().replace(/[\s.-]/g, '');

function usesOf(title: string, projects: Project[]): SkillProject[] {
  const name = keyOf(title);
  return projects
    .filter(({ tags = [], story, url }) => (story ?? url) && tags.some((tag) => keyOf(tag) === name))
    .map(({ id, title, image, story, url, opensIn, links }) => ({
      id,
      title,
      image,
      story,
      url,
      opensIn,
      links,
    }));
}

export const page = definePage({
  hue: 147,
  content: {
    /** States how many skills there are. */
    intro: text.optional(),
    labels: cardLabels,
    skills: entries(skill),
  },
  /** Words how long each skill has been used, and finds the projects that name it. */
  show({ skills, labels, ...content }, { code, digits, contentOf }) {
    const projects = allProjects(contentOf<ProjectsContent>('Projects'));

    return {
      ...content,
      labels,
      skills: skills.map(({ since, ...skill }) => {
        const uses = usesOf(skill.title, projects);
        const others = uses.length - SHOWN_USES;

        return {
          ...skill,
          since: since === undefined ? undefined : labels.since.replace('{year}', inDigits(since, digits)),
          uses: uses.slice(0, SHOWN_USES),
          /** How many others there are, in words. */
          others: others > 0 ? counted(labels.others, { count: others, language: code, digits }) : undefined,
        };
      }),
    };
  },

  glimpse: ({ skills }) => ({ image: skills.at(-1)?.image, isLogo: true }),

  isThere: ({ skills }) => skills.length > 0,

  starter({ resume: { skills }, languages: [code] }) {
    const names = skills.map((skill) => skill.name);
    const ids = idsOf(names, code);
    const made = skills.map(({ name: title, keywords, summary = keywords.join(', ') }, i) => ({
      id: ids[i] ?? '',
      image: { src: `logos/${ids[i]}.svg`, alt: title },
      title,
      description: summary || undefined,
    }));

    return { skills: made };
  },
});

export type Content = Written<typeof page>;
