/** @typedef {import('../content/content.mjs').Edition} Edition */

/**
 * A JSON Resume, per https://jsonresume.org/schema; only the parts that the site reads or writes.
 *
 * @typedef {object} Resume
 * @property {string} [$schema]
 * @property {Basics} [basics]
 * @property {Work[]} [work]
 * @property {Education[]} [education]
 * @property {Skill[]} [skills]
 * @property {Language[]} [languages]
 * @property {Project[]} [projects]
 * @property {{ version?: string }} [meta]
 *
 * @typedef {{ city?: string, region?: string, countryCode?: string }} Location
 * @typedef {{ network?: string, username?: string, url?: string }} Profile
 * @typedef {{ name?: string, label?: string, email?: string, url?: string, summary?: string, location?: Location, profiles?: Profile[] }} Basics
 * @typedef {{ name?: string, position?: string, startDate?: string, endDate?: string, summary?: string, highlights?: string[] }} Work
 * @typedef {{ institution?: string, area?: string, studyType?: string, startDate?: string, endDate?: string }} Education
 * @typedef {{ name?: string, keywords?: string[], summary?: string }} Skill `summary` is ours: the schema allows further properties
 * @typedef {{ language?: string, fluency?: string }} Language
 * @typedef {{ name?: string, description?: string, url?: string, keywords?: string[], highlights?: string[] }} Project
 */

/** The version of the schema that the site uses. */
export const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Separates the owner's roles on one line. */
export const BETWEEN_ROLES = ' · ';

/** The prefix of a mailbox's address. */
export const MAILTO = 'mailto:';

/**
 * An edition's CV as a JSON Resume: what its pages say about the owner.
 *
 * @param {Pick<Edition, 'pages' | 'content'>} edition
 * @param {string} [homeUrl] where the edition lives
 * @returns {Resume}
 */
export function toResume(edition, homeUrl) {
  const { owner, frame } = edition.content;
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
    skills,
    languages: facts
      .filter(({ label }) => label === frame.labels.languages)
      .flatMap(({ value }) => value.split(/, (?![^(]*\))/))
      .map((spoken) => {
        const [, language = spoken, fluency] = spoken.match(/^(.+?) \((.+)\)$/) ?? [];
        return { language, ...(fluency && { fluency }) };
      }),
    projects,
  };
}

/**
 * Everything that an edition's pages say about the owner.
 *
 * @param {Pick<Edition, 'pages'>} edition
 * @returns {import('../../content/schema/definePage.ts').ResumePart}
 */
export function resumeParts({ pages }) {
  /** @type {Record<string, any>} */
  const all = {};
  for (const { definition, content } of pages)
    for (const [key, part] of Object.entries(definition.resume?.(content) ?? {}))
      all[key] = Array.isArray(part) ? [...(all[key] ?? []), ...part] : (part ?? all[key]);
  return all;
}

/** @param {string} url */
export const isMailbox = (url) => url.toLowerCase().startsWith(MAILTO);
