import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file beside its place and renames it: whoever reads meanwhile, or comes after an interruption, finds a whole one
 * or none. Its folder is made.
 *
 * @param {string} file
 * @param {string | Uint8Array} contents
 */
export async function writeAside(file, contents) {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, contents);
  await rename(aside, file);
}

/**
 * A file of the cache, made at most once: its name must say all that it is made of.
 *
 * @param {string} file
 * @param {() => Promise<string | Uint8Array>} make
 * @returns {Promise<{ contents: Buffer, made: boolean }>} `made`: whether it wasn't there yet
 */
export async function kept(file, make) {
  const found = await readFile(file).catch(() => null);
  if (found) return { contents: found, made: false };
  const contents = Buffer.from(await make());
  await writeAside(file, contents);
  return { contents, made: true };
}
