/**
 * Without control characters, and with single spaces.
 *
 * @param {string} [text]
 */
export function clean(text = '') {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/** @param {string[]} texts those that aren't empty, each once */
export const distinct = (texts) => [...new Set(texts.filter(Boolean))];
