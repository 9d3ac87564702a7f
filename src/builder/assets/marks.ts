import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as brands from 'simple-icons';

/** The package's icons, by the network's id and by title. */
const BRANDS = new Map(
  Object.values(brands).flatMap((icon) => [
    [icon.slug, icon],
    [icon.title.toLowerCase(), icon],
  ]),
);

/**
 * The package's icon for a technology or network.
 *
 * @param name as people write it, such as `Node.js`
 * @returns its shape, drawn in a 24 × 24 square, and its colour in six hexadecimal digits
 */
export const brandOf = (name: string): { path: string; hex: string } | undefined =>
  BRANDS.get(name.trim().toLowerCase());

// Marks are in every page, 20 pixels wide: hundredths of their 24 units are enough.
const shortened = (path: string) => path.replace(/(\.\d\d)\d+/g, '$1');

/**
 * The marks of the owner's profiles as symbols `icon-mark-ID` for Icon.tsx: from simple-icons, a maintained
 * package of brand icons, or from marks.svg, where the most frequent ones are shorter; a plain globe
 * otherwise.
 *
 * @returns symbol elements
 */
export async function markSymbols(
  profiles: { id: string; mark?: string | undefined }[],
  { root }: { root: string },
): Promise<string> {
  const drawn = await readFile(join(root, 'src/components/ui/marks.svg'), 'utf8');
  const drawings = new Map(
    [...drawn.matchAll(/<symbol id="([\w-]+)"(.*?)<\/symbol>/gs)].map(([, name, shape]) => [name, shape]),
  );
  const symbols = profiles.map(({ id, mark = id }) => {
    const path = BRANDS.get(mark)?.path;
    const own = path && ` viewBox="0 0 24 24" fill="currentColor"><path d="${shortened(path)}"/>`;
    return `<symbol id="icon-mark-${id}"${drawings.get(mark) ?? own ?? drawings.get('globe')}</symbol>`;
  });
  return symbols.join('');
}
