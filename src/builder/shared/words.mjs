/**
 * Replaces control characters and runs of spaces with single spaces.
 *
 * @param {string} [text]
 */
export function clean(text = '') {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/** The texts that aren't empty, without duplicates. @param {string[]} texts */
export const distinct = (texts) => [...new Set(texts.filter(Boolean))];
