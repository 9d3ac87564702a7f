import { slugOf } from '../../content/schema/slug.mjs';
import { BETWEEN_ROLES, MAILTO } from '../resume/export.mjs';
import { clean, distinct } from '../shared/words.mjs';
import { markOf, pageOf } from './networks.mjs';
import { yearOf } from './read.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */
/** @typedef {import('../../content/schema/definePage.ts').Person} Person */

/** The id and label of the profile that is a mailbox. */
const MAILBOX = { id: 'email', label: 'E-mail' };

/** The longest first paragraph that is shown beside the portrait, in characters. */
const LEAD = 260;

/**
 * The person that a resume is about, in terms of the site's content.
 *
 * @param {Resume} resume checked
 * @param {string} language the resume's
 * @returns {{ person: Person, left: string[] }} `left`: entries that couldn't be imported, each with the reason
 */
export function personOf(resume, language) {
  /** @type {string[]} */
  const left = [];
  const basics = resume.basics ?? {};
  const how = { language, left };
  const jobs = listOf('work', resume.work, { kind: 'job', make: jobOf, titleOf: ({ role }) => role, ...how });
  const titled = { titleOf: (/** @type {{ title: string }} */ { title }) => title, ...how };
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
 * @param {import('../resume/export.mjs').Location} [location]
 * @param {string} [locale] for the country's name
 */
export function placeOf({ city, region, countryCode } = {}, locale) {
  const code = clean(countryCode).toUpperCase();
  const country = /^[A-Z]{2}$/.test(code)
    ? new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code)
    : code;
  return distinct([clean(city), clean(region), country ?? '']).join(', ');
}

/**
 * A summary's first paragraph, or as many of its sentences as fit beside the portrait, and the rest.
 *
 * @param {string} summary
 */
function summaryOf(summary) {
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
 * @template Given
 * @template {object} Made
 * @param {string} section of the resume
 * @param {Given[] | undefined} given
 * @param {{ kind: string, make: (given: Given) => Made | null, titleOf: (made: Made) => string, language: string, left: string[] }} how
 * @returns {(Made & { id: string })[]}
 */
function listOf(section, given, { kind, make, titleOf, language, left }) {
  /** @type {Set<string>} */
  const used = new Set();
  return (given ?? []).flatMap((entry, i) => {
    const made = make(entry);
    if (made) return [{ id: idOf(titleOf(made), { kind, language, used }), ...made }];
    left.push(`${section}[${i}] has no name`);
    return [];
  });
}

/**
 * @param {string} title
 * @param {{ kind: string, language?: string, used: Set<string> }} how `kind`: for titles without Latin letters
 */
function idOf(title, { kind, language, used }) {
  const slug = slugOf(title, language).slice(0, 40).replace(/-$/, '') || kind;
  let id = slug;
  for (let n = 2; used.has(id); n += 1) id = `${slug}-${n}`;
  used.add(id);
  return id;
}

/** Adds a full stop unless the text ends with punctuation. @param {string} text */
const ended = (text) => (/[.!?…。;:]$/.test(text) ? text : `${text}.`);

/** @param {import('../resume/export.mjs').Work} work */
function jobOf({ name, position, startDate, endDate, summary, highlights = [] }) {
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

/** @param {import('../resume/export.mjs').Project} project */
function projectOf({ name, description, url, keywords = [], highlights = [] }) {
  const title = clean(name);
  const text = clean(description) || highlights.map(clean).filter(Boolean).map(ended).join(' ');
  return title
    ? { title, description: text || undefined, url: url || undefined, tags: distinct(keywords.map(clean)) }
    : null;
}

/** @param {import('../resume/export.mjs').Skill} skill */
function skillOf({ name, keywords = [], summary }) {
  const title = clean(name);
  const known = distinct(keywords.map(clean)).join(', ');
  return title ? { title, description: clean(summary) || undefined, keywords: known || undefined } : null;
}

/**
 * The languages that the owner speaks, and what they studied where.
 *
 * @param {Resume} resume
 */
function factsOf({ languages = [], education = [] }) {
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

/**
 * @param {import('../resume/export.mjs').Basics} basics
 * @param {string[]} left
 * @returns {Person['profiles']}
 */
function profilesOf({ profiles = [], email }, left) {
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
