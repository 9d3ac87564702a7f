import { nameParts } from '../../shared/words.ts';

/**
 * Widths of letters in the boldest weight with the titles' tracking, in ems: a little above those measured in
 * 40 names.
 */
const EM = [
  [/[MW]/, 0.95],
  [/[mw]/, 0.88],
  [/[fijlrtI.'’-]/, 0.36],
  [/\p{Lu}/u, 0.68],
] as const;
/** Of Latin letters otherwise, of other alphabets' in the fallback font, and of what fills a square. */
const OTHERS = { latin: 0.56, other: 0.68, wide: 1, square: 1 };
const WIDE = /[ЖМФШЩЫЮжмфшщыюΜΦΨΩφψω]/u;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Home's column on phones, in ems. */
const COLUMN_EM = 3.6;
/** The number of lines that the styles assume. */
const USUAL_LINES = 2;
/** Of names with marks below letters, and of those with a capital that has an accent, after the first line. */
const APART: [RegExp, leading: number][] = [
  [/[\u0323-\u0328\u0331]/, 1.2],
  [/[\s-]\p{Lu}[\u0300-\u030c]/u, 1.03],
];
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
  const widths = names.map((name) => nameParts(name).map(widthOf));
  const ems = Number(Math.max(...widths.flat()).toFixed(2));
  const lines = Math.max(...widths.map((parts) => linesOf(parts, Math.max(COLUMN_EM, ems))));
  const more = lines > USUAL_LINES ? `;--name-lines:${lines}` : '';
  const written = names.join('\n').normalize('NFD');
  const [, leading] = APART.find(([letters]) => letters.test(written)) ?? [];
  return `:root{--name-em:${ems}${more}${leading ? `;--name-leading:${leading}` : ''}}`;
}

function linesOf(widths: number[], room: number): number {
  let [lines, filled] = [0, room];
  for (const width of widths) {
    if (lines > 0 && filled + SPACE_EM + width <= room) filled += SPACE_EM + width;
    else [lines, filled] = [lines + 1, width];
  }
  return lines;
}

const widthOf = (word: string) =>
  [...new Intl.Segmenter().segment(word)].reduce((sum, { segment }) => sum + advanceOf(segment), 0);

function advanceOf(letter: string): number {
  if (SQUARE.test(letter)) return OTHERS.square;
  if (WIDE.test(letter)) return OTHERS.wide;
  if (!/[\p{Script=Latin}\P{L}]/u.test(letter)) return OTHERS.other;
  const [, em = OTHERS.latin] = EM.find(([letters]) => letters.test(letter)) ?? [];
  return em;
}
