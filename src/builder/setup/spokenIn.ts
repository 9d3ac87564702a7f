import { pick } from '../../schema/visit.ts';
import type { Site } from '../content/content.ts';
import { textsOf } from '../content/entries.ts';

/** The share of a resume's short words that its language knows; another language knows fewer than half of them. */
const LEAST = 0.5;

/** Short words are articles and prepositions, which are frequent and differ between languages. */
const LONGEST = 4;

/**
 * Guesses the language of a resume: of the site's languages, the one whose texts share the most short words with it.
 *
 * @returns null when it is in none of them
 */
export function spokenIn(resume: object, { editions, sources, schemas }: Site): string | null {
  const spoken = shortWords(resume);
  const vocabularies = editions.map(({ code }) => {
    const texts = Object.entries(schemas).map(([file, { schema }]) => pick(schema, sources[file], code));
    return { code, words: new Set(shortWords(texts)) };
  });
  const scores = vocabularies.map(({ code, words }) => {
    // A word that occurs in several languages says little.
    const others = vocabularies.filter((each) => each.code !== code);
    const own = spoken.filter((word) => words.has(word) && !others.some((each) => each.words.has(word)));
    const known = spoken.filter((word) => words.has(word));
    return { code, score: own.length, share: known.length / spoken.length };
  });
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 && best.share >= LEAST ? best.code : null;
}

function shortWords(value: object) {
  return [...textsOf({ value })]
    .filter(({ value: text }) => !/^[a-z]+:/.test(text))
    .flatMap(({ value: text }) => text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length <= LONGEST);
}
