import { distinct, slugOf } from '../shared/words.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {Record<string, any>} Texts */

/**
 * @typedef {object} TextOptions
 * @property {boolean} fresh replace all that isn't the site's own label
 * @property {boolean} keep whether the texts of entries that stay are translations, to be kept
 * @property {string} language the resume's
 * @property {string} model the language that the labels are in
 * @property {string} oldName
 * @property {string} oldPlace in the edition's language
 * @property {string} placeBefore in the resume's language
 */

/** The longest description that search results show whole, in characters. */
const DESCRIPTION = 180;

/**
 * Puts a person into an edition's texts.
 *
 * @param {Record<string, any>} sources changed
 * @param {string} code of the edition
 * @param {Person} person
 * @param {TextOptions} options
 */
export function ownTexts(sources, code, person, options) {
  const file = (/** @type {string} */ name) => sources[`${code}/${name}`];
  const { fresh, keep, oldName, oldPlace, placeBefore } = options;
  const { name, roles, place } = person;
  if (!fresh) {
    // Sentences that name the owner or the town; what the resume says itself follows below.
    if (name !== oldName) rename(sources, code, oldName, name);
    if (place && oldPlace && place !== placeBefore) rename(sources, code, oldPlace, place);
  }

  const { projects } = file('projects');
  const { skills } = file('skills');
  const { experience } = file('homeStory').homeStory;
  file('projects').projects = byId(person.projects, projects, options, titled);
  file('skills').skills = byId(person.skills, skills, options, titled);
  const jobs = byId(
    person.jobs,
    experience?.jobs ?? {},
    options,
    ({ role, company, period, description }) => ({
      role,
      ...(company && { company }),
      ...(period && { period }),
      ...(description && { description }),
    }),
  );
  setSection(file('homeStory').homeStory, 'experience', person.jobs.length > 0, {
    ...(experience ?? plainExperience(file('cv').cv.experience)),
    jobs,
  });
  if (!fresh) {
    const { featured } = sources.homeStory.homeStory;
    if (featured.length === 0) delete file('homeStory').homeStory.featured;
  }
  if (!place) delete file('cv').cv.place;
  else if (fresh || place !== placeBefore) file('cv').cv.place = place;
  if (person.facts) {
    const told = file('aboutStory').aboutStory;
    const own = keep && person.facts.length > 0 ? told.experience?.facts : undefined;
    setInBrief(told, file('cv').cv.facts, own ?? person.facts);
  }
  if (keep && !fresh) return;

  const home = file('home').home;
  const story = file('aboutStory').aboutStory;
  file('owner').owner.roles = roles;
  home.lead = person.lead || [...roles, place].filter(Boolean).join(' · ');
  story.story.paragraphs = person.story.length > 0 ? person.story : [home.lead];
  if (fresh) freshTexts(sources, code, person, options);
}

/** The texts of a project or a skill. @param {{ title: string, description?: string | undefined }} entry */
const titled = ({ title, description }) => ({ title, ...(description && { description }), alt: title });

/** Entries that aren't sentences. */
const NO_SENTENCES = ['file', 'card', 'lang', 'src', 'url', 'place'];

/**
 * Writes another name wherever an edition's texts say the old one, as a word of its own.
 *
 * @param {Record<string, any>} sources
 * @param {string} code
 * @param {string} from
 * @param {string} to
 */
function rename(sources, code, from, to) {
  const literal = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu');
  /** @param {any} value @returns {any} */
  const replaced = (value) => {
    if (typeof value === 'string') return value.replace(word, () => to);
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, child]) => [
      key,
      NO_SENTENCES.includes(key) ? child : replaced(child),
    ]);
    return Object.fromEntries(entries);
  };
  for (const name of Object.keys(sources))
    if (name.startsWith(`${code}/`)) sources[name] = replaced(sources[name]);
}

/**
 * The texts of a list's entries. An entry that stays keeps its own, and one that the resume renews takes its words, in the
 * resume's language.
 *
 * @template {import('./person.mjs').Matched} Entry
 * @param {Entry[]} entries
 * @param {Texts} own
 * @param {TextOptions} options
 * @param {(entry: Entry) => object} textsOf
 */
function byId(entries, own, { fresh, keep }, textsOf) {
  return Object.fromEntries(
    entries.map((entry) => {
      const texts = fresh ? undefined : own[entry.id];
      if (!texts || !entry.kept) return [entry.id, textsOf(entry)];
      const { alt } = texts;
      const renewed = { ...texts, ...textsOf(entry), ...(alt && { alt }) };
      return [entry.id, entry.kept === 'whole' || keep ? texts : renewed];
    }),
  );
}

/** @param {Texts} texts @param {string} name @param {boolean} there @param {unknown} section */
function setSection(texts, name, there, section) {
  if (there) texts[name] = section;
  else delete texts[name];
}

/** @param {string} title */
const plainExperience = (title) => ({ title, period: { since: '{from}–', between: '{from}–{to}' } });

/** @param {Texts} story @param {string} title @param {{ label: string, value: string }[]} facts */
function setInBrief(story, title, facts) {
  const { experience } = story;
  if (facts.length > 0) story.experience = { ...(experience ?? { title }), facts };
  else if (experience?.paragraphs) delete experience.facts;
  else delete story.experience;
}

/**
 * Takes the demonstration's own sentences out, and writes those that name the owner.
 *
 * @param {Record<string, any>} sources
 * @param {string} code
 * @param {Person} person
 * @param {TextOptions} options
 */
function freshTexts(sources, code, person, { language, model, oldName, oldPlace }) {
  const file = (/** @type {string} */ name) => sources[`${code}/${name}`];
  const { name, roles, place, lead, skills, projects } = person;
  const [role = ''] = roles;
  const who = distinct([name, role]).join(', ');
  const names = (/** @type {string[]} */ list) => list.slice(0, 4).join(', ');

  file('owner').owner.avatar = { alt: name };
  file('about').about = {
    title: file('about').about.title,
    tagline: roles.map((text) => ({ text, lang: language })),
  };

  const {
    story,
    photo: _,
    ring: _ring,
    closingTagline: _line,
    experience: _facts,
    ...others
  } = file('aboutStory').aboutStory;
  const { greetings: _greetings, ...told } = story;
  file('aboutStory').aboutStory = { ...others, story: told, photo: { alt: name } };
  setInBrief(file('aboutStory').aboutStory, file('cv').cv.facts, person.facts ?? []);

  const { intro: _intro, image: _image, missingCompany: _company, thanks, ...form } = file('contact').contact;
  const { nombre, email, description, pais } = form.fields;
  const { contact } = sources.contact;
  form.fields = { nombre, email, description, ...(contact.asks.includes('pais') && { pais }) };
  contact.postAs ??= postedAs({ nombre, description, pais: file('frame').labels.languages }, contact.asks);
  file('contact').contact = { ...form, thanks: { ...thanks, paragraphs: thanks.paragraphs.slice(0, 1) } };

  const { home } = file('home');
  /** @type {{ text: string, lang: string }[]} */
  const phrases = home.phrases ?? [];
  const [firstName = oldName] = oldName.split(' ');
  const greetings = phrases.filter(({ text, lang }) => lang === model && !text.includes(firstName));
  const greeted = greetings.map(({ text }) => text);
  const typed = distinct(skills.map(({ title }) => title)).filter((title) => !greeted.includes(title));
  home.phrases = [...greetings, ...typed.map((text) => ({ text, lang: language }))];
  if (home.phrases.length === 0) delete home.phrases;
  home.label =
    oldPlace && home.label.includes(oldPlace) && place
      ? home.label.replace(oldPlace, () => place)
      : place || role;

  const { homeStory, logos: _logos } = file('homeStory');
  const { technologies, experience, featured, closing } = homeStory;
  file('homeStory').homeStory = {
    technologies,
    ...(experience && {
      experience: { title: experience.title, period: experience.period, jobs: experience.jobs },
    }),
    ...(featured && projects.length >= 3 && { featured: { title: featured.title, all: featured.all } }),
    ...(closing && { closing: { title: closing.title, toContact: closing.toContact } }),
  };
  file('homeStory').logos = Object.fromEntries(
    sources.homeStory.logos.map((/** @type {{ id: string }} */ { id }) => [
      id,
      skills.find((skill) => skill.id === id)?.title,
    ]),
  );

  const { cv } = file('cv');
  cv.description = described([cv.title, who, place]);
  for (const key of ['file', 'card'])
    cv[key] = cv[key].replace(`-${slugOf(oldName)}`, slugOf(name) && `-${slugOf(name)}`);

  file('frame').navigation.titleLabel = name;
  file('descriptions').descriptions = {
    Home: described([who, place, lead]),
    About: described([file('about').about.title, who, person.story[0] ?? lead]),
    Projects: described([file('projects').title, who, names(projects.map(({ title }) => title))]),
    Skills: described([file('skills').title, who, names(skills.map(({ title }) => title))]),
    Contact: described([file('contact').contact.title, who, place]),
  };
  for (const name of ['projects', 'skills']) delete file(name).intro;
}

/**
 * The names of the form's fields in the message that the owner gets: their labels, as far as they can be names.
 *
 * @param {{ nombre: string, description: string, pais: string }} labels
 * @param {string[]} asks
 */
function postedAs({ nombre, description, pais }, asks) {
  const all = Object.entries({ nombre, description, ...(asks.includes('pais') && { pais }) });
  const names = all.map(
    ([field, label]) =>
      /** @type {const} */ ([
        field,
        label
          .replace(/[^\p{L}\p{M}\p{N} .-]/gu, '')
          .trim()
          .slice(0, 40),
      ]),
  );
  const right = names.every(([, label]) => /^[\p{L}\p{N}]/u.test(label) && label.toLowerCase() !== 'email');
  const apart = new Set(names.map(([, label]) => label.toLowerCase())).size === names.length;
  return right && apart ? Object.fromEntries(names) : undefined;
}

/** @param {string[]} parts @returns {string} them in a line that search results show whole */
function described(parts) {
  const characters = [...parts.filter(Boolean).join(' · ')];
  if (characters.length <= DESCRIPTION) return characters.join('');
  return `${characters
    .slice(0, DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
