// `npm run update` takes what the template changed since the owner's last update. What the owner wrote is never
// touched: no file below src/content and static.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readArguments } from '../shared/arguments.ts';
import { environment, node } from '../shared/options.ts';

/** The owner's folders. */
const OWNERS = ['src/content', 'static'];
/** Holds the template's commit that the site was updated to last. */
const RECORD = '.template';
const USAGE = 'node build.mjs update ADDRESS, such as https://github.com/someone/portfolio.git';

type Git = (...args: string[]) => Promise<string>;

/** Git's commands in a folder; its messages are thrown. */
function gitIn(root: string, env: Record<string, string> = {}): Git {
  const options = { cwd: root, env: { ...environment, ...env }, maxBuffer: 1e8 };
  return async (...args) => (await promisify(execFile)('git', args, options)).stdout.trim();
}

/**
 * Puts the template's changes into the working tree, as `git cherry-pick --no-commit` does: commits nothing,
 * and leaves conflicts as git shows them.
 *
 * @param args the template's address, and `--since COMMIT` where git can't tell which version the site has
 * @returns what was done and what is left to do, in sentences
 * @throws {Error} naming what is wrong and the fix; nothing has been changed
 */
export async function update(args: string[], root: string): Promise<string[]> {
  const { values, positionals } = readArguments(args, {
    usage: USAGE,
    options: { since: { type: 'string' } },
    words: 1,
  });

  const [address] = positionals;
  if (!address) throw new Error(`An update needs the template’s address: write ${USAGE}`);

  const git = gitIn(root);
  await refuseUnsaved(git);
  await git('fetch', '--quiet', '--no-tags', address, 'HEAD');
  const next = await git('rev-parse', 'FETCH_HEAD');
  const before = await versionOf(git, { root, next, since: values.since });
  if (before === next) return ['The site has the template’s newest version.'];

  const [from, to] = await Promise.all([before, next].map((commit) => withOwners(git, commit, root)));
  const changes = await git('diff', '--name-only', '--no-renames', String(from), String(to));
  await refuseIgnored(git, { root, files: changes.split('\n') });

  const change = await commitTree(git, String(to), await commitTree(git, String(from)));
  const refusal = await git('cherry-pick', '--no-commit', change).then(
    () => null,
    (error: Error) => error,
  );
  const conflicts = await git('diff', '--name-only', '--diff-filter=U');
  if (refusal && !conflicts) throw refusal;

  await writeFile(join(root, RECORD), `${next}\n`);
  await git('add', RECORD);

  const done = `The template’s changes from ${before.slice(0, 8)} to ${next.slice(0, 8)} are in your files, not committed.`;
  if (conflicts) return [done, ...afterConflicts(conflicts.split('\n'))];

  return [done, ...tried(root, { installs: changes.includes('package-lock.json') })];
}

/** @throws {Error} naming what git couldn't bring back */
async function refuseUnsaved(git: Git) {
  const top = await git('rev-parse', '--show-prefix').catch((error: Error) => {
    throw new Error(
      `An update needs git, and a repository: git init, and commit your site. ${error.message}`,
    );
  });
  if (top) throw new Error(`The site is in ${top} of its repository: an update needs one of its own`);

  const unsaved = await git('status', '--porcelain', '--untracked-files=all');
  if (unsaved)
    throw new Error(`Commit these first, so that git keeps them: git add -A && git commit\n${unsaved}`);
}

/** A file that git ignores would be overwritten, and gone. */
async function refuseIgnored(git: Git, { root, files }: { root: string; files: string[] }) {
  const tracked = new Set((await git('ls-files')).split('\n'));
  const lost = files.filter((file) => file && !tracked.has(file) && existsSync(join(root, file)));
  if (lost.length > 0)
    throw new Error(`The template brings files that git ignores in your site: move them\n${lost.join('\n')}`);
}

/**
 * The template's commit that the site has: of its last update, the newest in both histories, or the one whose
 * files the site's first commit has.
 *
 * @throws {Error} where none is found
 */
async function versionOf(
  git: Git,
  { root, next, since }: { root: string; next: string; since?: string | undefined },
): Promise<string> {
  const recorded = since ?? (await readFile(join(root, RECORD), 'utf8').catch(() => '')).trim();
  if (recorded)
    return git('rev-parse', '--verify', '--quiet', `${recorded}^{commit}`).catch(() => {
      throw new Error(`The template has no commit ${recorded}: correct the address, or write --since COMMIT`);
    });

  // Its first commits are cut off.
  if ((await git('rev-parse', '--is-shallow-repository')) === 'true')
    await git('fetch', '--quiet', '--unshallow');

  const shared = await git('merge-base', 'HEAD', next).catch(() => '');
  if (shared) return shared;

  const [first = ''] = (await git('log', '--max-parents=0', '--format=%T %cI', 'HEAD')).split('\n');
  const [tree, day] = first.split(' ');
  const versions = (await git('log', '--format=%T %H', next)).split('\n').map((line) => line.split(' '));
  const [, same] = versions.find(([each]) => each === tree) ?? [];
  if (same) return same;

  const likely = await git('log', '-1', '--format=%H of %cs', `--before=${day}`, next);
  throw new Error(
    `Which of the template’s versions your site began with can’t be told: write --since COMMIT${likely && `, probably ${likely}`}`,
  );
}

/** The files of one of the template's commits, with the owner's folders as they are. */
async function withOwners(git: Git, commit: string, root: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'update-'));

  try {
    const aside = gitIn(root, { GIT_INDEX_FILE: join(folder, 'index') });
    await aside('read-tree', commit);
    await aside('rm', '-rfq', '--cached', '--ignore-unmatch', '--', ...OWNERS);
    for (const owners of OWNERS)
      if (await git('ls-tree', 'HEAD', owners))
        await aside('read-tree', `--prefix=${owners}/`, `HEAD:${owners}`);
    return await aside('write-tree');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const commitTree = (git: Git, tree: string, ...parents: string[]) =>
  git(
    ...['-c', 'user.name=update', '-c', 'user.email=update@localhost'],
    ...['commit-tree', tree, '-m', 'The template', ...parents.flatMap((each) => ['-p', each])],
  );

function afterConflicts(files: string[]): string[] {
  return [
    'You and the template changed the same lines of:',
    ...files.map((file) => `  ${file}`),
    'Choose between the marks <<<<<<< and >>>>>>> in each; in package.json keep the packages of both, and make the lock',
    'file anew: git checkout HEAD package-lock.json && npm install',
    'Then: npm run build, which says what the new version needs in src/content, and git add -A && git commit',
    'To have the site as it was: git reset --hard',
  ];
}

/** Builds with the new version, which says itself what it needs. */
function tried(root: string, { installs }: { installs: boolean }): string[] {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: command === 'npm' }).status === 0;

  const isBuilt = (!installs || run('npm', ['install'])) && run(node, ['build.mjs', 'build']);

  return isBuilt
    ? ['It builds. Look at it with npm run dev, then: git add -A && git commit']
    : ['Put that right, and run npm run build again; git reset --hard brings back the site as it was.'];
}
