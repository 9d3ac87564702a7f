import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';

/** In bytes; the longest resumes are a twentieth of this. */
const LARGEST = 1e6;

/**
 * @param name of a file
 * @param faults what keeps it from being read, and the fix
 */
export const fileError = (name: string, faults: string[]) =>
  new Error(faults.map((fault) => `${name}: ${fault}`).join('\n'));

/**
 * @throws {Error} when it isn't there, is too large, or isn't JSON
 */
export async function readJson(file: string): Promise<unknown> {
  const name = basename(file);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile())
    throw fileError(name, ['there is no such file: give its path relative to this folder']);
  if (found.size > LARGEST) {
    const size = (found.size / 1e6).toFixed(1);
    throw fileError(name, [
      `is ${size} MB, over the limit of ${LARGEST / 1e6}: leave out pictures and other data`,
    ]);
  }
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw fileError(name, [`isn’t JSON (${error instanceof Error ? error.message : error})`]);
  }
}
