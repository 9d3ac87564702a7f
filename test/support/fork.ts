// The project of a second owner, whose content is in test/fork: other words, counts, pictures and colours.
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve('.');
const owner = join(root, 'test/fork');
/** Not source files. */
const LEFT_OUT = ['.cache', '.git', 'dist', 'node_modules'];

/** What builds keep, by a hash of what it was made from, so that sites may share it. */
const KEPT = ['fonts', 'icons', 'images', 'previews'];

/** A copy of the project's sources, in .cache. */
async function copySources(): Promise<string> {
  const copy = join(root, '.cache/fork');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const left = LEFT_OUT.map((each) => join(root, each));
  for (const each of await readdir(root)) {
    const from = join(root, each);
    const filter = (path: string) => !left.includes(path);
    if (filter(from)) await cp(from, join(copy, each), { recursive: true, filter });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, '.cache'));
  for (const each of KEPT) {
    const kept = join(root, '.cache', each);
    await mkdir(kept, { recursive: true });
    await symlink(kept, join(copy, '.cache', each));
  }
  return copy;
}

/**
 * Creates the second owner's project from scratch.
 *
 * @returns its folder
 */
export async function makeFork(): Promise<string> {
  const fork = await copySources();
  const content = join(fork, 'src/content');
  await rm(content, { recursive: true });
  await rm(join(fork, 'static'), { recursive: true });
  for (const name of ['favicon.svg', 'robots.txt']) {
    const file = join(root, 'static', name);
    await cp(file, join(fork, 'static', name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  for (const name of ['src', 'static']) await cp(join(owner, name), join(fork, name), { recursive: true });

  const hues = JSON.parse(await readFile(join(owner, 'hues.json'), 'utf8'));
  for (const [page, hue] of Object.entries(hues)) {
    const file = join(fork, 'src/pages', page, 'page.ts');
    const text = await readFile(file, 'utf8');
    if (!/ hue: \d+,/.test(text)) throw new Error(`src/pages/${page}/page.ts has no hue: adapt test/fork.ts`);
    await writeFile(file, text.replace(/ hue: \d+,/, ` hue: ${hue},`));
  }
  return fork;
}
