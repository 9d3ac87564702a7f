import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathBelow } from './outputFile.ts';

/** Files that systems and editors leave behind, and hidden ones but for those that hosts read. */
const LEFT_BEHIND =
  /^\.(?!(well-known|nojekyll|htaccess)$)|~$|^(Thumbs\.db|desktop\.ini)$|\.(swp|bak|orig|tmp)$/i;

/**
 * Lists an owner's files in a folder, at any depth. Everything goes through here, so a file that is left out
 * is left out of content, documents, pictures and static/ alike, and named.
 *
 * @param folder below root, such as `src/content/notes`; it may be missing
 * @returns `files`: paths below the folder with `/`, sorted; `left`: a line for each file that isn’t used,
 * and why
 */
export async function listOwnFiles(
  root: string,
  folder: string,
): Promise<{ files: string[]; left: string[] }> {
  const place = join(root, folder);
  if (!existsSync(place)) return { files: [], left: [] };

  const files: string[] = [];
  const left: string[] = [];
  const behind = new Set<string>();

  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = pathBelow(place, join(entry.parentPath, entry.name));
    const names = path.split('/');
    const at = names.findIndex((name) => LEFT_BEHIND.test(name));
    const linked = entry.isSymbolicLink() ? await stat(join(place, path)).catch(() => null) : entry;
    if (at >= 0) behind.add(names.slice(0, at + 1).join('/'));
    else if (linked?.isFile()) files.push(path);
    else if (linked !== entry) left.push(`${folder}/${path} isn’t used: it is a link that leads to no file`);
  }

  if (behind.size > 0) {
    const paths = [...behind].map((path) => `${folder}/${path}`).join(', ');
    left.push(`${paths}: not used, as hidden files and what editors and systems leave behind aren’t`);
  }

  return { files: files.sort(), left };
}

/** The names of the content files; what is in folders are documents, or what content files import. */
export async function listContentFiles(root: string): Promise<string[]> {
  const { files } = await listOwnFiles(root, 'src/content');
  return files.filter((path) => /^[^/]+\.ts$/.test(path));
}

/** The project's pages: folders with files. */
export async function listPageFolders(root: string): Promise<string[]> {
  const { files } = await listOwnFiles(root, 'src/pages');
  return [...new Set(files.flatMap((path) => path.match(/^([^/]+)\//)?.[1] ?? []))];
}
