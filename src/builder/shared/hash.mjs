import { createHash } from 'node:crypto';

/** Long enough that no two contents share a name: browsers keep such files for ever. */
const LENGTH = 8;

/**
 * A short hash of contents, for the names of files that browsers keep for ever and for the keys of caches.
 *
 * @param {...(string | Uint8Array)} contents
 * @returns {string} eight hexadecimal digits of their SHA-256
 */
export function hash(...contents) {
  const digest = createHash('sha256');
  for (const each of contents) digest.update(each).update('\0');
  return digest.digest('hex').slice(0, LENGTH);
}

/**
 * The source by which a content security policy allows an inline script or style.
 *
 * @param {string} text
 * @returns {string} such as `'sha256-…'`, by https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function cspHash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
