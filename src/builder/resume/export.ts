import type { ResumePart } from '../../schema/definePage.ts';
import type { Fact } from '../../schema/fields.ts';
import { LIST, type ResumeFile } from '../../schema/resume.ts';
import { directAddress } from '../../shared/words.ts';
import type { Edition } from '../content/content.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** An edition's CV as a JSON Resume: what its pages say about the owner; `homeUrl`: where it lives. */
export function toResume(edition: Pick<Edition, 'lang' | 'pages' | 'content'>, homeUrl?: string): ResumeFile {
  const { name, roles, profiles } = edition.content.owner.owner;
  const { summary = [], facts = [], city, work, skills, projects } = resumeParts(edition);

  const direct = (scheme: string) => profiles.find(({ url }) => url.startsWith(scheme))?.url ?? '';
  const [email, phone] = [direct('mailto:'), direct('tel:')].map(directAddress);

  return {
    $schema: SCHEMA,
    basics: {
      name,
      label: roles.join(' · '),
      email: email ?? undefined,
      phone: phone ?? undefined,
      url: homeUrl,
      summary: [...new Set(summary)].join('\n\n'),
      ...(city && { location: locationOf(city, edition.lang) }),
      profiles: profiles
        .filter(({ url }) => !directAddress(url))
        .map(({ label, url }) => ({ network: label, url })),
    },
    work,
    ...sectionsOf(facts),
    skills,
    projects,
  };
}

/** The sections that are facts here; facts of no kind, which the format lacks, as they are. */
function sectionsOf(facts: Fact[]) {
  const ofKind = (wanted: Fact['kind'], separator: string | RegExp = LIST) =>
    facts.flatMap(({ kind, value }) => (kind === wanted ? value.split(separator) : []));

  const titled = (key: string, values: string[]) => values.map((value) => ({ [key]: value }));
  const others = facts.filter(({ kind }) => !kind).map(({ label, value }) => ({ label, value }));

  const sections = {
    awards: titled('title', ofKind('awards')),
    certificates: titled('name', ofKind('certificates')),
    publications: titled('name', ofKind('publications')),
    volunteer: titled('organization', ofKind('volunteer')),
    interests: titled('name', ofKind('interests')),
    facts: others,
  };

  return {
    education: facts.flatMap(({ kind, label: area, value: institution }) =>
      kind === 'education' ? [{ area, institution }] : [],
    ),
    languages: ofKind('languages', /, (?![^(]*\))/).map((spoken) => {
      const [, language = spoken, fluency] = spoken.match(/^(.+?) \((.+)\)$/) ?? [];
      return { language, fluency };
    }),
    ...Object.fromEntries(Object.entries(sections).filter(([, entries]) => entries.length > 0)),
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

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The parts of a town as people write it: `Leipzig, Saxony, Germany`.
 *
 * @param language in which a country may be named; two letters may be a state's, such as `San Jose, CA`
 */
export function townParts(town: string, language: string) {
  const [city = '', ...rest] = town.split(',').map((part) => part.trim());
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));
  const last = rest.at(-1);
  const countryCode = codes.find((code) => last && names.of(code) === last);
  const country = countryCode && rest.pop();

  return { city, region: rest.join(', ') || undefined, country, countryCode };
}

function locationOf(town: string, language: string) {
  const { city, region, countryCode } = townParts(town, language);
  return { city, region, countryCode };
}
