import type { ZodType } from 'zod';
import type { AnyContent } from '../../schema/definePage.ts';
import { inLanguage, isByLanguage } from '../../schema/kinds.ts';
import { labelsOf, mapTexts } from '../../schema/visit.ts';
import type { Edition, Site } from '../content/content.ts';
import type { Sources } from '../content/sources.ts';
import type { Resume } from '../resume/export.ts';
import { drawLogo, drawPortrait, drawProject } from './draw.ts';
import { personOf } from './person.ts';

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

interface SetupOptions {
  /** Of the resume. */
  language: string;
  /** Of the site, the first at its root; `language` is one of them. */
  languages: string[];
  /** The form's; null for no form. */
  endpoint?: string | null;
  /** The address that it will have; null for none yet. */
  site?: string | null;
  /** The owner's colour; null for a hue for each page. */
  accent?: string | null;
}

/**
 * Makes a person's content: keeps the site's own labels, and takes everything else from the resume.
 *
 * @param resume checked by read.ts
 * @returns `drawings`: pictures below static/images; `left`: what couldn't be imported, with the reason; `model`: the
 *   name of the language whose labels a new language gets
 */
export function importResume(
  { sources, schemas, definitions, editions }: Pick<Site, 'sources' | 'schemas' | 'definitions' | 'editions'>,
  resume: Resume,
  options: SetupOptions,
): { sources: Sources; drawings: { src: string; contents: string }[]; left: string[]; model: string } {
  const { language, languages, endpoint = null, site = null, accent = null } = options;
  const { person, left } = personOf(resume, language);
  const model = modelFor(editions, language);

  const each = <T>(of: (code: string) => T) => together(languages, of) as T;
  const isNew = languages.some((code) => !editions.some((edition) => edition.code === code));
  /** Each file's labels, in the site's languages; once per language if one of them still needs translation. */
  const labels: Record<string, AnyContent> = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      mapTexts(schema, spokenAs(languages, model.code, schema, labelsOf(schema, sources[file])), (label) =>
        isNew && languages.length > 1 && !isByLanguage(label)
          ? Object.fromEntries(languages.map((code) => [code, label]))
          : label,
      ) ?? {},
    ]),
  );

  const drawings: Map<string, string> = new Map([['CREDITS.md', CREDITS]]);
  const drawn = (src: string, alt: string, contents: string) => {
    drawings.set(src, contents);
    return { src, alt };
  };
  const portrait = drawn('portrait.svg', person.name, drawPortrait(person.name));
  const tools = {
    labels,
    languages,
    endpoint,
    portrait,
    draw: (kind: 'project' | 'logo', { id, title }: { id: string; title: string }, place: number) =>
      kind === 'project'
        ? drawn(`projects/${id}.svg`, title, drawProject(title, place))
        : drawn(`logos/${id}.svg`, title, drawLogo(title)),
    own: <T>(text: T) =>
      (languages.length > 1 ? Object.fromEntries(languages.map((code) => [code, text])) : text) as T,
    each,
  };
  const made: Sources = {
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
      before: spokenAs(languages, model.code, schema, sources[file]) as AnyContent,
    });
    const { page: texts } = labels[file];
    const describe = (code: string) => {
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
 */
export function modelFor(editions: Edition[], language: string | null | undefined) {
  const wanted = [language, 'en'].map((code) => editions.find((edition) => edition.code === code));
  const model = wanted.find(Boolean) ?? editions[0];
  if (!model) throw new Error('The content has no edition');
  return model;
}

/** A value per language, or a single one if they are all the same. */
function together(languages: string[], of: (code: string) => unknown) {
  const values = languages.map(of);
  const same = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]));
  return same ? values[0] : Object.fromEntries(languages.map((code, i) => [code, values[i]]));
}

/** Content in a new set of languages: a language that it lacks gets the model's texts. */
const spokenAs = (languages: string[], model: string, schema: ZodType, value: unknown) =>
  mapTexts(schema, value, (text) => {
    if (!isByLanguage(text)) return text;
    const own = (code: string) => text[code] ?? text[model];
    // Write texts that still need translation once per language.
    return languages.length > 1 && languages.some((code) => !(code in text))
      ? Object.fromEntries(languages.map((code) => [code, own(code)]))
      : together(languages, own);
  });

function editionsFor(
  languages: string[],
  known: { code: string; name: string; locale: string }[],
  { language, resume }: { language: string; resume: Resume },
) {
  const { countryCode } = resume.basics?.location ?? {};
  return languages.map((code) => {
    const { name, locale } = known.find((edition) => edition.code === code) ?? editionOf(code);
    const own = code === language && countryCode ? localeIn(code, countryCode) : null;
    return { code, name, locale: own ?? locale };
  });
}

function editionOf(code: string) {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region = '' } = new Intl.Locale(code).maximize();
  const country = /^[A-Z]{2}$/.test(region) ? region : 'US'; // Esperanto's region is 001, the world
  return { name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1), locale: `${code}-${country}` };
}

/**
 * @returns the locale of the owner's country, where the language is the country's own
 */
function localeIn(language: string, countryCode: string): string | null {
  const region = countryCode.toUpperCase();
  const isOwn =
    /^[A-Z]{2}$/.test(region) && new Intl.Locale(`und-${region}`).maximize().language === language;
  return isOwn ? `${language}-${region}` : null;
}

/**
 * @returns the parts joined into a line that search results show in full
 */
function described(parts: string[]): string {
  const characters = [...parts.filter(Boolean).join(' · ')];
  if (characters.length <= DESCRIPTION) return characters.join('');
  return `${characters
    .slice(0, DESCRIPTION - 1)
    .join('')
    .trimEnd()}…`;
}
