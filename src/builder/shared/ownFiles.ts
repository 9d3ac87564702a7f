import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pathBelow } from './outputFile.ts';

/** What systems and editors leave behind, and hidden files but for those that hosts read. */
const LEFT_BEHIND =
  /^\.(?!(well-known|nojekyll|htaccess)$)|~$|^(Thumbs\.db|desktop\.ini)$|\.(swp|bak|orig|tmp)$/i;

export interface OwnFiles {
  /** Paths below the folder with `/`, sorted. */
  files: string[];
  /** A line for each file, or kind of file, that isn’t used, and why. */
  left: string[];
}

/**
 * Lists what an owner has put into a folder, at any depth. It is the only way to his files: what is left out here is left out of
 * content, documents, pictures and static/ alike, and named.
 *
 * @param folder below root, such as `src/content/notes`; it may be missing
 */
export async function listOwnFiles(root: string, folder: string): Promise<OwnFiles> {
  const place = join(root, folder);
  if (!existsSync(place)) return { files: [], left: [] };
  const files: string[] = [];
  const left: string[] = [];
  const behind = new Set<string>();
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true })) {
    const path = pathBelow(place, join(entry.parentPath, entry.name));
    const names = path.split('/');
    const at = names.findIndex((name) => LEFT_BEHIND.test(name));
    const link = entry.isSymbolicLink() ? await linkFault(join(place, path), root) : null;
    if (at >= 0) behind.add(names.slice(0, at + 1).join('/'));
    else if (link) left.push(`${folder}/${path} isn’t used: ${link}`);
    else if (entry.isFile() || entry.isSymbolicLink()) files.push(path);
  }
  if (behind.size > 0)
    left.push(
      `${[...behind].map((path) => `${folder}/${path}`).join(', ')}: not used, as hidden files and what editors and systems leave behind aren’t`,
    );
  return { files: files.sort(), left };
}

/** The names of the content files. Files in folders of src/content are documents, or what content files import. */
export async function listContentFiles(root: string): Promise<string[]> {
  const { files } = await listOwnFiles(root, 'src/content');
  return files.filter((path) => /^[^/]+\.ts$/.test(path));
}

/** The project's pages: folders with files. */
export async function listPageFolders(root: string): Promise<string[]> {
  const { files } = await listOwnFiles(root, 'src/pages');
  return [...new Set(files.flatMap((path) => path.match(/^([^/]+)\//)?.[1] ?? []))];
}

/** Why a symbolic link isn’t followed; null for one to a file of the project. */
async function linkFault(link: string, root: string): Promise<string | null> {
  const found = await stat(link).catch(() => null);
  if (!found) return 'it is a link that leads nowhere';
  if (!found.isFile()) return 'it is a link to a folder: copy the folder';
  const target = await realpath(link);
  return target.startsWith((await realpath(root)) + sep)
    ? null
    : 'it is a link out of the project: copy the file';
}
