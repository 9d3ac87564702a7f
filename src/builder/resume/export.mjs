/** @typedef {import('../content/content.mjs').Edition} Edition */

/**
 * A JSON Resume, by https://jsonresume.org/schema; only the parts that the site reads or writes.
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

/** The version of the schema that the site speaks. */
export const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Stands between the owner's roles in one line. */
export const BETWEEN_ROLES = ' · ';

/** The part of an address before a mailbox. */
export const MAILTO = 'mailto:';

/**
 * An edition's curriculum as a JSON Resume. Reading it with setup changes nothing.
 *
 * @param {Pick<Edition, 'locale' | 'content'>} edition
 * @param {string} [homeUrl] where the edition lives
 * @returns {Resume}
 */
export function toResume({ content }, homeUrl) {
  const { owner } = content.owner;
  const { aboutStory } = content.aboutStory;
  const { experience } = content.homeStory.homeStory;
  const mailbox = owner.profiles.find(({ url }) => isMailbox(url));
  return {
    $schema: SCHEMA,
    basics: {
      name: owner.name,
      label: owner.roles.join(BETWEEN_ROLES),
      ...(mailbox && { email: mailbox.url.slice(MAILTO.length) }),
      ...(homeUrl && { url: homeUrl }),
      summary: [...new Set([content.home.home.lead, ...aboutStory.story.paragraphs])].join('\n\n'),
      ...(content.cv.cv.place && { location: { city: content.cv.cv.place } }),
      profiles: owner.profiles
        .filter(({ url }) => !isMailbox(url))
        .map(({ label, url }) => ({ network: label, url })),
    },
    work: (experience?.jobs ?? []).map(workOf),
    skills: content.skills.skills.map(({ title, description }) => ({
      name: title,
      ...(description && { summary: description }),
    })),
    languages: (aboutStory.experience?.facts ?? [])
      .filter(({ label }) => label === content.frame.labels.languages)
      .flatMap(({ value }) => value.split(/, (?![^(]*\))/))
      .map((spoken) => {
        const [, language = spoken, fluency] = spoken.match(/^(.+?) \((.+)\)$/) ?? [];
        return { language, ...(fluency && { fluency }) };
      }),
    projects: content.projects.projects.map(({ title, description, url, tags }) => ({
      name: title,
      ...(description && { description }),
      ...(url && { url }),
      ...(tags && { keywords: tags }),
    })),
  };
}

/** @param {string} url */
export const isMailbox = (url) => url.toLowerCase().startsWith(MAILTO);

/**
 * @param {NonNullable<Edition['content']['homeStory']['homeStory']['experience']>['jobs'][number]} job
 * @returns {Work}
 */
function workOf({ role, company, from, to, description }) {
  return {
    ...(company && { name: company }),
    position: role,
    ...(from && { startDate: String(from) }),
    ...(to && { endDate: String(to) }),
    ...(description && { summary: description }),
  };
}
