import { join } from 'node:path';
import { listOwnFiles } from '../shared/ownFiles.ts';

/** The owner's files, copied as they are: all of static/ but the pictures. */
export async function staticFiles({ root }: { root: string }) {
  const { files, left } = await listOwnFiles(root, 'static');
  const copied = files.filter((path) => !path.startsWith('images/'));
  return { files: copied.map((path) => ({ path, contents: { file: join(root, 'static', path) } })), left };
}
