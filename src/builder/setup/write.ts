import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Opened } from '../../schema/definePage.ts';
import { isPath } from '../../schema/kinds.ts';
import { buildImages } from '../assets/images.ts';
import { loadContent, type Site } from '../content/content.ts';
import { type ContentFiles, picturesOf } from '../content/entries.ts';
import { contentFile } from '../content/faults.ts';
import type { Sources } from '../content/run.ts';
import { openedBy } from '../owned/opened.ts';
import { parse, picturesIn } from '../prose/markdown.ts';
import { downloadsOf, isPrinted } from '../resume/files.ts';
import { printFiles } from './print.ts';

/** The folders that setup writes. */
const FOLDERS = ['src/content', 'static'];
const PICTURES = 'static/images';

const git = (root: string, ...args: string[]) =>
  promisify(execFile)('git', [...args, '--', ...FOLDERS], { cwd: root });

/**
 * Refuses to continue while the content or the pictures have uncommitted changes.
 *
 * @throws {Error} naming the files
 */
export async function refuseUnsaved(root: string) {
  const status = await git(root, 'status', '--porcelain').catch(() => {
    throw new Error(
      'This folder isn’t a git repository, so what setup overwrites couldn’t be restored: run git init and commit first',
    );
  });
  const files = status.stdout.split('\n').filter(Boolean);
  if (files.length === 0) return;
  const some = files.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = files.length > some.length ? `\n  and ${files.length - some.length} more` : '';
  throw new Error(
    `You have uncommitted changes that setup would overwrite:\n${some.join('\n')}${more}\nCommit them first`,
  );
}

/**
 * Replaces all content with the new content and its drawings, and removes what nothing refers to any more: pictures,
 * printed CVs and the documents of the projects. When the new content has faults, git restores the old.
 *
 * @param before the content as it is
 * @returns files of the project
 * @throws {import('../content/faults.ts').ContentError} when the new content would have faults
 */
export async function writeContent(
  before: Site,
  after: Sources,
  drawings: { src: string; contents: string }[],
  { root, cacheDir }: { root: string; cacheDir: string },
): Promise<{ written: string[]; removed: string[] }> {
  const drafts = Object.entries(before.schemas).map(([file, of]) => ({
    file,
    exports: after[file] ?? {},
    ...of,
  }));
  const printed = await printFiles(drafts);
  const written = [
    ...drafts.map(({ file }, i) => ({ path: contentFile(file), contents: printed[i] ?? '' })),
    ...drawings.map(({ src, contents }) => ({ path: `${PICTURES}/${src}`, contents })),
  ];
  const used = sourcesOf({ sources: after, schemas: before.schemas });
  const kept = new Set([...used.map((src) => `${PICTURES}/${src}`), ...written.map(({ path }) => path)]);
  const removed = (await filesOf(before, root)).filter((path) => !kept.has(path));
  try {
    const folders = ['stories', 'notes'].map((name) => `src/content/${name}`);
    for (const path of [...removed, ...folders]) await rm(join(root, path), { recursive: true, force: true });
    await removeUncredited(join(root, PICTURES), used);
    for (const { path, contents } of written) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), contents);
    }
    await buildImages(await loadContent({ root }), { root, cacheDir });
  } catch (error) {
    await git(root, 'checkout', '-q', 'HEAD');
    await git(root, 'clean', '-fdq');
    throw error;
  }
  return { written: written.map(({ path }) => path), removed };
}

/** The files that the content as it was refers to: pictures, printed CVs, stories, notes and what its pages open. */
async function filesOf({ sources, schemas, editions, prose }: Site, root: string): Promise<string[]> {
  const owned = await readdir(join(root, 'static'));
  const pictures = [
    ...sourcesOf({ sources, schemas }),
    ...prose.flatMap((source) => picturesIn(parse(source)).map(({ src }) => src)),
  ];
  const printed = editions.flatMap((edition) => {
    const { pdf } = downloadsOf(edition) ?? {};
    return owned.filter((name) => pdf && (name === pdf || isPrinted(name, pdf)));
  });
  const all = [
    ...pictures.map((src) => `${PICTURES}/${src}`),
    ...printed.map((name) => `static/${name}`),
    ...foldersOf(openedBy({ editions, sources, schemas })),
    ...prose.map(({ file }) => file),
  ];
  return [...new Set(all)].filter((path) => existsSync(join(root, path)));
}

/** The pictures that content names. */
const sourcesOf = (written: ContentFiles) => [
  ...new Set(
    picturesOf(written)
      .map(({ value }) => value.src)
      .filter((src) => !/^[a-z]+:/i.test(src)),
  ),
];

/** The folders of static/ in which the documents are that pages opened. */
const foldersOf = (opened: Opened[]) =>
  opened.flatMap(({ address }) => {
    const [, folder] = (isPath(address) && address.match(/^\/([\w-]+)\//)) || [];
    return folder && folder !== 'images' ? [`static/${folder}`] : [];
  });

/** Removes folders of pictures in which nothing but the credits is left. */
async function removeUncredited(folder: string, used: string[]) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || used.some((src) => src.startsWith(`${entry.name}/`))) continue;
    const names = await readdir(join(folder, entry.name));
    if (names.every((name) => name === 'CREDITS.md')) await rm(join(folder, entry.name), { recursive: true });
  }
}
