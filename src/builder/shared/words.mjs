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

/**
 * @param {string} text
 * @returns {string} it in the letters of an address: small Latin ones, digits and hyphens; '' when it has none of them
 */
export function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
