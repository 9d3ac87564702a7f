// Texts that the site's languages lack: their pages show another language's, and the build lists them.

import { languageOf } from '../../schema/visit.ts';
import { typeset } from '../../shared/typeset.ts';
import { entriesOf } from '../../shared/words.ts';
import { type ContentFiles, codesOf, type Entry, keyOf, textsByLanguage, textsForAll } from './entries.ts';
import { formatPlace } from './faults.ts';
import { labelFile } from './labels.ts';

/**
 * @param texts all that are written by language
 * @param order the languages in which a text is looked for, the page's own first
 * @param content as the pages show it
 * @param langOf a language as browsers know it, by its code
 * @returns the languages of the texts that pages in the first language show in another one
 */
export function fallbacksIn(
  texts: Entry<Record<string, unknown>>[],
  { order, content }: { order: string[]; content: unknown },
  langOf: (code: string) => string,
): Record<string, string> {
  const all = texts.flatMap(({ path, value }) => {
    const code = languageOf(value, order);
    const partsOf = path.at(-1) === 'value' ? inLines : inAllNumbers;
    const texts = code === order[0] ? [] : [typeset(value[code], code)].flat().flatMap(partsOf);
    // A phrase names its language itself.
    return texts.flatMap((text) => (typeof text === 'string' ? [[text, langOf(code)] as const] : []));
  });

  const patterns = all.flatMap(([text, lang]) => (hasPlace(text) ? [{ filled: filled(text), lang }] : []));
  const made = (patterns.length > 0 ? stringsIn(content) : []).flatMap((text) => {
    const pattern = patterns.find((each) => each.filled.test(text));
    return pattern ? [[text, pattern.lang] as const] : [];
  });

  return Object.fromEntries([...all, ...made]);
}

/** A label with a number has a text for each of its categories. */
const inAllNumbers = (text: unknown): unknown[] =>
  typeof text === 'object' && text !== null && 'other' in text ? Object.values(text) : [text];

/** A fact, and its entries. */
const inLines = (text: unknown): unknown[] => [...new Set([text, ...entriesOf(String(text))])];

/** Whether the site puts something into a text's words, such as `since {year}`. */
const hasPlace = (text: string) => /\{\w+\}/.test(text) && /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** Matches a text whose places are filled. */
const filled = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

/** All strings in a value, at any depth. */
const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** How many places are named of texts that a language lacks, unless all are asked for. */
const LISTED = 10;
const LISTING = 'node build.mjs build --missing lists all';

/**
 * A line for each language that lacks texts, and for each that texts have and the site doesn't.
 *
 * @param options `all`: name every place, one a line
 */
export function languageWarnings(
  written: ContentFiles & { prose?: unknown[] },
  { all = false } = {},
): string[] {
  const codes = codesOf(written.sources);
  const hasProse = written.prose?.length !== 0;
  const texts = textsByLanguage(written).filter(({ path }) => hasProse || path[0] !== 'prose');
  const others = new Set(texts.flatMap(({ value }) => Object.keys(value)));

  const lacking = [...new Set([...codes, ...others])].flatMap((code) => {
    const isListed = codes.includes(code);
    // A text in none of the site's languages is shown in the first one that it has.
    const found = texts.filter(({ value }) =>
      isListed ? !(code in value) : code in value && languageOf(value, codes) !== code,
    );

    if (found.length === 0) return [];

    const problem = isListed
      ? `not written in "${code}", so that its pages show another language’s`
      : `also written in "${code}", which src/content/editions.ts doesn’t list, so that no page shows it`;
    const places = found.map(({ file, path, isLabel }) =>
      isLabel && isListed ? formatPlace(labelFile(code), [keyOf(file, path)]) : formatPlace(file, path),
    );
    const count = found.length === 1 ? '1 text is' : `${found.length} texts are`;
    if (all) return [`${count} ${problem}:${places.map((place) => `\n  ${place}`).join('')}`];

    const more = found.length > LISTED ? `, and ${found.length - LISTED} more (${LISTING})` : '';

    return [`${count} ${problem}: ${places.slice(0, LISTED).join('; ')}${more}`];
  });

  return [...lacking, ...sameInAll(written, { others: codes.slice(1), all })];
}

/** A line on the texts that are one for all of a site's languages. */
function sameInAll(written: ContentFiles, { others, all }: { others: string[]; all: boolean }): string[] {
  const found = textsForAll(written);
  if (others.length === 0 || found.length === 0) return [];

  const count = found.length === 1 ? '1 text is' : `${found.length} texts are`;
  const line = `${others.join(', ')}: ${count} the same in every language`;
  const places = found.map(({ file, path }) => `\n  ${formatPlace(file, path)}`);

  return [all ? `${line}:${places.join('')}` : `${line} (${LISTING})`];
}
