import { createHash } from 'node:crypto';

/** Long enough that no two of the tens of thousands of entries in a cache share a key. */
const LENGTH = 10;

/**
 * A short hash of contents, for cache keys and for the names of files that browsers keep for ever.
 *
 * @returns ten hexadecimal digits of their SHA-256
 */
export function hash(...contents: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const each of contents) digest.update(each).update('\0');
  return digest.digest('hex').slice(0, LENGTH);
}

/** A policy's source for an inline script: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
