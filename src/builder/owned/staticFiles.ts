import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';

/** Names that no site should have: hidden ones, but for those that hosts read, and what editors and systems leave behind. */
const PRIVATE =
  /^\.(?!(well-known|nojekyll|htaccess)$)|~$|^(Thumbs\.db|desktop\.ini)$|\.(swp|bak|orig|tmp)$/i;

/**
 * The owner's files, but for the pictures that the build makes others from.
 *
 * @param others files that have another place in the site
 * @returns `left`: a line for each that isn't published
 */
export async function staticFiles(
  { root }: { root: string },
  others: string[],
): Promise<{ files: OutputFile[]; left: string[] }> {
  const folder = join(root, 'static');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: pathBelow(folder, file), contents: { file } }))
    .filter(({ path }) => !path.startsWith('images/') && !others.includes(path));
  const isPrivate = ({ path }: OutputFile) => path.split('/').some((name) => PRIVATE.test(name));
  const left = new Set(
    files.filter(isPrivate).map(({ path }) => {
      const names = path.split('/');
      return names.slice(0, names.findIndex((name) => PRIVATE.test(name)) + 1).join('/');
    }),
  );
  return {
    files: files.filter((file) => !isPrivate(file)),
    left: [...left].map(
      (path) => `static/${path} isn’t published: hidden files and what editors leave behind aren’t`,
    ),
  };
}
