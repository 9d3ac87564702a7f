import type { ResumePart } from '../../schema/definePage.ts';
import type { Edition } from '../content/content.ts';

// The parts of a JSON Resume that the site writes: https://jsonresume.org/schema

export interface Resume {
  $schema?: string;
  basics?: Basics;
  work?: Work[];
  education?: Education[];
  skills?: Skill[];
  languages?: Language[];
  projects?: Project[];
  meta?: { version?: string };
}

export type Location = { city?: string; region?: string; countryCode?: string };

type Profile = { network?: string; username?: string; url?: string };

export type Basics = {
  name?: string;
  label?: string;
  email?: string;
  url?: string;
  summary?: string;
  location?: Location;
  profiles?: Profile[];
};

export type Work = {
  name?: string;
  position?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
};

type Education = {
  institution?: string;
  area?: string;
  studyType?: string;
  startDate?: string;
  endDate?: string;
};

export type Skill = { name?: string; keywords?: string[]; summary?: string };

type Language = { language?: string; fluency?: string };

export type Project = {
  name?: string;
  description?: string;
  url?: string;
  keywords?: string[];
  highlights?: string[];
};

/** The version of the schema that the site uses. */
export const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Separates the owner's roles on one line. */
export const BETWEEN_ROLES = ' · ';

/** The prefix of a mailbox's address. */
export const MAILTO = 'mailto:';

/**
 * An edition's CV as a JSON Resume: what its pages say about the owner.
 *
 * @param homeUrl where the edition lives
 */
export function toResume(edition: Pick<Edition, 'pages' | 'content'>, homeUrl?: string): Resume {
  const { owner } = edition.content;
  const { name, roles, profiles } = owner.owner;
  const { summary = [], work = [], skills = [], projects = [], facts = [], city } = resumeParts(edition);
  const mailbox = profiles.find(({ url }) => isMailbox(url));
  return {
    $schema: SCHEMA,
    basics: {
      name,
      label: roles.join(BETWEEN_ROLES),
      ...(mailbox && { email: mailbox.url.slice(MAILTO.length) }),
      ...(homeUrl && { url: homeUrl }),
      summary: [...new Set(summary)].join('\n\n'),
      ...(city && { location: { city } }),
      profiles: profiles
        .filter(({ url }) => !isMailbox(url))
        .map(({ label, url }) => ({ network: label, url })),
    },
    work,
    education: facts.flatMap((fact) => (fact.kind === 'education' ? studyOf(fact) : [])),
    skills,
    languages: facts
      .filter(({ kind }) => kind === 'languages')
      .flatMap(({ value }) => value.split(/, (?![^(]*\))/))
      .map((spoken) => {
        const [, language = spoken, fluency] = spoken.match(/^(.+?) \((.+)\)$/) ?? [];
        return { language, ...(fluency && { fluency }) };
      }),
    projects,
  };
}

/** What was studied, and where and when as far as the fact says so: `Institution, 2014–2018`. */
function studyOf({ label, value }: { label: string; value: string }): Education {
  const [, institution, first, last] = value.match(/^(?:(.*?),\s*)?(\d{4})(?:–(\d{4}))?$/) ?? ['', value];
  return {
    area: label,
    ...(institution && { institution }),
    ...(first && (last ? { startDate: first, endDate: last } : { endDate: first })),
  };
}

/** Everything that an edition's pages say about the owner. */
export function resumeParts({ pages }: Pick<Edition, 'pages'>): ResumePart {
  const parts = pages.map(({ definition, content }): ResumePart => definition.resume?.(content) ?? {});
  const lists = (key: 'work' | 'skills' | 'projects') => parts.flatMap((part) => part[key] ?? []);
  return {
    summary: parts.flatMap(({ summary = [] }) => summary),
    city: parts.findLast(({ city }) => city)?.city,
    work: lists('work'),
    skills: lists('skills'),
    projects: lists('projects'),
    facts: parts.flatMap(({ facts = [] }) => facts),
  };
}

export const isMailbox = (url: string) => url.toLowerCase().startsWith(MAILTO);
