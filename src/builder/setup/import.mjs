import { siteOf } from '../content/content.mjs';
import { DEMONSTRATION } from '../doctor/demonstration.mjs';
import { drawLogo, drawPortrait, drawProject } from './draw.mjs';
import { ownTexts } from './ownTexts.mjs';
import { clean, personOf } from './person.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */
/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {Record<string, any>} Sources each content file's exports by its path without ending */

/** Of the drawings. */
const CREDITS = `# Pictures

| file | author and source | licence |
|---|---|---|
| \`portrait.svg\`, \`projects/*.svg\` | drawn by \`npm run setup\`, until there are others | free |
| \`logos/*.svg\` | Simple Icons 16 | CC0 1.0; the marks belong to their owners |

The type is Bricolage Grotesque by Mathieu Triay, SIL Open Font License 1.1, from the package
\`@fontsource-variable/bricolage-grotesque\`.
`;

/**
 * @typedef {object} Wishes
 * @property {string} language of the resume
 * @property {string[]} languages of the site, the first at its root; `language` is one of them
 * @property {string | null} [endpoint] the form's; null for no form
 * @property {string} [homeUrl] where the site lives
 */

/**
 * @typedef {object} Imported
 * @property {Sources} sources the whole content
 * @property {{ src: string, contents: string }[]} drawings pictures below static/images that stand in for the owner's own
 * @property {string[]} left what couldn't be taken, with the reason
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
export function importResume(sources, resume, { language, languages, endpoint, homeUrl }) {
  const { editions } = siteOf(sources);
  const [first] = editions;
  if (!first) throw new Error('The content has no edition');
  const spoken = editions.find(({ code }) => code === language) ?? first;
  const { name: before } = spoken.content.owner.owner;
  const { name = before } = resume.basics ?? {};
  const fresh = before === DEMONSTRATION && clean(name) !== DEMONSTRATION;
  const { person, left } = personOf(resume, spoken, { fresh, ...(homeUrl && { homeUrl }) });

  /** @type {Imported['drawings']} */
  const drawings = [];
  const draw = (/** @type {string} */ src, /** @type {string} */ contents) => {
    drawings.push({ src, contents });
    return { src };
  };
  const copy = structuredClone(sources);
  setLanguages(copy, languages, language);
  setFacts(copy, person, { fresh, draw, ...(endpoint !== undefined && { endpoint }) });
  for (const code of languages) {
    const from = sources[`${code}/owner`] ? code : spoken.code;
    ownTexts(copy, code, person, {
      fresh,
      // Translations of what stays are kept; the resume's words are in its language only.
      keep: code !== language && from === code,
      oldName: before,
      oldPlace: String(sources[`${from}/cv`]?.cv.place ?? ''),
    });
  }
  return { sources: copy, drawings, left, fresh };
}

/**
 * Leaves the wanted languages only; one that the site hasn't gets the labels of a language that it has.
 *
 * @param {Sources} sources
 * @param {string[]} languages
 * @param {string} language
 */
function setLanguages(sources, languages, language) {
  const { editions } = sources.editions;
  const has = (/** @type {string} */ code) => Boolean(sources[`${code}/owner`]);
  const model =
    [language, 'en', editions[0].code].find(has) ?? editions.map((/** @type {any} */ e) => e.code).find(has);
  for (const code of languages.filter((each) => !has(each))) {
    for (const file of Object.keys(sources))
      if (file.startsWith(`${model}/`))
        sources[code + file.slice(model.length)] = relabelled(structuredClone(sources[file]), model, code);
    const { cv } = sources[`${code}/cv`];
    cv.file = `${code}-${cv.file}`;
  }
  for (const file of Object.keys(sources))
    if (file.includes('/') && !languages.includes(file.split('/')[0] ?? '')) delete sources[file];
  sources.editions.editions = languages.map(
    (code) => editions.find((/** @type {any} */ edition) => edition.code === code) ?? editionOf(code),
  );
}

/**
 * Content whose phrases say that they are in another language.
 *
 * @param {any} value
 * @param {string} from
 * @param {string} to
 * @returns {any}
 */
function relabelled(value, from, to) {
  if (Array.isArray(value)) return value.map((each) => relabelled(each, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [
      key,
      key === 'lang' && child === from ? to : relabelled(child, from, to),
    ]),
  );
}

/** @param {string} code @returns {{ code: string, name: string, locale: string }} */
export function editionOf(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region = 'US' } = new Intl.Locale(code).maximize();
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1), locale: `${code}-${region}` };
}

/**
 * @param {Sources} sources
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
    kept ? oldJobs?.get(id) : { id, ...(from && { from }), ...(to && { to }) },
  );
  sources.projects.projects = projects.map(({ id, kept, url, tags, title }, i) =>
    kept
      ? oldProjects?.get(id)
      : {
          id,
          image: draw(`projects/${id}.svg`, drawProject(title, i)),
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
}
