/**
 * @param {string} text
 * @returns {string} it in the letters of an address: small Latin ones, digits and hyphens; '' when it has none of them
 */
export function slugOf(text) {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
