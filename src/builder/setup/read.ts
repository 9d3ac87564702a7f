import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { Validator } from 'jsonschema';
import { httpUrl, profileUrl, YEARS } from '../../schema/kinds.ts';
import { textsOf } from '../content/entries.ts';
import { formatPath } from '../content/faults.ts';
import type { Resume } from '../resume/export.ts';
import { fileError, readJson } from './readJson.ts';

const schema = createRequire(import.meta.url)('@jsonresume/schema/schema.json');

const VERSION = '1.0.0';
/** The sections of the schema that the site can show. */
const KNOWN = ['basics', 'work', 'education', 'skills', 'languages', 'projects'];
/** What the site shows of a resume, of all that the schema knows. */
const SHOWN = new Set([
  ...['name', 'label', 'email', 'url', 'summary'].map((key) => `basics.${key}`),
  ...['city', 'region', 'countryCode'].map((key) => `basics.location.${key}`),
  ...['network', 'url', 'username'].map((key) => `basics.profiles.${key}`),
  ...['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'].map((key) => `work.${key}`),
  ...['name', 'description', 'url', 'keywords', 'highlights'].map((key) => `projects.${key}`),
  ...['name', 'keywords', 'summary'].map((key) => `skills.${key}`),
  ...['language', 'fluency'].map((key) => `languages.${key}`),
  ...['institution', 'area', 'studyType', 'startDate', 'endDate'].map((key) => `education.${key}`),
]);
/** Tags and character references that people write; `Vec<T>` isn't one. */
const MARKUP =
  /<\/?(a|b|br|code|div|em|h[1-6]|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|table|td|tr|u|ul)(\s[^>]*)?\/?>|&(#\d+|#x[\da-f]+|amp|gt|lt|nbsp|quot);/i;

/**
 * Reads a JSON Resume 1.0.0 and checks it against the official schema with jsonschema, which the schema's own package
 * uses, too.
 *
 * @returns `left`: what the site has no place for
 * @throws {Error} naming every fault and its fix
 */
export async function readResume(file: string): Promise<{ resume: Resume; left: string[] }> {
  return checkResume(await readJson(file), basename(file));
}

/**
 * @param name of its file
 * @throws {Error}
 */
export function checkResume(value: unknown, name: string = 'The resume'): { resume: Resume; left: string[] } {
  if (
    typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    !KNOWN.some((key) => key in value)
  ) {
    throw fileError(name, [
      `isn’t a JSON Resume: it has none of ${KNOWN.join(', ')}; see https://jsonresume.org/schema`,
    ]);
  }
  const other = otherVersion(value);
  if (other) throw fileError(name, [other]);
  const { errors } = new Validator().validate(value, schema);
  if (errors.length > 0) {
    throw fileError(
      name,
      errors.map(({ path, message, name: rule, instance }) =>
        rule === 'pattern'
          ? `${placeOf(path)} is "${instance}": write a date such as 2019, 2019-03 or 2019-03-31`
          : `${placeOf(path)} ${message}, according to the JSON Resume ${VERSION} schema: correct it, or leave it out`,
      ),
    );
  }
  const resume = value as Resume;
  const faults = [...markup(resume), ...addresses(resume), ...dates(resume)];
  if (faults.length > 0) throw fileError(name, faults);
  return { resume, left: leftOf(resume) };
}

/**
 * What a resume says and the site doesn't show: whole sections, single fields, and parts of fields.
 *
 * @returns such as `interests` and `basics.phone`
 */
function leftOf({ $schema: _schema, meta: _meta, ...resume }: Resume): string[] {
  const left = new Set();
  for (const { path, value } of textsOf({ resume })) {
    const field = path.filter((key) => typeof key === 'string').join('.');
    const [section = ''] = path;
    if (!value.trim() || SHOWN.has(field)) continue;
    left.add(KNOWN.includes(String(section)) ? field : section);
  }
  const { work = [], projects = [], education = [] } = resume;
  for (const [section, entries] of Object.entries({ work, education }))
    if (entries.some(({ startDate = '', endDate = '' }) => `${startDate}${endDate}`.includes('-')))
      left.add(`the months in ${section}`);
  if (projects.some(({ description, highlights }) => description && highlights?.length))
    left.add('projects.highlights beside a description');
  return [...left].map(String);
}

/**
 * @returns what shows that it follows another version of the schema, and the fix
 */
function otherVersion(value: object): string | null {
  const { $schema = '', work } = value as { $schema?: unknown; work?: unknown };
  const [, version = VERSION] = String($schema).match(/v?(\d+\.\d+\.\d+)/) ?? [];
  if (version !== VERSION)
    return `is a JSON Resume ${version}, but only ${VERSION} is supported: convert it, as https://jsonresume.org/schema says, and correct $schema`;
  const old = Array.isArray(work) && work.some((job) => job && typeof job === 'object' && 'company' in job);
  return old
    ? `is from a version before ${VERSION}: rename work[].company to work[].name, and website to url; see https://jsonresume.org/schema`
    : null;
}

const placeOf = (path: PropertyKey[]) => formatPath(path) || 'the resume';

function markup(resume: Resume) {
  const shown = [...textsOf({ resume })].filter(({ path }) => KNOWN.includes(String(path[0])));
  return shown.flatMap(({ path, value }) => {
    const [found] = value.match(MARKUP) ?? [];
    return found ? [`${placeOf(path)} contains HTML (${found}): write plain text`] : [];
  });
}

/**
 * @param resume addresses that the site would link to
 */
function addresses({ basics, projects = [] }: Resume) {
  const all = [
    { place: 'basics.url', url: basics?.url },
    ...(basics?.profiles ?? []).map(({ url }, i) => ({ place: `basics.profiles[${i}].url`, url })),
    ...projects.map(({ url }, i) => ({ place: `projects[${i}].url`, url })),
  ];
  const mailbox = basics?.email;
  const wrong = mailbox && !profileUrl.safeParse(`mailto:${mailbox}`).success;
  const faults = wrong
    ? [`basics.email is "${mailbox}", which isn’t a complete address: correct it, or leave it out`]
    : [];
  const dead = all.flatMap(({ place, url }) =>
    !url || httpUrl.safeParse(url).success
      ? []
      : [`${place} is "${url}", but the site links only to https:// and http:// addresses: correct it`],
  );
  return [...faults, ...dead];
}

function dates({ work = [] }: Resume) {
  return work.flatMap(({ startDate, endDate }, i) => {
    const [from, to] = [yearOf(startDate), yearOf(endDate)];
    const far = [from, to].find((year) => year && (year < YEARS.first || year > YEARS.last));
    if (far) return [`work[${i}] has the year ${far}: write one from ${YEARS.first} to ${YEARS.last}`];
    return from && to && to < from
      ? [`work[${i}] ends (${endDate}) before it begins (${startDate}): swap the two`]
      : [];
  });
}

/**
 * @param date 2019, 2019-03 or 2019-03-01
 */
export function yearOf(date?: string): number | undefined {
  return date ? Number(date.slice(0, 4)) : undefined;
}
