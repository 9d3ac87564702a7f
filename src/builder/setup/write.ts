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

const git = async (root: string, args: string[], paths: string[]) =>
  // Brackets and stars in a file's name mean themselves.
  (
    await promisify(execFile)('git', ['--literal-pathspecs', ...args, '--', ...paths], {
      cwd: root,
      maxBuffer: 1e8,
    })
  ).stdout;

/**
 * Refuses to continue while the content or the pictures have uncommitted changes.
 *
 * @throws {Error} naming the files
 */
export async function refuseUnsaved(root: string) {
  const status = await git(root, ['status', '--porcelain'], FOLDERS).catch(() => {
    throw new Error(
      'This folder isn’t a git repository, so what setup overwrites couldn’t be restored: run git init and commit first',
    );
  });
  const files = status.split('\n').filter(Boolean);
  if (files.length === 0) return;
  const some = files.slice(0, 5).map((line) => `  ${line.slice(3)}`);
  const more = files.length > some.length ? `\n  and ${files.length - some.length} more` : '';
  throw new Error(
    `You have uncommitted changes that setup would overwrite:\n${some.join('\n')}${more}\nCommit them first`,
  );
}

/**
 * Replaces all content with the new content and its drawings, and removes what nothing refers to any more, as far as git
 * knows it: pictures, printed CVs, stories, notes and the documents of the projects. When that fails, git restores these
 * files, and no others.
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
  const unused = [...(await filesOf(before, root)), ...(await uncredited(join(root, PICTURES), used))];
  const removed = (await tracked(root, unused)).filter((path) => !kept.has(path));
  await refuseUnsaved(root); // again: the questions may have taken a while
  await withoutInterruption(async () => {
    const old = await tracked(root, FOLDERS);
    try {
      for (const path of removed) await rm(join(root, path));
      for (const { path, contents } of written) {
        await mkdir(dirname(join(root, path)), { recursive: true });
        await writeFile(join(root, path), contents);
      }
      await buildImages(await loadContent({ root }), { root, cacheDir });
    } catch (error) {
      for (const { path } of written) if (!old.includes(path)) await rm(join(root, path), { force: true });
      const touched = [...removed, ...written.map(({ path }) => path)].filter((path) => old.includes(path));
      await git(root, ['checkout', '-q', 'HEAD'], touched);
      throw error;
    }
  });
  return { written: written.map(({ path }) => path), removed };
}

/** The files at some paths, or in these folders, that git can restore. */
async function tracked(root: string, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const files = await git(root, ['ls-files', '-z'], paths);
  return files.split('\0').filter((path) => path && existsSync(join(root, path)));
}

/** Ctrl+C waits until it is done. */
async function withoutInterruption(change: () => Promise<void>) {
  const wait = () => {};
  process.on('SIGINT', wait);
  await change().finally(() => process.off('SIGINT', wait));
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

/** The credits of folders of pictures of which none is used any more. */
async function uncredited(folder: string, used: string[]) {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !used.some((src) => src.startsWith(`${entry.name}/`)))
    .map((entry) => `${PICTURES}/${entry.name}/CREDITS.md`)
    .filter((path) => existsSync(join(folder, path.slice(PICTURES.length + 1))));
}
