import { inLanguage, isByLanguage } from '../../content/schema/kinds.mjs';
import { labelsOf, mapTexts } from '../../content/schema/walk.mjs';
import { drawLogo, drawPortrait, drawProject } from './draw.mjs';
import { personOf } from './person.mjs';

/** @typedef {import('../resume/export.mjs').Resume} Resume */
/** @typedef {import('../content/content.mjs').Sources} Sources */

/** The CREDITS.md for the drawings. */
const CREDITS = `# Pictures

| file | author and source | licence |
|---|---|---|
| \`portrait.svg\`, \`projects/*.svg\` | drawn by \`npm run setup\`, until you add your own | free |
| \`logos/*.svg\` | Simple Icons 16, or drawn by \`npm run setup\` | CC0 1.0; the marks belong to their owners |

The typeface is Bricolage Grotesque by Mathieu Triay, SIL Open Font License 1.1, from the package
\`@fontsource-variable/bricolage-grotesque\`.
`;

/** The longest description that search results show in full, in characters. */
const DESCRIPTION = 180;

/**
 * @typedef {object} SetupOptions
 * @property {string} language of the resume
 * @property {string[]} languages of the site, the first at its root; `language` is one of them
 * @property {string | null} [endpoint] the form's; null for no form
 * @property {string | null} [site] the address that it will have; null for none yet
 * @property {string | null} [accent] the owner's colour; null for a hue for each page
 */

/**
 * Makes a person's content: keeps the site's own labels, and takes everything else from the resume.
 *
 * @param {Pick<import('../content/content.mjs').Site, 'sources' | 'schemas' | 'definitions' | 'editions'>} site
 * @param {Resume} resume checked by read.mjs
 * @param {SetupOptions} options
 * @returns {{ sources: Sources, drawings: { src: string, contents: string }[], left: string[], model: string }} `drawings`: pictures
 *   below static/images; `left`: what couldn't be imported, with the reason; `model`: the name of the language whose
 *   labels a new language gets
 */
export function importResume({ sources, schemas, definitions, editions }, resume, options) {
  const { language, languages, endpoint = null, site = null, accent = null } = options;
  const { person, left } = personOf(resume, language);
  const model = modelFor(editions, language);

  /** @param {(code: string) => any} of */
  const each = (of) => together(languages, of);
  const isNew = languages.some((code) => !editions.some((edition) => edition.code === code));
  /** Each file's labels, in the site's languages; once per language if one of them still needs translation. */
  const labels = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      mapTexts(schema, spokenAs(languages, model.code, schema, labelsOf(schema, sources[file])), (label) =>
        isNew && languages.length > 1 && !isByLanguage(label)
          ? Object.fromEntries(languages.map((code) => [code, label]))
          : label,
      ) ?? {},
    ]),
  );

  /** @type {Map<string, string>} */
  const drawings = new Map([['CREDITS.md', CREDITS]]);
  /** @param {string} src @param {string} alt @param {string} contents */
  const drawn = (src, alt, contents) => {
    drawings.set(src, contents);
    return { src, alt };
  };
  const portrait = drawn('portrait.svg', person.name, drawPortrait(person.name));
  const tools = {
    labels,
    languages,
    endpoint,
    portrait,
    draw: (
      /** @type {'project' | 'logo'} */ kind,
      /** @type {{ id: string, title: string }} */ { id, title },
      /** @type {number} */ place,
    ) =>
      kind === 'project'
        ? drawn(`projects/${id}.svg`, title, drawProject(title, place))
        : drawn(`logos/${id}.svg`, title, drawLogo(title)),
    own: (/** @type {any} */ text) =>
      languages.length > 1 ? Object.fromEntries(languages.map((code) => [code, text])) : text,
    each,
  };
  /** @type {Sources} */
  const made = {
    editions: { editions: editionsFor(languages, editions, { language, resume }) },
    owner: {
      owner: {
        name: person.name,
        roles: tools.own(person.roles),
        ...(site && { site }),
        profiles: person.profiles,
        avatar: portrait,
        ...(accent && { accent }),
      },
    },
    frame: { bar: sources.frame?.bar, ...labels.frame, titleLabel: person.name },
    inbox: labels.inbox,
  };
  for (const [file, { schema, page }] of Object.entries(schemas)) {
    const { setUp } = (page && definitions[page]) || {};
    if (!page) continue;
    if (!setUp) {
      made[file] = spokenAs(languages, model.code, schema, sources[file]);
      continue;
    }
    const { describedBy, ...exports } = setUp(person, {
      ...tools,
      before: spokenAs(languages, model.code, schema, sources[file]),
    });
    const { page: texts } = labels[file];
    const describe = (/** @type {string} */ code) => {
      const heading = inLanguage(texts.heading ?? texts.title, code);
      const who = [person.name, person.roles[0]].filter(Boolean).join(', ');
      return described([heading, who, ...describedBy]);
    };
    // It has the owner's words, which are in one language until they are translated.
    const description =
      languages.length > 1
        ? Object.fromEntries(languages.map((code) => [code, describe(code)]))
        : describe(language);
    made[file] = { page: { ...texts, description }, ...exports };
  }
  return {
    sources: made,
    drawings: [...drawings].map(([src, contents]) => ({ src, contents })),
    left,
    model: model.name,
  };
}

/**
 * The edition that gives a new language its labels, and whose language a resume is assumed to be in: the one in the
 * given language, else the English one, else the first.
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
 * A value per language, or a single one if they are all the same.
 *
 * @param {string[]} languages
 * @param {(code: string) => any} of
 */
function together(languages, of) {
  const values = languages.map(of);
  const same = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));
  return same ? values[0] : Object.fromEntries(languages.map((code, i) => [code, values[i]]));
}

/**
 * Content in a new set of languages: a language that it lacks gets the model's texts.
 *
 * @param {string[]} languages
 * @param {string} model
 * @param {import('zod').ZodType} schema
 * @param {unknown} value
 */
const spokenAs = (languages, model, schema, value) =>
  mapTexts(schema, value, (text) => {
    if (!isByLanguage(text)) return text;
    const own = (/** @type {string} */ code) => text[code] ?? text[model];
    // Write texts that still need translation once per language.
    return languages.length > 1 && languages.some((code) => !(code in text))
      ? Object.fromEntries(languages.map((code) => [code, own(code)]))
      : together(languages, own);
  });

/**
 * @param {string[]} languages
 * @param {{ code: string, name: string, locale: string }[]} known
 * @param {{ language: string, resume: Resume }} of
 */
function editionsFor(languages, known, { language, resume }) {
  const { countryCode } = resume.basics?.location ?? {};
  return languages.map((code) => {
    const { name, locale } = known.find((edition) => edition.code === code) ?? editionOf(code);
    const own = code === language && countryCode ? localeIn(code, countryCode) : null;
    return { code, name, locale: own ?? locale };
  });
}

/** @param {string} code */
function editionOf(code) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region = '' } = new Intl.Locale(code).maximize();
  const country = /^[A-Z]{2}$/.test(region) ? region : 'US'; // Esperanto's region is 001, the world
  return { name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1), locale: `${code}-${country}` };
}

/**
 * @param {string} language
 * @param {string} countryCode
 * @returns {string | null} the locale of the owner's country, where the language is the country's own
 */
function localeIn(language, countryCode) {
  const region = countryCode.toUpperCase();
  const isOwn =
    /^[A-Z]{2}$/.test(region) && new Intl.Locale(`und-${region}`).maximize().language === language;
  return isOwn ? `${language}-${region}` : null;
}

/** @param {string[]} parts @returns {string} the parts joined into a line that search results show in full */
function described(parts) {
  const characters = [...parts.filter(Boolean).join(' · ')];
  if (characters.length <= DESCRIPTION) return characters.join('');
  return `${characters
    .slice(0, DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
