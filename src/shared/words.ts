/** Scripts that write no spaces between words; in Han and Japanese, lines may end after any letter. */
const SPACELESS =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters as wide as two of others. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** Alphabets whose bold letters are a fifth wider than Latin ones. */
const WIDER = /[\p{Script=Cyrillic}\p{Script=Greek}]/gu;

/** A text without its accents; composed again, since one Korean letter may be part of another. */
export const unaccented = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** The readable part of a mailbox's or telephone's address (mailto:, tel:, sms:); null for a page's. */
export const directAddress = (url: string): string | null =>
  url.match(/^(?:mailto|tel|sms):(.*)/)?.[1] ?? null;

/** The same for a profile; a label that is a number stays as people write it. */
export const shownAddress = (label: string, url: string): string | null =>
  /^[+(\d][\d\s().-]+$/.test(label) ? label : directAddress(url);

/** The entries of a fact that is a list, which the CV shows one a line. */
export const entriesOf = (fact: string): string[] => fact.split(/\s· /);

/**
 * A text's words, each with the characters up to the next one; by Intl.Segmenter where its script has no
 * spaces. A no-break space is part of a word, the narrow one, too.
 */
export function wordsOf(text: string): string[] {
  const all = text.trim().replace(/[^\S\u00a0\u202f]+/g, ' ');
  if (!SPACELESS.test(all) || !('Segmenter' in Intl)) return all.split(/(?<= )/);
  const segments = Array.from(new Intl.Segmenter(undefined, { granularity: 'word' }).segment(all));
  const starts = segments.filter(({ isWordLike }, i) => isWordLike || i === 0).map(({ index }) => index);
  return starts.map((start, i) => all.slice(start, starts[i + 1]));
}

/** After a hyphen, the Hebrew one, too. */
const HYPHEN = /(?<=[-\u05be])/;

/** The letters of a name's longest word that is kept on one line though it has a hyphen. */
const WHOLE = 15;

/** The parts between which a line of a name may end: its words, or those around a long word's hyphens. */
export const nameParts = (name: string): string[] =>
  name
    .trim()
    .split(/[^\S\u00a0]+/)
    .flatMap((word) => (word.length > WHOLE ? word.split(HYPHEN) : word));

/** The letters of a text's longest word, as wide as Latin ones, by which a title's size is set; marks aren't counted. */
export const longestWord = (text: string): number =>
  Math.max(
    ...wordsOf(text)
      .flatMap((word) => word.trim().split(/[-\u05be]/))
      .map((word) => word.normalize('NFC').replace(/\p{M}/gu, '').replace(WIDE, 'oo'))
      .map((letters) => letters.length + Math.ceil(0.2 * (letters.match(WIDER)?.length ?? 0))),
  );
