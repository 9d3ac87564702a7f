/**
 * @param {string} text
 * @returns {string} it as part of an address: lowercase Latin letters, digits and hyphens; '' if nothing is left
 */
export function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
