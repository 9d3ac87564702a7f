// Texts that the site's languages lack: their pages show another language's, and the build lists them.
import { languageOf } from '../../schema/visit.ts';
import { type ContentFiles, codesOf, textsByLanguage } from './entries.ts';
import { formatPlace } from './faults.ts';

/**
 * @param codes of the site's languages, the page's own first
 * @returns the languages of the texts that pages in the first language show in another one
 */
export function fallbacksIn(written: ContentFiles, codes: string[]): Record<string, string> {
  const all = textsByLanguage(written).flatMap(({ value }) => {
    const code = languageOf(value, codes);
    const texts = code === codes[0] ? [] : [value[code]].flat();
    // A phrase names its language itself.
    return texts.flatMap((text) => (typeof text === 'string' ? [[text, code] as const] : []));
  });
  return Object.fromEntries(all);
}

/** How many places are listed of texts that a language lacks. */
const LISTED = 10;

/** A line for each language that lacks texts, and for each that texts have and the site doesn't. */
export function languageWarnings(written: ContentFiles): string[] {
  const codes = codesOf(written.sources);
  const texts = textsByLanguage(written);
  const others = new Set(texts.flatMap(({ value }) => Object.keys(value)));
  return [...new Set([...codes, ...others])].flatMap((code) => {
    const isListed = codes.includes(code);
    const found = texts.filter(({ value }) => isListed !== code in value);
    if (found.length === 0) return [];
    const problem = isListed
      ? `not written in "${code}", so that its pages show another language’s`
      : `also written in "${code}", which src/content/editions.ts doesn’t list, so that no page shows it`;
    const places = found.slice(0, LISTED).map(({ file, path }) => formatPlace(file, path));
    const more = found.length > LISTED ? `, and ${found.length - LISTED} more` : '';
    const count = found.length === 1 ? '1 text is' : `${found.length} texts are`;
    return [`${count} ${problem}: ${places.join('; ')}${more}`];
  });
}
