import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The project's folder. */
export const root = resolve('.');

/** The pictures made by earlier builds and tests; keys are content hashes, so sharing them is safe. */
export const cacheDir = join(root, '.cache');

/**
 * Copies the site's sources, so that a test may break them.
 *
 * @returns its folder, functions that write and edit one of its files, and one that removes it
 */
export async function copyProject(names = ['src', 'static', 'index.html', 'package.json']) {
  const copy = await mkdtemp(join(tmpdir(), 'portfolio-'));
  // Three times as fast as the asynchronous one, which opens each file by itself.
  for (const name of names) cpSync(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));

  return {
    root: copy,
    async put(file: string, contents: string | Buffer) {
      await mkdir(dirname(join(copy, file)), { recursive: true });
      await writeFile(join(copy, file), contents);
    },
    async edit(file: string, change: (text: string) => string) {
      const before = await readFile(join(copy, file));
      const text = before.toString('utf8');
      const after = change(text);
      if (after === text) throw new Error(`The test's change does nothing in ${file}: adapt it`);
      await writeFile(join(copy, file), after);

      return () => writeFile(join(copy, file), before);
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}

/** Every file below a folder with its bytes, by path. */
export async function readTree(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
  const contents = await Promise.all(
    files.sort().map(async (f) => [f.slice(folder.length + 1), await readFile(f)] as const),
  );
  return new Map(contents);
}
