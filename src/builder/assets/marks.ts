import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as brands from 'simple-icons';

type MarkedProfile = { id: string; mark?: string | undefined };

/** The package's icons, by the network's id. */
const BRANDS = new Map(Object.values(brands).map((icon) => [icon.slug, icon]));

/** How the package's names for technologies spell these characters. */
const SPELT = new Map([
  ['.', 'dot'],
  ['+', 'plus'],
  ['&', 'and'],
]);

/**
 * The package's icon for a technology or network.
 *
 * @param name as people write it, such as `Node.js`
 * @returns its shape, drawn in a 24 × 24 square, and its colour in six hexadecimal digits
 */
export function brandOf(name: string): { path: string; hex: string } | undefined {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (/[^a-z0-9 .+&_/()-]/.test(plain)) return undefined; // without them it would be another name: C for C#
  const slug = plain.replace(/[.+&]/g, (character) => SPELT.get(character) ?? '').replace(/[^a-z0-9]/g, '');
  return BRANDS.get(slug);
}

// Marks are in every page, 20 pixels wide: hundredths of their 24 units are enough.
const shortened = (path: string) => path.replace(/(\.\d\d)\d+/g, '$1');

/** The drawing for a network without a mark. */
const PLAIN = 'globe';

/**
 * The marks of the owner's profiles as symbols `icon-mark-ID` for Icon.tsx: from simple-icons, a maintained package of
 * brand icons, or from marks.svg, where the most frequent ones are shorter; a plain globe otherwise.
 *
 * @returns symbol elements
 */
export async function markSymbols(profiles: MarkedProfile[], { root }: { root: string }): Promise<string> {
  const drawn = await readFile(join(root, 'src/components/basic/marks.svg'), 'utf8');
  const drawings = new Map(
    [...drawn.matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/gs)].map(([, name, shape]) => [name, shape]),
  );
  return profiles
    .map(({ id, mark = id }) => {
      const brand = BRANDS.get(mark);
      const shape =
        drawings.get(mark) ??
        (brand
          ? ` viewBox="0 0 24 24" fill="currentColor"><path d="${shortened(brand.path)}"/>`
          : drawings.get(PLAIN));
      return `<symbol id="icon-mark-${id}"${shape}</symbol>`;
    })
    .join('');
}
