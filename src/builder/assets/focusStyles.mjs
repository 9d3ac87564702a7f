import { imagesOf } from '../content/entries.mjs';

/**
 * What must stay in view of pictures that are cut to their frames, as styles. Markup can't carry it, since the content
 * security policy refuses style attributes.
 *
 * @param {import('../content/content.mjs').Content} content
 * @returns {string}
 */
export function focusStyles(content) {
  const focuses = new Set([...imagesOf(content)].flatMap(({ value }) => value.focus ?? []));
  return [...focuses].map((focus) => `[data-focus="${focus}"]{object-position:${focus}}`).join('');
}
