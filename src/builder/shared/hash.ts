import { createHash } from 'node:crypto';

/** Long enough that no two of the tens of thousands of entries in a cache share a key. */
const LENGTH = 10;
/** Long enough for file names, which only have to differ between versions of the same file. */
const IN_NAME = 8;

/**
 * A short hash of contents, for cache keys.
 *
 * @returns ten hexadecimal digits of their SHA-256
 */
export function hash(...contents: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const each of contents) digest.update(each).update('\0');
  return digest.digest('hex').slice(0, LENGTH);
}

/**
 * The part of a file's name that changes with its contents: browsers keep such files for ever.
 *
 * @param key from `hash`
 * @returns eight hexadecimal digits
 */
export const inName = (key: string): string => key.slice(0, IN_NAME);

/**
 * The source by which a content security policy allows an inline script or style.
 *
 * @returns such as `'sha256-…'`, per https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
