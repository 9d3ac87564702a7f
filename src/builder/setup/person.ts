import type { Person } from '../../schema/definePage.ts';
import { slugOf } from '../../schema/slug.ts';
import {
  type Basics,
  BETWEEN_ROLES,
  type Location,
  MAILTO,
  type Project,
  type Resume,
  type Skill,
  type Work,
} from '../resume/export.ts';
import { clean, distinct } from '../shared/words.ts';
import { markOf, pageOf } from './networks.ts';
import { yearOf } from './read.ts';

/** The id and label of the profile that is a mailbox. */
const MAILBOX = { id: 'email', label: 'E-mail' };

/** The longest first paragraph that is shown beside the portrait, in characters. */
const LEAD = 260;

/**
 * The person that a resume is about, in terms of the site's content.
 *
 * @param resume checked
 * @param language the resume's
 * @returns `left`: entries that couldn't be imported, each with the reason
 */
export function personOf(resume: Resume, language: string): { person: Person; left: string[] } {
  const left: string[] = [];
  const basics = resume.basics ?? {};
  const how = { language, left };
  const jobs = listOf('work', resume.work, { kind: 'job', make: jobOf, titleOf: ({ role }) => role, ...how });
  const titled = { titleOf: ({ title }: { title: string }) => title, ...how };
  const projects = listOf('projects', resume.projects, { kind: 'project', make: projectOf, ...titled });
  const skills = listOf('skills', resume.skills, { kind: 'skill', make: skillOf, ...titled });
  const titles = distinct((basics.label ?? '').split(BETWEEN_ROLES).map(clean));
  const latest = jobs.slice(0, 1).map(({ role }) => role);
  return {
    person: {
      name: clean(basics.name),
      roles: [titles, latest, ['Portfolio']].find((list) => list.length > 0) ?? [],
      place: placeOf(basics.location, language),
      ...summaryOf(basics.summary ?? ''),
      profiles: profilesOf(basics, left),
      jobs,
      projects,
      skills,
      technologies: distinct(
        (resume.skills ?? []).flatMap(({ name, keywords = [] }) => [name, ...keywords].map(clean)),
      ),
      ...factsOf(resume),
    },
    left,
  };
}

/**
 * @param locale for the country's name
 */
export function placeOf({ city, region, countryCode }: Location = {}, locale?: string) {
  const code = clean(countryCode).toUpperCase();
  const country = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)
    : code;
  return distinct([clean(city), clean(region), country ?? '']).join(', ');
}

/** A summary's first paragraph, or as many of its sentences as fit beside the portrait, and the rest. */
function summaryOf(summary: string) {
  const [first = '', ...others] = distinct(summary.split(/\n\s*\n/).map(clean));
  if (first.length <= LEAD) return { lead: first, story: others };
  const sentences = [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(first)].map(
    ({ segment }) => segment,
  );
  let count = 1;
  while (sentences.slice(0, count + 1).join('').length <= LEAD) count += 1;
  const rest = sentences.slice(count).join('').trim();
  return { lead: sentences.slice(0, count).join('').trim(), story: distinct([rest, ...others]) };
}

/**
 * @param section of the resume
 */
function listOf<Given, Made extends object>(
  section: string,
  given: Given[] | undefined,
  {
    kind,
    make,
    titleOf,
    language,
    left,
  }: {
    kind: string;
    make: (given: Given) => Made | null;
    titleOf: (made: Made) => string;
    language: string;
    left: string[];
  },
): (Made & { id: string })[] {
  const used: Set<string> = new Set();
  return (given ?? []).flatMap((entry, i) => {
    const made = make(entry);
    if (made) return [{ id: idOf(titleOf(made), { kind, language, used }), ...made }];
    left.push(`${section}[${i}] has no name`);
    return [];
  });
}

/**
 * @param how `kind`: for titles without Latin letters
 */
function idOf(
  title: string,
  { kind, language, used }: { kind: string; language?: string; used: Set<string> },
) {
  const slug = slugOf(title, language).slice(0, 40).replace(/-$/, '') || kind;
  let id = slug;
  for (let n = 2; used.has(id); n += 1) id = `${slug}-${n}`;
  used.add(id);
  return id;
}

/** Adds a full stop unless the text ends with punctuation. */
const ended = (text: string) => (/[.!?…。;:]$/.test(text) ? text : `${text}.`);

function jobOf({ name, position, startDate, endDate, summary, highlights = [] }: Work) {
  const [company, role] = [clean(name), clean(position)];
  if (!company && !role) return null;
  const [from, to] = [yearOf(startDate), yearOf(endDate)];
  const sentences = highlights.map(clean).filter(Boolean);
  const description = [clean(summary), ...sentences].filter(Boolean).map(ended);
  return {
    role: role || company,
    company: role && company ? company : undefined,
    ...(from === undefined ? { period: to === undefined ? undefined : String(to) } : { from, to }),
    description: highlights.length > 0 ? description.join(' ') : clean(summary) || undefined,
  };
}

function projectOf({ name, description, url, keywords = [], highlights = [] }: Project) {
  const title = clean(name);
  const text = clean(description) || highlights.map(clean).filter(Boolean).map(ended).join(' ');
  return title
    ? { title, description: text || undefined, url: url || undefined, tags: distinct(keywords.map(clean)) }
    : null;
}

function skillOf({ name, keywords = [], summary }: Skill) {
  const title = clean(name);
  const known = distinct(keywords.map(clean)).join(', ');
  return title ? { title, description: clean(summary) || undefined, keywords: known || undefined } : null;
}

/** The languages that the owner speaks, and what they studied where. */
function factsOf({ languages = [], education = [] }: Resume) {
  const spoken = distinct(
    languages.map(({ language, fluency }) => {
      const [name, level] = [clean(language), clean(fluency)];
      return name && level ? `${name} (${level})` : name;
    }),
  );
  const studies = education.map(({ institution, area, studyType, startDate, endDate }) => {
    const what = distinct([clean(studyType), clean(area)]).join(', ');
    const years = distinct([startDate, endDate].map((date) => String(yearOf(date) ?? ''))).join('–');
    const where = clean(institution);
    return { label: what || where, value: distinct([what ? where : '', years]).join(', ') };
  });
  const told = studies.filter(({ label, value }) => label && value);
  return {
    spoken: spoken.join(', '),
    studies: [...new Map(told.toReversed().map((fact) => [fact.label, fact])).values()].toReversed(),
  };
}

function profilesOf({ profiles = [], email }: Basics, left: string[]): Person['profiles'] {
  const used = new Set([MAILBOX.id]);
  const pages = profiles.flatMap(({ network: named, url: given, username }, i) => {
    const network = clean(named);
    const mark = markOf(network);
    const url = given || pageOf(mark, clean(username));
    if (!network || !url) {
      left.push(`basics.profiles[${i}] has no ${network ? 'url' : 'network'}`);
      return [];
    }
    const id = idOf(mark, { kind: 'profile', used });
    return [{ id, label: network, url, ...(id !== mark && mark && { mark }) }];
  });
  return email ? [...pages, { ...MAILBOX, url: MAILTO + email }] : pages;
}
