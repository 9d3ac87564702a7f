import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from './outputFile.ts';

/** Files that systems and editors leave behind, and hidden ones but for those that hosts read. */
const LEFT_BEHIND =
  /^\.(?!(well-known|nojekyll|htaccess)$)|~$|^(Thumbs\.db|desktop\.ini)$|\.(swp|bak|orig|tmp)$/i;

/**
 * Lists an owner's files in a folder, at any depth. Everything goes through here, so a file that is left out
 * is left out of content, documents, pictures and static/ alike.
 *
 * @param folder below root, such as `src/content/notes`; it may be missing
 * @returns paths below the folder with `/`, sorted
 */
export async function listFiles(root: string, folder: string): Promise<string[]> {
  const place = join(root, folder);
  if (!existsSync(place)) return [];

  const files: string[] = [];

  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = pathBelow(place, join(entry.parentPath, entry.name));
    if (path.split('/').some((name) => LEFT_BEHIND.test(name))) continue;
    const linked = entry.isSymbolicLink() ? await stat(join(place, path)).catch(() => null) : entry;
    if (linked?.isFile()) files.push(path);
  }

  return files.sort();
}

/** The names of the content files; what is in folders are documents, or what content files import. */
export async function listContentFiles(root: string): Promise<string[]> {
  const files = await listFiles(root, 'src/content');
  return files.filter((path) => /^[^/]+\.ts$/.test(path));
}

/** The languages of an owner's labels. */
export async function listLabelFiles(root: string): Promise<string[]> {
  const files = await listFiles(root, 'src/content/labels');
  return files.flatMap((path) => path.match(/^([a-z]{2,3})\.ts$/)?.[1] ?? []);
}

/** The project's pages: folders with files. */
export async function listPageFolders(root: string): Promise<string[]> {
  const files = await listFiles(root, 'src/pages');
  return [...new Set(files.flatMap((path) => path.match(/^([^/]+)\//)?.[1] ?? []))];
}
