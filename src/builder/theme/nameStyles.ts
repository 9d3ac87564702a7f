/**
 * The widest mean advance of a word's letters in the boldest weight, in ems, measured over 40 names; of other
 * alphabets' letters, which a fallback font draws; and of characters that fill a square.
 */
const EM = { latin: 0.6, other: 0.68, square: 1 };
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A word of at most this width fits everywhere at full size: Home's column is 3.65 em on phones. */
const SHORT_EM = 3.6;
/** What the styles reckon with. */
const USUAL_LINES = 2;
/** Between words, in ems. */
const SPACE_EM = 0.25;

/**
 * The room that the name's longest word needs, and the lines that it takes on Home, whose column is as wide
 * as that word.
 *
 * @param names one for each language
 * @returns styles for all of them
 */
export function nameStyles(names: string[]): string {
  // Lines break at spaces and after hyphens.
  const widths = names.map((name) => name.split(/\s+|(?<=-)/).map(widthOf));
  const ems = Math.round(10 * Math.max(...widths.flat())) / 10;
  const lines = Math.max(...widths.map((parts) => linesOf(parts, Math.max(SHORT_EM, ems))));
  const declarations = [
    ...(ems > SHORT_EM ? [`--name-em:${ems}`] : []),
    ...(lines > USUAL_LINES ? [`--name-lines:${lines}`] : []),
  ];
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

function linesOf(widths: number[], room: number): number {
  let [lines, filled] = [0, room];
  for (const width of widths) {
    if (lines > 0 && filled + SPACE_EM + width <= room) filled += SPACE_EM + width;
    else [lines, filled] = [lines + 1, width];
  }
  return lines;
}

function widthOf(text: string): number {
  const isLatin = /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(text);
  const em = SQUARE.test(text) ? EM.square : isLatin ? EM.latin : EM.other;
  return [...new Intl.Segmenter().segment(text)].length * em;
}
