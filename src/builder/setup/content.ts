import { isDeepStrictEqual } from 'node:util';
import type { ZodType } from 'zod';
import type { AnyContent, Person } from '../../schema/definePage.ts';
import { inLanguage, isByLanguage } from '../../schema/kinds.ts';
import { labelsOf, mapTexts } from '../../schema/visit.ts';
import { brandOf } from '../assets/marks.ts';
import type { Edition, Site } from '../content/content.ts';
import type { Sources } from '../content/run.ts';
import { drawLogo, drawStandIn } from './draw.ts';
import { labelled } from './profiles.ts';
import { plain, todo } from './todo.ts';

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

export interface Wishes {
  /** Of the site: the first, which is also the person's texts', is at its root. */
  languages: string[];
  /** The form's; null for no form. */
  endpoint?: string | null;
  /** The address that it will have; null for none yet. */
  site?: string | null;
  /** The owner's colour; null for a hue for each page. */
  accent?: string | null;
  /** The code of the owner's country, for their language's locale. */
  country?: string | null;
}

/**
 * Makes a person's content: keeps the site's own labels in the languages that it speaks, and takes everything else from the
 * person. What is still to be translated is marked.
 *
 * @returns `drawings`: pictures below static/images
 */
export function contentFor(
  { sources, schemas, definitions, editions }: Pick<Site, 'sources' | 'schemas' | 'definitions' | 'editions'>,
  person: Person,
  { languages, endpoint = null, site = null, accent = null, country = null }: Wishes,
): { sources: Sources; drawings: { src: string; contents: string }[] } {
  const [language = ''] = languages;
  const known = editions.map(({ code }) => code);
  const each = <T>(of: (code: string) => T) => together(languages, of) as T;
  const own = <T>(text: T) => each((code) => (code === language ? text : todo(text)));
  const term = (name: string) => (brandOf(name) ? name : own(name));
  const who = person.roles[0] ? `${person.name}, ${person.roles[0]}` : person.name;
  const inOwnLanguages = (schema: ZodType, value: unknown) => textsIn(schema, value, { languages, known });
  const labels: Record<string, AnyContent> = Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [
      file,
      inOwnLanguages(schema, labelsOf(schema, sources[file])) ?? {},
    ]),
  );

  const { drawings, portrait, draw } = openDrawings(person, term, language);
  const tools = { labels, languages, endpoint, portrait, draw, own, term, each, todo };
  const owner = ownerOf(person, { own, each, site, accent, portrait });
  const offer = each((code) => offerIn(code, sources.frame?.popup?.offer, known));
  const popup = { ...labels.frame.popup, offer };
  const made: Sources = {
    editions: {
      editions: languages.map((code) => editionFor(code, editions, code === language ? country : null)),
    },
    owner: { owner },
    frame: { bar: sources.frame?.bar, ...labels.frame, popup, titleLabel: person.name },
    inbox: labels.inbox,
  };
  const pageOf = (file: string, page: string, before: AnyContent) => {
    const { setUp } = definitions[page] ?? {};
    if (!setUp) return before;
    const { describedBy, ...exports } = setUp(person, { ...tools, before });
    const { page: texts } = labels[file];
    const describe = (code: string) => {
      const heading = inLanguage(texts.heading ?? texts.title, code);
      const text = described([plain(heading), who, ...describedBy]);
      return code === language && plain(heading) === heading ? text : todo(text);
    };
    return { page: { ...texts, description: each(describe) }, ...exports };
  };
  for (const [file, { schema, page }] of Object.entries(schemas))
    if (page) made[file] = pageOf(file, page, inOwnLanguages(schema, sources[file]));
  return { sources: made, drawings: [...drawings].map(([src, contents]) => ({ src, contents })) };
}

function ownerOf(
  { name, roles, profiles }: Person,
  {
    own,
    each,
    site,
    accent,
    portrait,
  }: {
    own: (roles: string[]) => unknown;
    each: <T>(of: (language: string) => T) => T;
    site: string | null;
    accent: string | null;
    portrait: { src: string; alt: string };
  },
) {
  const optional = { ...(site && { site }), ...(accent && { accent }) };
  return { name, roles: own(roles), ...optional, profiles: labelled(profiles, each), avatar: portrait };
}

/** What offers a language to its readers: in one that the site lacks, it is still to be written, and says which. */
function offerIn(code: string, offer: unknown, known: string[]) {
  if (known.includes(code)) return inLanguage(offer, code);
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code);
  return todo(`This page is also available in ${name}`);
}

/** Draws the pictures that stand in until the owner has some, and collects them. */
function openDrawings({ name }: Person, term: (name: string) => string, language: string) {
  const drawings: Map<string, string> = new Map([['CREDITS.md', CREDITS]]);
  const drawn = (src: string, alt: string, contents: string) => {
    drawings.set(src, contents);
    return { src, alt };
  };
  return {
    drawings,
    portrait: drawn('portrait.svg', name, drawStandIn(name, { width: 640, height: 640, language })),
    draw: (kind: 'project' | 'logo', { id, title }: { id: string; title: string }) =>
      kind === 'project'
        ? drawn(`projects/${id}.svg`, title, drawStandIn(title, { width: 640, height: 400, language }))
        : drawn(`logos/${id}.svg`, term(title), drawLogo(title, language)),
  };
}

/** A value per language, or a single one if they are all the same. */
function together(languages: string[], of: (code: string) => unknown) {
  const values = languages.map(of);
  const same = values.every((value) => isDeepStrictEqual(value, values[0]));
  return same ? values[0] : Object.fromEntries(languages.map((code, i) => [code, values[i]]));
}

/** Content in a new set of languages: one that it lacks gets the English texts, or those that there are, marked. */
const textsIn = (
  schema: ZodType,
  value: unknown,
  { languages, known }: { languages: string[]; known: string[] },
) =>
  mapTexts(schema, value, (text) =>
    together(languages, (code) => {
      const own = isByLanguage(text) ? text[code] : known.includes(code) ? text : undefined;
      return own ?? todo(inLanguage(text, 'en'));
    }),
  );

function editionFor(code: string, known: Edition[], country: string | null) {
  const { name, locale } = known.find((edition) => edition.code === code) ?? editionOf(code);
  return { code, name, locale: (country && localeIn(code, country)) || locale };
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
  const region = countryCode.trim().toUpperCase();
  const isOwn =
    /^[A-Z]{2}$/.test(region) && new Intl.Locale(`und-${region}`).maximize().language === language;
  return isOwn ? `${language}-${region}` : null;
}

/**
 * @returns the parts joined into a line that search results show in full, cut after a word
 */
function described(parts: string[]): string {
  const line = parts.filter(Boolean).join(' · ');
  if (line.length <= DESCRIPTION) return line;
  const cut = line.slice(0, DESCRIPTION);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), DESCRIPTION / 2)).replace(/[\s·,;:–-]+$/, '')}…`;
}
