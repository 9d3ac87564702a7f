import { imagesOf } from '../content/entries.mjs';

/**
 * Styles that keep the `focus` of each picture in view where it is cropped to its frame. Not as style attributes in the
 * markup, since the content security policy refuses those.
 *
 * @param {import('../content/content.mjs').Content} content
 * @returns {string}
 */
export function focusStyles(content) {
  const focuses = new Set([...imagesOf(content)].flatMap(({ value }) => value.focus ?? []));
  return [...focuses].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`).join('');
}
