import { createHash } from 'node:crypto';

/** A name that has one of these in it never stands for other contents: servers may keep it for ever. */
const LENGTH = 10;

/**
 * A short name for contents: for files that are kept for ever, and for entries of caches.
 *
 * @param {...(string | Uint8Array)} contents
 * @returns {string} ten hexadecimal digits of their SHA-256
 */
export function hash(...contents) {
  const digest = createHash('sha256');
  for (const each of contents) digest.update(each).update('\0');
  return digest.digest('hex').slice(0, LENGTH);
}

/**
 * What a content security policy allows an inline script or style by.
 *
 * @param {string} text
 * @returns {string} such as `'sha256-…'`, by https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function cspHash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
