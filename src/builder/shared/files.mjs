import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a temporary file and renames it, so that readers find a whole file or none, also while it is written and after
 * an interruption. Makes the folder if it is missing.
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
 * Reads a file of the cache, or makes and keeps it. Its name must depend on everything that it is made from.
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

/**
 * When files were last changed, and how large they are: what is made of them needs to be made again only when this differs.
 *
 * @param {string[]} files
 * @returns {Promise<string>}
 */
export async function stateOf(files) {
  const states = files.map(async (file) => {
    const found = await stat(file).catch(() => null);
    return `${file} ${found?.mtimeMs} ${found?.size}`;
  });
  return (await Promise.all(states)).join('\n');
}
