/** The widest mean advance of a word's letters in the font's boldest weight, in ems: measured over 40 names. */
const LETTER_EM = 0.6;
/** For other alphabets, which a fallback font draws, and for scripts whose characters fill a square. */
const OTHER_LETTER_EM = 0.68;
const SQUARE_EM = 1;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A name whose longest word is at most this wide fits everywhere at its full size: Home's column is 4.76 em wide at 1440 px. */
const SHORT_EM = 4.7;

/** What the styles reckon with. */
const USUAL_LINES = 2;
/** Between words, in ems. */
const SPACE_EM = 0.25;

/**
 * The room that the name's longest word needs, and the lines that it takes.
 *
 * @param names one for each language
 * @returns styles for all of them
 */
export function nameStyles(names: string[]): string {
  const ems = Math.max(...names.map(nameEms));
  const lines = Math.max(...names.map((name) => nameLines(name, ems)));
  const declarations = [
    ...(ems > SHORT_EM ? [`--name-em:${ems}`] : []),
    ...(lines > USUAL_LINES ? [`--name-lines:${lines}`] : []),
  ];
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : '';
}

/** In how many lines the name stands on Home: its column is as wide as the longest word, and at least `SHORT_EM`. */
export function nameLines(name: string, ems: number = nameEms(name)): number {
  const room = Math.max(SHORT_EM, ems);
  let [lines, filled] = [0, room];
  for (const { width } of partsOf(name)) {
    if (lines > 0 && filled + SPACE_EM + width <= room) filled += SPACE_EM + width;
    else [lines, filled] = [lines + 1, width];
  }
  return lines;
}

/**
 * @returns the width of its longest unbreakable part, in ems; lines break at spaces and after hyphens
 */
export function nameEms(name: string): number {
  return Math.round(10 * Math.max(...partsOf(name).map(({ width }) => width))) / 10;
}

/** A name's unbreakable parts and their widths in ems. */
const partsOf = (name: string) =>
  name.split(/\s+|(?<=-)/).map((text) => {
    const isLatin = /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(text);
    const em = SQUARE.test(text) ? SQUARE_EM : isLatin ? LETTER_EM : OTHER_LETTER_EM;
    return { width: [...new Intl.Segmenter().segment(text)].length * em };
  });
