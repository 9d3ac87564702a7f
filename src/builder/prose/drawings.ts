import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '../content/faults.ts';
import { runModules } from '../content/run.ts';
import { writeAside } from '../shared/files.ts';
import { hash } from '../shared/hash.ts';

/**
 * Runs the drawings beside stories and notes: a `plot.svg.ts`, whose `svg` is a drawing's text, is shown as `plot.svg`.
 *
 * @returns the file of each, by the name under which documents show it
 */
export async function makeDrawings({
  root,
  cacheDir,
}: {
  root: string;
  cacheDir: string;
}): Promise<{ files: Record<string, string>; faults: Fault[] }> {
  const folders = ['src/content/stories', 'src/content/notes'].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(join(root, folder))).map((name) => `${folder}/${name}`)),
  );
  const paths = names.flat().filter((path) => path.endsWith('.svg.ts'));
  if (paths.length === 0) return { files: {}, faults: [] };
  const { modules, faults } = await runModules(paths, root);
  const files: Record<string, string> = {};
  for (const [path, { svg }] of Object.entries(modules)) {
    if (typeof svg !== 'string' || !svg.startsWith('<svg')) {
      faults.push({ file: path, message: 'exports no drawing: write export const svg = `<svg …>`' });
      continue;
    }
    const name = path.replace(/^.*\/|\.ts$/g, '');
    files[name] = join(cacheDir, 'drawings', hash(svg).slice(0, 16), name);
    if (!existsSync(files[name])) await writeAside(files[name], svg);
  }
  return { files, faults };
}
