// Texts that the site's languages lack: their pages show another language's, and the build lists them.
import { isByLanguage } from '../../schema/kinds.ts';
import { languageOf } from '../../schema/visit.ts';
import { type ContentFiles, placesOf } from './entries.ts';
import { formatPlace } from './faults.ts';

/** The texts that are written once per language. */
const textsByLanguage = (written: ContentFiles) =>
  placesOf(written).flatMap(({ file, path, value, isText }) =>
    isText && isByLanguage(value) ? [{ file, path, value }] : [],
  );

/**
 * @param codes of the site's languages, the page's own first
 * @returns the languages of the texts that pages in the first language show in another one
 */
export function fallbacksIn(written: ContentFiles, codes: string[]): Record<string, string> {
  const all = textsByLanguage(written).flatMap(({ value }) => {
    const code = languageOf(value, codes);
    return code === codes[0] ? [] : stringsIn(value[code]).map((text) => [text, code] as const);
  });
  return Object.fromEntries(all);
}

/** The texts in a value; a phrase names its language itself. */
function stringsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'string' ? [value] : [];
}

/** How many places are listed of texts that a language lacks. */
const LISTED = 10;

/** A line for each language that lacks texts, and for each that the site hasn't but texts have. */
export function languageWarnings(written: ContentFiles, codes: string[]): string[] {
  const texts = textsByLanguage(written);
  const others = [...new Set(texts.flatMap(({ value }) => Object.keys(value)))].filter(
    (code) => !codes.includes(code),
  );
  return [
    ...codes.map((code) => ({
      found: texts.filter(({ value }) => !(code in value)),
      problem: `not written in "${code}", so that its pages show another language’s`,
    })),
    ...others.map((code) => ({
      found: texts.filter(({ value }) => code in value),
      problem: `also written in "${code}", which src/content/editions.ts doesn’t list, so that no page shows it`,
    })),
  ].flatMap(({ found, problem }) => {
    const places = found.slice(0, LISTED).map(({ file, path }) => formatPlace(file, path));
    const more = found.length > LISTED ? `, and ${found.length - LISTED} more` : '';
    const count = found.length === 1 ? '1 text is' : `${found.length} texts are`;
    return found.length > 0 ? [`${count} ${problem}: ${places.join('; ')}${more}`] : [];
  });
}
