import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listOwnFiles } from '../shared/ownFiles.ts';

/** The owner's files, copied as they are: all of static/ but the pictures. */
export async function staticFiles({ root }: { root: string }) {
  const { files, left } = await listOwnFiles(root, 'static');
  const copied = files.filter((path) => !path.startsWith('images/'));
  const contentsOf = (path: string) => () => readFile(join(root, 'static', path));

  return { files: copied.map((path) => ({ path, contents: contentsOf(path) })), left };
}
