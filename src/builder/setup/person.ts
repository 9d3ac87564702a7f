import type { Person } from '../../schema/definePage.ts';
import { profileUrl } from '../../schema/kinds.ts';
import { slugOf } from '../../schema/slug.ts';
import { MAILTO } from '../resume/export.ts';
import { clean, distinct } from '../shared/words.ts';
import { openEntry, type ResumeEntry, unread } from './entry.ts';
import { MAILBOX, markOf, networkAt, pageOf } from './profiles.ts';
import { ended, hasMonth, isOngoing, isWordy, partsOf, urlIn, yearIn } from './texts.ts';

/** The longest first paragraph that is shown beside the portrait, in characters. */
const LEAD = 260;

/** How many entries a page can carry, and how long they may be together, in characters: no page is above 100 kB. */
const MOST = { work: 16, projects: 24, skills: 30 };
const LONGEST = 14_000;

/** The values of a resume that aren't in the content, and why. */
interface Reading {
  taken: Set<string>;
  /** A line for each. */
  said: string[];
  /** The beginnings of paths that a line is about. */
  named: string[];
  /** Whether a date has a month. */
  months: boolean;
}

/** A resume's contents. */
export interface ResumeContents {
  person: Person;
  /** The values that aren't in the content, so that each one of the file is either there or named. */
  left: string[];
  /** The owner's present site. */
  url: string | null;
  /** The code of their country. */
  country: string | null;
}

/**
 * The person that a JSON Resume is about (https://jsonresume.org/schema, in any of its versions, and as people write it), in
 * terms of the site's content.
 *
 * @param language its own
 */
export function personOf(resume: object, language: string): ResumeContents {
  const reading: Reading = { taken: new Set(), said: [], named: ['$schema', 'meta'], months: false };
  const file = openEntry(resume, reading.taken);
  const basics = file.entry('basics');
  const how = { language, reading };
  const jobs = listOf(file, 'work', {
    kind: 'job',
    make: (entry) => jobOf(entry, reading),
    titleOf: ({ role }) => role,
    settle: (all) => settleEnds(all, reading),
    compare: newestFirst,
    ...how,
  });
  const titled = { titleOf: ({ title }: { title: string }) => title, ...how };
  const projects = listOf(file, 'projects', {
    kind: 'project',
    make: (entry) => projectOf(entry, reading),
    ...titled,
  });
  const skills = listOf(file, 'skills', { kind: 'skill', make: skillOf, ...titled });
  const { place, country } = placeOf(basics.entry('location'), language);
  const person: Person = {
    name: clean(basics.text('name')),
    roles: rolesOf(basics, jobs),
    place,
    ...summaryOf(basics.text('summary')),
    profiles: profilesOf(basics, reading),
    jobs: jobs.map(({ ongoing: _, wordy: _wordy, ...job }) => job),
    projects,
    skills: skills.map(({ keywords, ...skill }) => ({
      ...skill,
      keywords: keywords.join(', ') || undefined,
    })),
    // A skill with keywords is a group of them.
    technologies: distinct(
      skills.flatMap(({ title, keywords }) => (keywords.length > 0 ? keywords : [title])),
    ),
    spoken: distinct(file.entries('languages').map(spokenIn)).join(', '),
    studies: studiesOf(file, reading),
    more: moreOf(file),
  };
  const url = basics.read(['url', 'website'], urlIn) ?? null;
  if (reading.months) reading.said.push('the months in dates, since the site shows years');
  return { person, left: [...reading.said, ...unread(resume, reading.taken, reading.named)], url, country };
}

/** The owner's titles; without any, that of the latest job. */
function rolesOf(basics: ResumeEntry, jobs: { role: string }[]) {
  const titles = distinct(
    basics
      .text('label')
      .split(/ · |; | \| /)
      .map(clean),
  );
  const latest = jobs.slice(0, 1).map(({ role }) => role);
  return [titles, latest, ['Portfolio']].find((list) => list.length > 0) ?? [];
}

/** A place's parts, with the country's name in the language. */
function placeOf(location: ResumeEntry, language: string) {
  const town = [clean(location.text('city')), clean(location.text('region'))];
  const code = clean(location.text('countryCode'));
  const country = /^[a-z]{2}$/i.test(code) ? code.toUpperCase() : null;
  const name = country && new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country);
  return { place: distinct([...town, name ?? code]).join(', '), country };
}

/** A summary's first paragraph, or as many of its sentences as fit beside the portrait, and the rest. */
function summaryOf(summary: string) {
  const { paragraphs, items } = partsOf(summary);
  const [first = '', ...others] = distinct([
    ...paragraphs,
    ...(items.length > 0 ? [items.map(ended).join(' ')] : []),
  ]);
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
 * The entries of a section as far as a page can carry them.
 *
 * @param how `make` returns null, having read nothing, for an entry that says too little
 */
function listOf<Made extends object>(
  file: ResumeEntry,
  section: keyof typeof MOST,
  {
    kind,
    make,
    titleOf,
    settle,
    compare,
    language,
    reading,
  }: {
    kind: string;
    make: (entry: ResumeEntry) => Made | null;
    titleOf: (made: Made) => string;
    /** Completes all entries, once they are known. */
    settle?: (all: Made[]) => void;
    compare?: (a: Made, b: Made) => number;
    language: string;
    reading: Reading;
  },
): (Made & { id: string })[] {
  const used: Set<string> = new Set();
  const all = file.entries(section).flatMap((entry) => make(entry) ?? []);
  settle?.(all);
  if (compare) all.sort(compare);
  const shown = fitting(all.slice(0, MOST[section]));
  const rest = all.length - shown.length;
  if (rest > 0)
    reading.said.push(`${section}: the last ${rest} entries, which are more than a page can carry`);
  return shown.map((made) => ({ id: idOf(titleOf(made), { kind, language, used }), ...made }));
}

/** The first entries, at least one, as far as they aren't too long together. */
function fitting<Made>(entries: Made[]): Made[] {
  let length = 0;
  return entries.filter((entry, i) => {
    length += JSON.stringify(entry).length;
    return i === 0 || length <= LONGEST;
  });
}

/** @param how `kind`: for titles without Latin letters */
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

/** When something was. A date that can't be read is left unread. */
function yearsOf(entry: ResumeEntry, reading: Reading) {
  const year = (text: string) => {
    const found = yearIn(text);
    if (found && hasMonth(text)) reading.months = true;
    return found;
  };
  const from = entry.read(['startDate'], year);
  const ongoing = entry.read(['endDate'], (text) => isOngoing(text) || undefined);
  let unreadable: string | undefined;
  const to = entry.read(['endDate'], (text) => {
    const found = year(text);
    if (found === undefined) unreadable = text;
    return found;
  });
  if (from === undefined || to === undefined || from <= to)
    return { from, to, ongoing: ongoing ?? false, unreadable };
  reading.said.push(`${entry.path}.endDate, which is before its startDate: neither is used`);
  reading.named.push(`${entry.path}.startDate`, `${entry.path}.endDate`);
  return { ongoing: false };
}

function jobOf(entry: ResumeEntry, reading: Reading) {
  const company = clean(entry.text('name', 'company'));
  const role = clean(entry.text('position'));
  if (!company && !role) return null;
  const { from, to, ongoing, unreadable } = yearsOf(entry, reading);
  const { paragraphs, items } = partsOf(entry.text('summary', 'description'));
  const points = [...items, ...entry.texts('highlights').flatMap(linesOf)];
  return {
    role: role || company,
    company: role && company ? company : undefined,
    ongoing,
    ...(unreadable !== undefined &&
      isWordy(unreadable) && { wordy: { end: unreadable, from, path: `${entry.path}.endDate` } }),
    // With an end that can't be read, `from` alone would say that it goes on.
    ...(from === undefined || unreadable !== undefined
      ? { period: String(from ?? to ?? '') || undefined }
      : { from, to }),
    description: paragraphs.join(' ') || undefined,
    points: points.length > 0 ? distinct(points) : undefined,
  };
}

type Job = Dated & { wordy?: { end: string; from: number | undefined; path: string } };

/**
 * An end in words, in whatever language, means that a job goes on where it is the only one of that kind, or the newest job's:
 * otherwise a past job would look like a present one.
 */
function settleEnds(jobs: Job[], reading: Reading) {
  const begin = ({ from, period, wordy }: Job) => wordy?.from ?? from ?? Number(period ?? 0);
  const newest = Math.max(...jobs.map(begin));
  const wordy = jobs.flatMap((job) => (job.wordy ? [{ job, ...job.wordy }] : []));
  const isTaken = ({ job }: { job: Job }) => wordy.length === 1 || begin(job) === newest;
  const words = new Set(wordy.filter(isTaken).map(({ end }) => end.toLowerCase()));
  for (const { job, end, from, path } of wordy) {
    reading.taken.add(path);
    const goesOn = words.has(end.toLowerCase());
    if (goesOn) Object.assign(job, { ongoing: true, from, to: undefined, period: undefined });
    const fix = goesOn
      ? 'as the job seems to go on: give it an end otherwise'
      : 'as it isn’t a date: write `to`';
    reading.said.push(`“${end}” (${path}), ${fix}`);
  }
}

/** A text's paragraphs and items, each by itself. */
function linesOf(text: string) {
  const { paragraphs, items } = partsOf(text);
  return [...paragraphs, ...items];
}

type Dated = {
  from?: number | undefined;
  to?: number | undefined;
  period?: string | undefined;
  ongoing: boolean;
};

/** Jobs that go on come first, then by their ends. */
function newestFirst(a: Dated, b: Dated) {
  const end = ({ from, to, period, ongoing }: Dated) =>
    ongoing || (from !== undefined && to === undefined)
      ? Number.POSITIVE_INFINITY
      : (to ?? Number(period ?? 0));
  const start = ({ from, period }: Dated) => from ?? Number(period ?? 0);
  return end(b) === end(a) ? start(b) - start(a) : end(b) - end(a);
}

function projectOf(entry: ResumeEntry, reading: Reading) {
  const title = clean(entry.text('name', 'title'));
  if (!title) return null;
  const text = partsOf(entry.text('description', 'summary'));
  const points = [...text.items, ...entry.texts('highlights').flatMap(linesOf)];
  const parts = [...text.paragraphs, ...points];
  return {
    title,
    description: (parts.length > 1 ? parts.map(ended) : parts).join(' ') || undefined,
    url: entry.read(['url', 'website'], urlIn),
    year: yearOf(entry, reading),
    tags: distinct(entry.texts('keywords').map(clean)),
  };
}

/** The year in which it was done, or was begun if that goes on. */
function yearOf(entry: ResumeEntry, reading: Reading) {
  const { from, to } = yearsOf(entry, reading);
  return to ?? from;
}

function skillOf(entry: ResumeEntry) {
  const title = clean(entry.text('name'));
  return title
    ? {
        title,
        description: clean(entry.text('summary')) || undefined,
        keywords: distinct(entry.texts('keywords').map(clean)),
      }
    : null;
}

function spokenIn(entry: ResumeEntry) {
  const name = clean(entry.text('language', 'name'));
  const level = name ? clean(entry.text('fluency', 'level')) : '';
  return name && level ? `${name} (${level})` : name;
}

/** The owner's studies, each with where and when; the place alone where nothing else is said. */
function studiesOf(file: ResumeEntry, reading: Reading): Person['studies'] {
  const studies = file.entries('education').flatMap((entry): Person['studies'] => {
    const what = distinct([clean(entry.text('studyType')), clean(entry.text('area'))]).join(', ');
    const where = clean(entry.text('institution'));
    if (!what && !where) return [];
    const { from, to } = yearsOf(entry, reading);
    const years = distinct([from, to].map((year) => String(year ?? ''))).join('–');
    const value = distinct([what ? where : '', years]).join(', ');
    return value ? [{ label: what || where, value }] : [{ label: null, value: what || where }];
  });
  return [...new Map(studies.map((fact) => [JSON.stringify(fact), fact])).values()];
}

/** What else a resume may list: the section, its name in English, who gives one, and what says more. */
const FURTHER = [
  { section: 'awards', title: 'Awards', by: 'awarder' },
  { section: 'certificates', title: 'Certificates', by: 'issuer' },
  { section: 'interests', title: 'Interests', by: null },
];

/** Awards, certificates and interests, each with what is said of it; those of which nothing is said in one line. */
function moreOf(file: ResumeEntry): Person['more'] {
  return FURTHER.flatMap(({ section, title, by }) => {
    const all = file.entries(section).map((entry) => ({
      label: clean(entry.text('title', 'name')),
      value: distinct([
        ...(by ? [clean(entry.text(by)), String(entry.read(['date'], yearIn) ?? '')] : []),
        ...entry.texts('keywords').map(clean),
      ]).join(', '),
    }));
    const told = all.filter(({ label, value }) => label && value).map((each) => ({ ...each, title: null }));
    const names = distinct(all.filter(({ value }) => !value).map(({ label }) => label));
    return [...told, ...(names.length > 0 ? [{ title, label: '', value: names.join(', ') }] : [])];
  });
}

function profilesOf(basics: ResumeEntry, reading: Reading): Person['profiles'] {
  const used = new Set([MAILBOX.id]);
  const pages = basics.entries('profiles').flatMap((entry) => {
    const named = entry.read(['network'], (text) => clean(text) || undefined);
    const given = entry.read(['url'], urlIn);
    const network = named ?? (given ? networkAt(given) : '');
    const mark = markOf(network);
    const built = given
      ? undefined
      : entry.read(['username'], (text) => pageOf(mark, clean(text).replace(/^@/, '')));
    // The name of a user is in the address.
    if (given)
      entry.read(
        ['username'],
        (text) => given.toLowerCase().includes(clean(text).toLowerCase()) || undefined,
      );
    const url = given ?? built;
    if (!network || !url) {
      reading.said.push(`${entry.path}, which has no address that a link can lead to`);
      reading.named.push(entry.path);
      return [];
    }
    const id = idOf(mark, { kind: 'profile', used });
    return [{ id, label: network, url, ...(id !== mark && mark && { mark }) }];
  });
  const mailbox = basics.read(['email'], (text) => {
    const address = MAILTO + clean(text);
    return profileUrl.safeParse(address).success ? address : undefined;
  });
  return mailbox ? [...pages, { ...MAILBOX, url: mailbox }] : pages;
}
