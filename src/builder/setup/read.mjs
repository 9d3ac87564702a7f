import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { Validator } from 'jsonschema';
import { httpUrl, profileUrl, YEARS } from '../../content/schema/kinds.mjs';
import { textsOf } from '../content/entries.mjs';
import { formatPath } from '../content/faults.mjs';
import { fileError, readJson } from './readJson.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */

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
 * @param {string} file
 * @returns {Promise<{ resume: Resume, left: string[] }>} `left`: what the site has no place for
 * @throws {Error} naming every fault and its fix
 */
export async function readResume(file) {
  return checkResume(await readJson(file), basename(file));
}

/**
 * @param {unknown} value
 * @param {string} [name] of its file
 * @returns {{ resume: Resume, left: string[] }}
 * @throws {Error}
 */
export function checkResume(value, name = 'The resume') {
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
  const resume = /** @type {Resume} */ (value);
  const faults = [...markup(resume), ...addresses(resume), ...dates(resume)];
  if (faults.length > 0) throw fileError(name, faults);
  return { resume, left: leftOf(resume) };
}

/**
 * What a resume says and the site doesn't show: whole sections, single fields, and parts of fields.
 *
 * @param {Resume} resume
 * @returns {string[]} such as `interests` and `basics.phone`
 */
function leftOf({ $schema: _schema, meta: _meta, ...resume }) {
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
 * @param {object} value
 * @returns {string | null} what shows that it follows another version of the schema, and the fix
 */
function otherVersion(value) {
  const { $schema = '', work } = /** @type {{ $schema?: unknown, work?: unknown }} */ (value);
  const [, version = VERSION] = String($schema).match(/v?(\d+\.\d+\.\d+)/) ?? [];
  if (version !== VERSION)
    return `is a JSON Resume ${version}, but only ${VERSION} is supported: convert it, as https://jsonresume.org/schema says, and correct $schema`;
  const old = Array.isArray(work) && work.some((job) => job && typeof job === 'object' && 'company' in job);
  return old
    ? `is from a version before ${VERSION}: rename work[].company to work[].name, and website to url; see https://jsonresume.org/schema`
    : null;
}

/** @param {PropertyKey[]} path */
const placeOf = (path) => formatPath(path) || 'the resume';

/** @param {Resume} resume */
function markup(resume) {
  const shown = [...textsOf({ resume })].filter(({ path }) => KNOWN.includes(String(path[0])));
  return shown.flatMap(({ path, value }) => {
    const [found] = value.match(MARKUP) ?? [];
    return found ? [`${placeOf(path)} contains HTML (${found}): write plain text`] : [];
  });
}

/** @param {Resume} resume addresses that the site would link to */
function addresses({ basics, projects = [] }) {
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

/** @param {Resume} resume */
function dates({ work = [] }) {
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
 * @param {string} [date] 2019, 2019-03 or 2019-03-01
 * @returns {number | undefined}
 */
export function yearOf(date) {
  return date ? Number(date.slice(0, 4)) : undefined;
}
