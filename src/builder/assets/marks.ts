import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as brands from 'simple-icons';
import { unaccented } from '../../shared/words.ts';

/** The key that an id and a title share: `dev-to` and dev.to, `stack-overflow` and Stack Overflow. */
const keyOf = (name: string) => unaccented(name.toLowerCase()).replace(/[^\p{L}\p{N}+#]/gu, '');

/** The package's icons, by slug and by title. */
const BRANDS = new Map(
  Object.values(brands)
    .reverse() // of two with one key, the first one counts
    .flatMap((icon) => [icon.title, icon.slug].map((name) => [keyOf(name), icon])),
);

/** Marks with another name: of networks that were renamed, and of addresses that aren't on a network. */
const INSTEAD: Record<string, string> = { twitter: 'x', mailto: 'email', tel: 'phone', sms: 'phone' };

/**
 * The package's icon for a technology or network.
 *
 * @param name as people write it, such as `Node.js`
 * @returns its shape, drawn in a 24 × 24 square, and its colour in six hexadecimal digits
 */
export const brandOf = (name: string): { path: string; hex: string } | undefined => BRANDS.get(keyOf(name));

// Marks are in every page, 20 pixels wide: hundredths of their 24 units are enough.
const shortened = (path: string) => path.replace(/(\.\d\d)\d+/g, '$1');

/**
 * The marks of the owner's profiles as symbols `icon-mark-ID` for Icon.tsx: from marks.svg, whose drawings of
 * frequent ones are shorter, or from simple-icons, a maintained package. A profile without a mark gets a
 * globe and a warning.
 *
 * @returns symbol elements
 */
export async function makeMarks(
  profiles: { id: string; mark?: string | undefined; url: string }[],
  { root }: { root: string },
): Promise<{ symbols: string; warnings: string[] }> {
  const drawn = await readFile(join(root, 'src/components/ui/marks.svg'), 'utf8');
  const drawings = new Map(
    [...drawn.matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/gs)].map(([, name, shape]) => [name, shape]),
  );

  const shapeOf = (name = '') => {
    const path = brandOf(name)?.path;
    const brand = path && ` viewBox="0 0 24 24" fill="currentColor"><path d="${shortened(path)}"/>`;
    return drawings.get(name) ?? brand;
  };

  const warnings: string[] = [];

  const symbols = profiles.map(({ id, mark = id, url }) => {
    const [scheme = ''] = url.split(':');
    const shape = [mark, INSTEAD[mark], INSTEAD[scheme]].map(shapeOf).find(Boolean);

    if (!shape)
      warnings.push(
        `src/content/owner.ts: profile "${id}" has a globe, as there is no mark "${mark}": ` +
          'write mark with a name from simpleicons.org, or "globe"',
      );

    return `<symbol id="icon-mark-${id}"${shape ?? drawings.get('globe')}</symbol>`;
  });

  return { symbols: symbols.join(''), warnings };
}
