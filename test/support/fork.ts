// The project of a second owner, whose content is in test/fork: other words, counts, pictures and colours.
// Like any owner, he has added a page and a note, as the READMEs say, and removed a page.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const root = resolve('.');
const owner = join(root, 'test/fork');
/** The page that he has removed. */
const LESS = 'Skills';
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

  const hues: Record<string, number> = JSON.parse(await readFile(join(owner, 'hues.json'), 'utf8'));
  const folders = await readdir(join(fork, 'src/pages'), { withFileTypes: true });
  for (const { name: page } of folders.filter((entry) => entry.isDirectory())) {
    const hue = hues[page];
    if (hue === undefined) await rm(join(fork, 'src/pages', page), { recursive: true });
    else
      await edit(join(fork, 'src/pages', page, 'page.ts'), (text) =>
        text.replace(/ hue: \d+,/, ` hue: ${hue},`),
      );
  }
  await addPage(fork);
  for (const page of [
    ...Object.keys(hues).filter((each) => !existsSync(join(fork, 'src/pages', each))),
    LESS,
  ])
    await removePage(fork, page);
  return fork;
}

/** The files that a README shows, word by word, by path. */
export async function filesInReadme(file = 'src/pages/README.md'): Promise<Record<string, string>> {
  const readme = await readFile(join(root, file), 'utf8');
  const blocks = readme.matchAll(/^```\w+(?:\n(?:\/\/|\/\*) (src\S+)[^\n]*| (src\S+))\n(.*?)^```$/gms);
  return Object.fromEntries([...blocks].map(([, code = '', text = '', lines = '']) => [code || text, lines]));
}

/** Adds the page and the note of the READMEs, the page in the bar as well. */
async function addPage(project: string) {
  const files = { ...(await filesInReadme()), ...(await filesInReadme('src/content/README.md')) };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), text);
  }
  await editBar(project, (bar) => bar.replace(/\]([^\]]*)$/, ", 'Talks']$1"));
}

/** Removes a page as the README says: its folder, its content and its name in the bar. */
async function removePage(project: string, page: string) {
  await rm(join(project, 'src/pages', page), { recursive: true, force: true });
  await rm(join(project, 'src/content', `${page.toLowerCase()}.ts`), { force: true });
  await editBar(project, (bar) => bar.replace(`, '${page}'`, ''));
}

const editBar = (project: string, change: (bar: string) => string) =>
  edit(join(project, 'src/content/frame.ts'), (text) => text.replace(/^export const bar.*$/m, change));

async function edit(file: string, change: (text: string) => string) {
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
}
