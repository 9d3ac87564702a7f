import { siteOf } from '../content/content.mjs';
import { imagesOf } from '../content/entries.mjs';
import { DEMONSTRATION } from '../doctor/demonstration.mjs';
import { clean } from '../shared/words.mjs';
import { drawLogo, drawPortrait, drawProject } from './draw.mjs';
import { ownTexts } from './ownTexts.mjs';
import { personOf } from './person.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */
/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {Record<string, any>} Sources each content file's exports by its path without ending */

/** Of the drawings. */
const CREDITS = `# Pictures

| file | author and source | licence |
|---|---|---|
| \`portrait.svg\`, \`projects/*.svg\` | drawn by \`npm run setup\`, until there are others | free |
| \`logos/*.svg\` | Simple Icons 16, or drawn by \`npm run setup\` | CC0 1.0; the marks belong to their owners |

The type is Bricolage Grotesque by Mathieu Triay, SIL Open Font License 1.1, from the package
\`@fontsource-variable/bricolage-grotesque\`.
`;

/**
 * @typedef {object} Wishes
 * @property {string} language of the resume
 * @property {string[]} languages of the site, the first at its root; `language` is one of them
 * @property {string | null} [endpoint] the form's; null for no form
 * @property {string | null} [site] the address that it will have; null for none yet
 */

/**
 * @typedef {object} Imported
 * @property {Sources} sources the whole content
 * @property {{ src: string, contents: string }[]} drawings pictures below static/images that stand in for the owner's own
 * @property {string[]} left what couldn't be taken, with the reason
 * @property {string} model the name of the language whose labels a new language has
 * @property {boolean} fresh whether it has replaced the demonstration
 */

/**
 * Puts a resume into the content. While the content is the demonstration's, all of it goes except for the site's own
 * labels; of an owner's content, what the resume doesn't speak of stays. An entry that the content has already keeps its
 * id, pictures and translations.
 *
 * @param {Sources} sources
 * @param {Resume} resume checked by read.mjs
 * @param {Wishes} wishes
 * @returns {Imported}
 */
export function importResume(sources, resume, { language, languages, endpoint, site }) {
  const spoken = modelFor(siteOf(sources).editions, language);
  const { name: before } = spoken.content.owner.owner;
  const { name = before } = resume.basics ?? {};
  const fresh = before === DEMONSTRATION && clean(name) !== DEMONSTRATION;
  const { person, left } = personOf(resume, spoken, { fresh, language });

  /** @type {Imported['drawings']} */
  const drawings = [];
  const shown = fresh ? [] : [...imagesOf(sources)].map(({ value }) => value.src);
  const draw = (/** @type {string} */ src, /** @type {string} */ contents) => {
    const free = shown.includes(src) ? src.replace(/\.svg$/, '-drawn.svg') : src;
    drawings.push({ src: free, contents });
    return { src: free };
  };
  const copy = structuredClone(sources);
  setLanguages(copy, languages, spoken.code);
  const { countryCode } = resume.basics?.location ?? {};
  if (fresh && countryCode) setCountry(copy, language, countryCode);
  if (site === null) delete copy.owner.owner.site;
  else if (site) copy.owner.owner.site = site;
  setFacts(copy, person, { fresh, draw, ...(endpoint !== undefined && { endpoint }) });
  for (const code of languages) {
    const from = sources[`${code}/owner`] ? code : spoken.code;
    ownTexts(copy, code, person, {
      fresh,
      // Translations of what stays are kept; the resume's words are in its language only.
      keep: code !== language && from === code,
      language,
      model: from,
      placeBefore: spoken.content.cv.cv.place ?? '',
      oldName: before,
      oldPlace: String(sources[`${from}/cv`]?.cv.place ?? ''),
    });
  }
  nameApart(copy, languages);
  return { sources: copy, drawings, left, fresh, model: spoken.name };
}

/**
 * The edition whose labels and entries a resume's are compared with: that of its language, else the English one, else the
 * first.
 *
 * @param {import('../content/content.mjs').Edition[]} editions
 * @param {string | null | undefined} language
 */
export function modelFor(editions, language) {
  const wanted = [language, 'en'].map((code) => editions.find((edition) => edition.code === code));
  const model = wanted.find(Boolean) ?? editions[0];
  if (!model) throw new Error('The content has no edition');
  return model;
}

/**
 * Gives the printed curricula different names.
 *
 * @param {Sources} sources
 * @param {string[]} languages
 */
function nameApart(sources, languages) {
  const used = new Set();
  for (const code of languages) {
    const { cv } = sources[`${code}/cv`];
    if (used.has(cv.file.toLowerCase())) cv.file = `${code}-${cv.file}`;
    used.add(cv.file.toLowerCase());
  }
}

/**
 * Leaves the wanted languages only; one that the site hasn't gets the labels of a language that it has.
 *
 * @param {Sources} sources
 * @param {string[]} languages
 * @param {string} model the language of those labels
 */
function setLanguages(sources, languages, model) {
  const { editions } = sources.editions;
  const has = (/** @type {string} */ code) => Boolean(sources[`${code}/owner`]);
  for (const code of languages.filter((each) => !has(each))) {
    for (const file of Object.keys(sources))
      if (file.startsWith(`${model}/`))
        sources[code + file.slice(model.length)] = structuredClone(sources[file]);
  }
  for (const file of Object.keys(sources))
    if (file.includes('/') && !languages.includes(file.split('/')[0] ?? '')) delete sources[file];
  sources.editions.editions = languages.map(
    (code) => editions.find((/** @type {any} */ edition) => edition.code === code) ?? editionOf(code),
  );
}

/**
 * Makes an edition's locale that of the owner's country, where its language is the country's own.
 *
 * @param {Sources} sources
 * @param {string} language
 * @param {string} countryCode
 */
function setCountry(sources, language, countryCode) {
  const region = countryCode.toUpperCase();
  if (!/^[A-Z]{2}$/.test(region) || new Intl.Locale(`und-${region}`).maximize().language !== language) return;
  const edition = sources.editions.editions.find((/** @type {any} */ { code }) => code === language);
  edition.locale = `${language}-${region}`;
}

/** @param {string} code @returns {{ code: string, name: string, locale: string }} */
function editionOf(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region = '' } = new Intl.Locale(code).maximize();
  const country = /^[A-Z]{2}$/.test(region) ? region : 'US'; // Esperanto is the world's
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1), locale: `${code}-${country}` };
}

/**
 * Puts a person into the facts.
 *
 * @param {Sources} sources changed
 * @param {Person} person
 * @param {{ fresh: boolean, endpoint?: string | null, draw: (src: string, contents: string) => { src: string } }} options
 */
function setFacts(sources, person, { fresh, endpoint, draw }) {
  const { name, jobs, projects, skills } = person;
  const { owner } = sources.owner;
  const { homeStory } = sources.homeStory;
  const { aboutStory } = sources.aboutStory;
  const { contact } = sources.contact;
  const byId = (/** @type {any[]} */ list) => new Map(list.map((entry) => [entry.id, entry]));
  const [oldProjects, oldSkills, oldJobs] = [
    sources.projects.projects,
    sources.skills.skills,
    homeStory.jobs,
  ].map(byId);

  Object.assign(owner, { name, profiles: person.profiles });
  homeStory.jobs = jobs.map(({ id, kept, from, to }) =>
    kept === 'whole' ? oldJobs?.get(id) : { id, ...(from && { from }), ...(to && { to }) },
  );
  sources.projects.projects = projects.map(({ id, kept, url, tags, title }, i) =>
    kept === 'whole'
      ? oldProjects?.get(id)
      : {
          ...(oldProjects?.get(id) ?? { id, image: draw(`projects/${id}.svg`, drawProject(title, i)) }),
          ...(url && { url }),
          ...(tags.length > 0 && { tags }),
        },
  );
  sources.skills.skills = skills.map(({ id, kept, title }) =>
    kept ? oldSkills?.get(id) : { id, image: draw(`logos/${id}.svg`, drawLogo(title)) },
  );
  if (endpoint === null) delete contact.endpoint;
  else if (endpoint) contact.endpoint = endpoint;
  if (person.technologies) aboutStory.story.skills = person.technologies;

  if (!fresh) {
    homeStory.featured = homeStory.featured.filter((/** @type {string} */ id) =>
      projects.some((p) => p.id === id),
    );
    if (homeStory.featured.length < 3) homeStory.featured = [];
    return;
  }
  const portrait = draw('portrait.svg', drawPortrait(name));
  draw('CREDITS.md', CREDITS);
  delete owner.host;
  owner.avatar = portrait;
  sources.homeStory.logos = sources.skills.skills.length < 3 ? [] : structuredClone(sources.skills.skills);
  homeStory.featured = projects.length < 3 ? [] : projects.slice(0, 3).map(({ id }) => id);
  delete homeStory.welcomeCard;
  Object.assign(aboutStory, { photo: portrait, photographs: [] });
  delete aboutStory.story.next;
  delete contact.image;
  // Many visitors have no company, and in one language there is no choice.
  contact.asks = sources.editions.editions.length > 1 ? ['pais'] : [];
}
