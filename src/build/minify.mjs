import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { minify as terser } from 'terser';

/** @type {import('terser').MinifyOptions} */
const OPTIONS = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, keep_fargs: false },
  format: { comments: false },
};
const { version } = createRequire(import.meta.url)('terser/package.json');

/**
 * A script in few bytes: terser leaves 4 % less than esbuild, and takes a hundred times as long, so what it made is
 * kept in the cache.
 *
 * @param {string} code a module
 * @param {{ cacheDir: string }} options
 */
export async function minify(code, { cacheDir }) {
  const folder = join(cacheDir, 'scripts');
  // What another terser made, or this one by other options, is made anew.
  const kept = join(folder, `${fingerprint(JSON.stringify([version, OPTIONS]) + code)}.js`);
  const found = await readFile(kept, 'utf8').catch(() => null);
  if (found !== null) return found;
  const { code: short = '' } = await terser(code, OPTIONS);
  await mkdir(folder, { recursive: true });
  // Aside, then renamed: whoever builds at the same time must not find half of it.
  const aside = `${kept}.${randomUUID()}`;
  await writeFile(aside, short);
  await rename(aside, kept);
  return short;
}

/**
 * For names of files and entries of caches.
 *
 * @param {string | Uint8Array} contents
 */
export function fingerprint(contents) {
  return createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
}
