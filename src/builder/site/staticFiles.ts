import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../shared/listFiles.ts';
import type { OutputFile } from '../shared/outputFile.ts';

/** The owner's files, copied as they are: all of static/ but the pictures. */
export async function staticFiles({ root }: { root: string }): Promise<OutputFile[]> {
  const files = await listFiles(root, 'static');
  const copied = files.filter((path) => !path.startsWith('images/'));
  return copied.map((path) => ({ path, contents: () => readFile(join(root, 'static', path)) }));
}
