import { lineBreaks, type Piece } from './shownText.ts';

/** Code, whose signs aren't a language's. */
const CODE = 'code, pre, kbd, samp';
/** Addresses, file names and compounds may break at their signs, or anywhere. */
const COMPOUND = /[\p{Pd}/@_]|\.[\p{L}\d]/u;
/** In letters; few words are longer, and no column of a phone holds those. */
const LONGEST = 30;
/** Scripts that break lines between any two letters or syllables. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Titles, names and labels, which mustn't break however large the reader's text is. */
const NAMES = 'h1, #root > header a, nav[data-wheel] a, nav[data-wheel] [aria-current], button, .button';

/** Words of names that are broken with no hyphen. */
export const brokenNames = (pieces: Piece[]): string[] =>
  brokenWords(pieces.filter(({ parent }) => parent.closest(NAMES)));

/** Words that are broken with no hyphen. */
export function brokenWords(pieces: Piece[]): string[] {
  return lineBreaks(pieces)
    .filter(([before, after]) => before.node === after.node && after.isJoined && !mayBreak(before))
    .map(([{ word }]) => `“${word}” is broken`);
}

/** Scripts without a hyphen, whose longest words are shorter. */
const UNHYPHENATED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LONGEST_UNHYPHENATED = 16;

/** The browser draws a hyphen at a soft one, and where it breaks words by itself. */
const mayBreak = ({ text, word, parent, style }: Piece) =>
  (style.hyphens === 'auto' && !UNHYPHENATED.test(word)) ||
  (text.endsWith('\u00ad') && style.hyphens !== 'none') ||
  COMPOUND.test(word) ||
  word.length > (UNHYPHENATED.test(word) ? LONGEST_UNHYPHENATED : LONGEST) ||
  WITHOUT_SPACES.test(word) ||
  parent.closest(CODE) !== null;

/** `»` opens in German and closes in French; `“` the other way round. As a word of its own, each is told by its place; `.NET` is a word. */
const CLOSING = /^(?!\.\p{L})[:;!?»›%”’),.…\]}؟،؛٪。、]+/u;
const OPENING = /[«‹„“‘([{¿¡]+$/u;

/** Signs that a line break has torn from their word. */
export function strayedSigns(pieces: Piece[]): string[] {
  const found: string[] = [];
  for (const [before, after] of lineBreaks(pieces)) {
    if (before.parent.closest(CODE) || after.parent.closest(CODE)) continue;
    const [closing] = CLOSING.exec(after.text) ?? [];
    const [opening] = OPENING.exec(before.text) ?? [];
    const place = `“${before.text} | ${after.text}”`;
    if (closing && (after.isJoined || closing === after.text))
      found.push(`${place}: ${closing} begins a line`);
    if (opening && (after.isJoined || opening === before.text))
      found.push(`${place}: ${opening} ends a line`);
  }
  return found;
}
