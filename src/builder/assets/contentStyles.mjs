import { imagesOf } from '../content/entries.mjs';

/** The widest mean advance of a word's letters in the font's boldest weight, in ems: measured over 40 names. */
const LETTER_EM = 0.6;
/** For other alphabets, which a fallback font draws, and for scripts whose characters fill a square. */
const OTHER_LETTER_EM = 0.68;
const SQUARE_EM = 1;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A name whose longest word is at most this wide fits everywhere at its full size. */
const SHORT_EM = 5.5;

/**
 * Styles that depend on the content: the `focus` of each picture that is cropped to its frame, what is seen of a picture
 * until it has loaded, and the room that the name's longest word needs. They can't be style attributes, since the
 * content security policy refuses those.
 *
 * @param {import('../content/content.mjs').Site} site
 * @param {Record<string, import('../content/entries.mjs').BuiltImage>} images
 * @returns {string}
 */
export function contentStyles({ sources, owner }, images) {
  const focuses = new Set([...imagesOf(sources)].flatMap(({ value }) => value.focus ?? []));
  const tones = new Set(Object.values(images).flatMap(({ tone }) => tone ?? []));
  const ems = nameEms(owner.name);
  return [
    ...(ems > SHORT_EM ? [`:root{--name-em:${ems}}`] : []),
    ...[...tones].map((tone) => {
      const [upper, lower] = tone.split('-');
      return `[data-tone="${tone}"]{background:linear-gradient(#${upper},#${lower})}`;
    }),
    ...[...focuses].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`),
  ].join('');
}

/**
 * @param {string} name
 * @returns {number} the width of its longest unbreakable part, in ems; lines break at spaces and after hyphens
 */
function nameEms(name) {
  const widths = name.split(/\s+|(?<=-)/).map((word) => {
    const isLatin = /^[\p{Script=Latin}\p{M}\P{L}]*$/u.test(word);
    const em = SQUARE.test(word) ? SQUARE_EM : isLatin ? LETTER_EM : OTHER_LETTER_EM;
    return [...new Intl.Segmenter().segment(word)].length * em;
  });
  return Math.round(10 * Math.max(...widths)) / 10;
}
