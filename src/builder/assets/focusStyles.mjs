import { imagesOf } from '../content/entries.mjs';

/**
 * Styles that keep the `focus` of each picture in view where it is cropped to its frame. Not as style attributes in the
 * markup, since the content security policy refuses those.
 *
 * @param {object} facts the files of the content that name pictures
 * @returns {string}
 */
export function focusStyles(facts) {
  const focuses = new Set([...imagesOf(facts)].flatMap(({ value }) => value.focus ?? []));
  return [...focuses].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`).join('');
}
