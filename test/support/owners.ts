// Owners that setup makes from a JSON Resume and answers in test/owners: the tests that look at a site run on each, and
// nothing in their projects has been touched since.
import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve('.');
/** Not source files. */
const LEFT_OUT = ['.cache', '.git', 'dist', 'node_modules'];

/**
 * - `lyon`: French, then English, which the project speaks; a mailbox, and no form
 * - `athens`: Greek alone, which the project doesn't speak
 * - `leeds`: English, under a base path, without projects and skills, so with two pages fewer, in one colour
 */
export const OWNERS = ['lyon', 'athens', 'leeds'];

/**
 * @returns the arguments of its setup
 */
export const setupOf = (owner: string): string[] => [
  'build.mjs',
  'setup',
  `test/owners/${owner}.json`,
  '--answers',
  `test/owners/${owner}.answers.json`,
  '--force', // the project may be an owner's already
];

/** What builds keep, by a hash of what it was made from, so that sites may share it. */
const KEPT = ['fonts', 'icons', 'images', 'previews'];

/**
 * A copy of the project's sources, in .cache.
 *
 * @param name of its folder
 * @returns its path
 */
export async function copyProject(name: string): Promise<string> {
  const copy = join(root, '.cache', name);
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
 * A copy with a history of its own, as after a clone: setup overwrites only what git can restore.
 *
 * @returns its path
 */
export async function makeOwner(owner: string): Promise<string> {
  const copy = await copyProject(`owners/${owner}`);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@owner.dev', ...args], {
      cwd: copy,
    });
  git('init', '-q');
  git('add', '-A', 'src/content', 'static');
  git('commit', '-qm', 'The demonstration');
  return copy;
}
