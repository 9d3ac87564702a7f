import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Opened } from '../../schema/definePage.ts';
import { isPath } from '../../schema/kinds.ts';
import { buildImages } from '../assets/images.ts';
import { loadContent, type Site } from '../content/content.ts';
import { imagesOf } from '../content/entries.ts';
import { contentFile } from '../content/faults.ts';
import type { Sources } from '../content/run.ts';
import { openedBy } from '../owned/opened.ts';
import { parse, picturesIn } from '../prose/markdown.ts';
import { downloadsOf, isPrinted } from '../resume/files.ts';
import { printFile } from './print.ts';

/** The folders that setup writes. */
const FOLDERS = ['src/content', 'static'];
const PICTURES = 'static/images';

/**
 * Refuses to continue while the content or the pictures have uncommitted changes.
 *
 * @throws {Error} naming the files
 */
export async function refuseUnsaved(root: string) {
  const status = await promisify(execFile)('git', ['status', '--porcelain', '--', ...FOLDERS], {
    cwd: root,
  }).catch(() => {
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
 * printed CVs and the documents of the projects. The new folders are put together and checked in a separate place, and then renamed to replace the
 * old ones: a failure before that changes nothing.
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
  const stage = join(cacheDir, `setup-${process.pid}`);
  try {
    await rm(stage, { recursive: true, force: true });
    for (const folder of ['src', 'static'])
      await cp(join(root, folder), join(stage, folder), { recursive: true });
    const place = (path: string, contents: string) =>
      mkdir(dirname(join(stage, path)), { recursive: true }).then(() =>
        writeFile(join(stage, path), contents),
      );
    const texts = Object.entries(before.schemas).map(([file, of]) => ({
      path: contentFile(file),
      contents: printFile(file, after[file] ?? {}, of),
    }));
    const drawn = drawings.map(({ src, contents }) => ({ path: `${PICTURES}/${src}`, contents }));
    for (const { path, contents } of [...texts, ...drawn]) await place(path, contents);

    const used = sourcesOf(after);
    const kept = [...used.map((src) => `${PICTURES}/${src}`), ...drawn.map(({ path }) => path)];
    const removed = (await filesOf(before, root)).filter((path) => !kept.includes(path));
    for (const folder of ['stories', 'notes'])
      await rm(join(stage, 'src/content', folder), { recursive: true, force: true });
    for (const path of removed) await rm(join(stage, path), { recursive: true, force: true });
    await removeUncredited(join(stage, PICTURES), used);

    const site = await loadContent({ root: stage });
    await buildImages(site, { root: stage, cacheDir });
    await swap(stage, root);
    await rm(stage, { recursive: true, force: true });
    return { written: [...texts, ...drawn].map(({ path }) => path), removed };
  } catch (error) {
    if (!(error instanceof UnfinishedError)) await rm(stage, { recursive: true, force: true });
    throw error;
  }
}

/** The files that the content as it was refers to: pictures, printed CVs, stories, notes and what its pages open. */
async function filesOf({ sources, schemas, editions, prose }: Site, root: string): Promise<string[]> {
  const owned = await readdir(join(root, 'static'));
  const pictures = [
    ...sourcesOf(sources),
    ...prose.flatMap((source) => picturesIn(parse(source)).map(({ src }) => src)),
  ];
  return [
    ...[...new Set(pictures)]
      .map((src) => `${PICTURES}/${src}`)
      .filter((path) => existsSync(join(root, path))),
    ...editions.flatMap((edition) => {
      const { pdf } = downloadsOf(edition) ?? {};
      const printed = owned.filter((name) => pdf && (name === pdf || isPrinted(name, pdf)));
      return printed.map((name) => `static/${name}`);
    }),
    ...foldersOf(openedBy({ editions, sources, schemas })),
    ...prose.map(({ file }) => file),
  ];
}

/** The folders are only partly replaced: what was moved aside must be kept. */
class UnfinishedError extends Error {}

/** The pictures that content names. */
const sourcesOf = (sources: Sources) => [
  ...new Set([...imagesOf(sources)].map(({ value }) => value.src).filter((src) => !/^[a-z]+:/i.test(src))),
];

/** The folders of static/ in which the documents are that pages opened. */
const foldersOf = (opened: Opened[]) => [
  ...new Set(
    opened.flatMap(({ address }) => {
      const [, folder] = (isPath(address) && address.match(/^\/([\w-]+)\//)) || [];
      return folder && folder !== 'images' ? [`static/${folder}`] : [];
    }),
  ),
];

/** Removes folders of pictures in which nothing but the credits is left. */
async function removeUncredited(folder: string, used: string[]) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || used.some((src) => src.startsWith(`${entry.name}/`))) continue;
    const names = await readdir(join(folder, entry.name));
    if (names.every((name) => name === 'CREDITS.md')) await rm(join(folder, entry.name), { recursive: true });
  }
}

/** Replaces the old folders with the new ones; if that fails, restores all of them. Ctrl+C waits until it is done. */
async function swap(stage: string, root: string) {
  const wait = () => {};
  process.on('SIGINT', wait);
  const undo: (() => Promise<void>)[] = [];
  const move = async (from: string, to: string) => {
    await rename(from, to);
    undo.unshift(() => rename(to, from));
  };
  try {
    for (const folder of FOLDERS) {
      await mkdir(dirname(join(stage, 'old', folder)), { recursive: true });
      await move(join(root, folder), join(stage, 'old', folder));
      await move(join(stage, folder), join(root, folder));
    }
  } catch (error) {
    const failed: unknown[] = [];
    for (const step of undo) await step().catch((reason) => failed.push(reason));
    if (failed.length > 0)
      throw new UnfinishedError(
        `The old files couldn’t be put back (${failed[0]}): they are in ${join(stage, 'old')}; copy them to ${root}`,
        { cause: error },
      );
    throw error;
  } finally {
    process.off('SIGINT', wait);
  }
}
