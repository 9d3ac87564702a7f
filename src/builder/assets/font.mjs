import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { textsOf } from '../content/entries.mjs';
import { kept } from '../shared/files.mjs';
import { hash } from '../shared/hash.mjs';

/** The characters that visitors may type, and those that Spanish, German and English need in print. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i)) +
  'ñáéíóúüßöäàèçÑÁÉÍÓÚÜÖÄ¿¡ºª·«»‹›–—‘’‚“”„…©×→€\u00a0';

/** Entries that no page shows. */
const UNSEEN = ['src', 'url', 'id', 'blacklist', 'endpoint'];

/**
 * Letters of the content that the font lacks: browsers take them from a fallback font, which looks different.
 *
 * @param {import('../content/content.mjs').Content} content
 * @returns {import('../content/faults.mjs').Fault[]}
 */
export function strangeLetters(content) {
  const seen = [...textsOf(content)].filter(
    ({ path }) => !path.some((name) => UNSEEN.includes(String(name))),
  );
  return seen.flatMap((entry) => {
    const letters = [...entry.value.normalize('NFC')].filter((letter) => /\p{L}/u.test(letter));
    const strange = new Set(letters.filter((letter) => !CHARACTERS.includes(letter)));
    const message = `the font has no ${[...strange].join(' ')}: browsers take them from a fallback font`;
    return strange.size > 0 ? [{ ...entry, message }] : [];
  });
}

/** The weights that the styles use. */
const WEIGHTS = { min: 400, max: 700 };

/**
 * Subsets a font to those characters and weights: 29 kB instead of 41. subset-font does it, since drawing outlines by
 * hand would be a project of its own. The result is kept in the cache, since it takes half a second.
 *
 * @param {string} file
 * @param {{ cacheDir: string, format?: 'woff2' | 'truetype', weight?: number | { min: number, max: number } }} options one
 *   weight makes a font without axes, for tools that know none
 */
export async function subset(file, { cacheDir, format = 'woff2', weight = WEIGHTS }) {
  const original = await readFile(file);
  const key = hash(original, JSON.stringify([CHARACTERS, format, weight]));
  const path = join(cacheDir, 'fonts', `${key}.${format}`);
  const { contents } = await kept(path, () =>
    subsetFont(original, CHARACTERS, { targetFormat: format, variationAxes: { wght: weight } }),
  );
  return { path, contents };
}

/**
 * An esbuild plugin that subsets the fonts that styles name.
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
