import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { textsOf } from './content.mjs';

/** What visitors may type, and what Spanish, German and English need in print. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i)) +
  'ñáéíóúüßöäàèçÑÁÉÍÓÚÜÖÄ¿¡ºª·«»‹›–—‘’‚“”„…©×→€\u00a0';

/**
 * Letters of the content that the font doesn't have: browsers take them from another one, and it shows.
 *
 * @param {import('./content.mjs').Content} content
 * @returns {string[]} a line each, with its place
 */
export function strangeLetters(content) {
  const seen = [...textsOf(content)].filter(({ place }) => !/\.(src|url|id)|blacklist|endpoint/.test(place));
  return seen.flatMap(({ place, text }) => {
    const strange = new Set(
      [...text.normalize('NFC')].filter((c) => /\p{L}/u.test(c) && !CHARACTERS.includes(c)),
    );
    return strange.size > 0
      ? [`${place} the font has no ${[...strange].join(' ')}: another one stands in`]
      : [];
  });
}

/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * A font with only those characters and weights: a third less to load. Kept in the cache, since it takes half a second.
 *
 * @param {string} file
 * @param {{ cacheDir: string, format?: 'woff2' | 'truetype', weight?: number | { min: number, max: number } }} options one
 *   weight makes a font without axes, for tools that know none
 */
export async function subset(file, { cacheDir, format = 'woff2', weight = WEIGHTS }) {
  const original = await readFile(file);
  const settings = JSON.stringify([CHARACTERS, format, weight]);
  const key = createHash('sha256').update(original).update(settings).digest('hex').slice(0, 16);
  const kept = join(cacheDir, 'fonts', `${key}.${format}`);
  const found = await readFile(kept).catch(() => null);
  if (found) return { path: kept, contents: found };
  const contents = await subsetFont(original, CHARACTERS, {
    targetFormat: format,
    variationAxes: { wght: weight },
  });
  await mkdir(join(cacheDir, 'fonts'), { recursive: true });
  const aside = `${kept}.${randomUUID()}`;
  await writeFile(aside, contents);
  await rename(aside, kept);
  return { path: kept, contents };
}

/**
 * For esbuild: fonts that styles name are subset.
 *
 * @param {{ cacheDir: string }} options
 * @returns {import('esbuild').Plugin}
 */
export function subsetFonts({ cacheDir }) {
  return {
    name: 'subset-fonts',
    setup(build) {
      build.onLoad({ filter: /\.woff2$/ }, async ({ path }) => ({
        contents: (await subset(path, { cacheDir })).contents,
        loader: 'file',
      }));
    },
  };
}
