/** The widest mean advance of a word's letters in the font's boldest weight, in ems: measured over 40 names. */
const LETTER_EM = 0.6;
/** For other alphabets, which a fallback font draws, and for scripts whose characters fill a square. */
const OTHER_LETTER_EM = 0.68;
const SQUARE_EM = 1;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A name whose longest word is at most this wide fits everywhere at its full size: Home's column is 4.76 em wide at 1440 px. */
const SHORT_EM = 4.7;

/**
 * The room that the name's longest word needs.
 *
 * @returns styles
 */
export function nameStyles(name: string): string {
  const ems = nameEms(name);
  return ems > SHORT_EM ? `:root{--name-em:${ems}}` : '';
}

/**
 * @returns the width of its longest unbreakable part, in ems; lines break at spaces and after hyphens
 */
export function nameEms(name: string): number {
  const widths = name.split(/\s+|(?<=-)/).map((word) => {
    const isLatin = /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(word);
    const em = SQUARE.test(word) ? SQUARE_EM : isLatin ? LETTER_EM : OTHER_LETTER_EM;
    return [...new Intl.Segmenter().segment(word)].length * em;
  });
  return Math.round(10 * Math.max(...widths)) / 10;
}
