import type { ResumePart } from '../../schema/definePage.ts';
import type { ResumeFile } from '../../schema/resume.ts';
import type { Edition } from '../content/content.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export const MAILTO = 'mailto:';

/** An edition's CV as a JSON Resume: what its pages say about the owner; `homeUrl`: where it lives. */
export function toResume(edition: Pick<Edition, 'pages' | 'content'>, homeUrl?: string): ResumeFile {
  const { name, roles, profiles } = edition.content.owner.owner;
  const { summary = [], facts = [], city, work, skills, projects } = resumeParts(edition);
  const mailbox = profiles.find(({ url }) => isMailbox(url));
  return {
    $schema: SCHEMA,
    basics: {
      name,
      label: roles.join(' · '),
      ...(mailbox && { email: mailbox.url.slice(MAILTO.length) }),
      ...(homeUrl && { url: homeUrl }),
      summary: [...new Set(summary)].join('\n\n'),
      ...(city && { location: { city } }),
      profiles: profiles
        .filter(({ url }) => !isMailbox(url))
        .map(({ label, url }) => ({ network: label, url })),
    },
    work,
    education: facts.flatMap(({ kind, label: area, value: institution }) =>
      kind === 'education' ? [{ area, institution }] : [],
    ),
    skills,
    languages: facts
      .flatMap(({ kind, value }) => (kind === 'languages' ? value.split(/, (?![^(]*\))/) : []))
      .map((spoken) => {
        const [, language = spoken, fluency] = spoken.match(/^(.+?) \((.+)\)$/) ?? [];
        return { language, ...(fluency && { fluency }) };
      }),
    projects,
  };
}

/** Everything that an edition's pages say about the owner. */
export function resumeParts({ pages }: Pick<Edition, 'pages'>): ResumePart {
  const parts = pages.map(({ definition, content }): ResumePart => definition.resume?.(content) ?? {});
  return {
    summary: parts.flatMap(({ summary = [] }) => summary),
    city: parts.findLast(({ city }) => city)?.city,
    work: parts.flatMap(({ work = [] }) => work),
    skills: parts.flatMap(({ skills = [] }) => skills),
    projects: parts.flatMap(({ projects = [] }) => projects),
    facts: parts.flatMap(({ facts = [] }) => facts),
  };
}

export const isMailbox = (url: string) => url.toLowerCase().startsWith(MAILTO);
