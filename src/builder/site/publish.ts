import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type OutputFile, read } from '../shared/outputFile.ts';

/**
 * Writes a site in place of the old one. Everything is made before the first file is written: when a file
 * can't be made, the old site stays.
 *
 * @param files of several with one path, the last counts
 */
export async function publish(files: OutputFile[], { outDir }: { outDir: string }) {
  const unique = [...new Map(files.map((file) => [file.path, file])).values()];
  const all = await Promise.all(
    unique.map(async (file) => ({ path: file.path, contents: await read(file) })),
  );

  await mkdir(outDir, { recursive: true });
  // The folder itself may be a link, or a disk of its own.
  for (const name of await readdir(outDir)) await rm(join(outDir, name), { recursive: true });
  const folders = new Set(all.map(({ path }) => dirname(join(outDir, path))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  await Promise.all(all.map(({ path, contents }) => writeFile(join(outDir, path), contents)));
}
