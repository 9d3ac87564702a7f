import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';

/**
 * Reads the colours of src/styles/tokens.css for link previews, icons and the browser's own controls, so that a fork's
 * have its own colours. culori converts them.
 *
 * @param {{ root: string }} options
 * @returns {Promise<{ hues: Record<string, number>, colour: (name: string, page: string) => string }>} each page's hue, and
 *   a token's colour on a page as #rrggbb
 * @throws {Error} when the file has no such token
 */
export async function readTokens({ root }) {
  const file = 'src/styles/tokens.css';
  const css = await readFile(join(root, file), 'utf8');
  /** @param {RegExp} pattern */
  const find = (pattern) => {
    const [, value] = css.match(pattern) ?? [];
    if (value === undefined) throw new Error(`${file} has nothing that matches ${pattern}: put it back`);
    return value;
  };
  /** @type {Record<string, number>} */
  const hues = { Home: Number(find(/--hue: (\d+);/)) };
  for (const [, page = '', hue] of css.matchAll(/\[data-page="(\w+)"\] \{\s*--hue: (\d+);/g)) {
    hues[page] = Number(hue);
  }
  return {
    hues,
    colour(name, page) {
      const value = find(new RegExp(`--${name}: (oklch\\([^;]+\\)|black|white);`));
      const hex = formatHex(parse(value.replaceAll('var(--hue)', String(hues[page]))));
      if (!hex) throw new Error(`${file}, --${name}: "${value}" is no colour`);
      return hex;
    },
  };
}
