import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { update } from '../../../../src/builder/update/update.ts';
import { readTree } from '../../../support/project.ts';

let folder: string;
/** The template's repository. */
let template: string;
let count = 0;
let commits = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updates-'));
  template = join(folder, 'template');
  await write(template, {
    'build.mjs': 'console.log("built");\n',
    'package.json': '{ "type": "module" }\n',
    'src/App.tsx': 'one\ntwo\nthree\nfour\nfive\nsix\n',
    'src/old.ts': 'a module that will move\nwith several lines\nto be known again\n',
    'src/content/owner.ts': 'the demonstration’s\n',
    'static/images/portrait.svg': '<svg/>\n',
    '.gitignore': '*.ignored\n',
  });
  git(template, 'init', '-q', '-b', 'main');
  commit(template);
});
afterAll(() => rm(folder, { recursive: true }));

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@ada.dev', ...args], {
    cwd,
    // Each commit is a minute younger than the one before, however quick the machine is.
    env: { ...process.env, GIT_COMMITTER_DATE: new Date(2026, 0, 1, 0, commits).toISOString() },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

function commit(cwd: string) {
  commits += 1;
  git(cwd, 'add', '-A');
  git(cwd, 'commit', '-qm', 'A change');
  return git(cwd, 'rev-parse', 'HEAD');
}

async function write(root: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}

const read = (root: string, file: string) => readFile(join(root, file), 'utf8');

/** The template as it goes on after the site began: it changes code, moves a file, and its own content. */
async function nextVersion(more: Record<string, string> = {}) {
  const copy = join(folder, `template-${++count}`);
  git(folder, 'clone', '-q', template, copy);
  await write(copy, {
    'src/App.tsx': 'one\ntwo\nthree\nfour\nfive\nSIX\n',
    'src/content/owner.ts': 'the demonstration’s new words\n',
    'src/content/talks.ts': 'a page’s content\n',
    'static/images/talk.svg': '<svg/>\n',
    'src/added.ts': 'added\n',
    ...more,
  });
  git(copy, 'rm', '-q', 'static/images/portrait.svg');
  git(copy, 'mv', 'src/old.ts', 'src/moved.ts');
  commit(copy);
  return copy;
}

/** An owner's site, committed, by how it began. */
async function siteBy(way: string): Promise<string> {
  const root = join(folder, `site-${++count}`);

  if (way === 'a fork') git(folder, 'clone', '-q', template, root);
  else if (way === 'a shallow clone') {
    // The owner's repository, in which this machine has only the last commit.
    const whole = await siteBy('a fork');
    git(folder, 'clone', '-q', '--depth', '1', `file://${whole}`, root);
    return root;
  } else {
    await cp(template, root, { recursive: true, filter: (path) => !path.endsWith('.git') });
    git(root, 'init', '-q', '-b', 'trunk');
    commit(root);
  }

  await write(root, OWNERS);
  commit(root);

  return root;
}

const OWNERS = {
  'src/content/owner.ts': 'mine\n',
  'src/content/notes/2026-11-mine.md': 'a note\n',
  'static/images/portrait.svg': '<svg>mine</svg>\n',
  'src/App.tsx': 'ONE\ntwo\nthree\nfour\nfive\nsix\n',
};

/** The owner's files, byte for byte. */
const owned = async (root: string) => ({
  content: await readTree(join(root, 'src/content')),
  pictures: await readTree(join(root, 'static')),
});

describe('an update', () => {
  it.each(['a fork', 'a shallow clone', 'one first commit, on trunk'])(
    'of %s takes the template’s code, and leaves what is the owner’s as it was',
    async (way) => {
      const root = await siteBy(way);
      const next = await nextVersion();
      await write(root, { 'static/images/raw.ignored': 'a picture that git ignores\n' });
      const before = await owned(root);

      const lines = await update([next], root);

      expect(await owned(root)).toEqual(before);
      expect(await read(root, 'src/App.tsx')).toBe('ONE\ntwo\nthree\nfour\nfive\nSIX\n');
      expect(await read(root, 'src/added.ts')).toBe('added\n');
      await expect(read(root, 'src/moved.ts')).resolves.toMatch(/will move/);
      await expect(read(root, 'src/old.ts')).rejects.toThrow('ENOENT');
      expect(lines.join('\n')).toMatch(/not committed[\s\S]*It builds/);
      expect(git(root, 'log', '--format=%s', '-1')).toBe('A change');
    },
  );

  it('after another one begins where that ended', async () => {
    const root = await siteBy('one first commit, on trunk');
    const next = await nextVersion();
    await update([next], root);
    commit(root);
    await write(next, { 'src/added.ts': 'changed again\n' });
    commit(next);
    const before = await owned(root);

    await update([next], root);

    expect(await read(root, 'src/added.ts')).toBe('changed again\n');
    expect(await owned(root)).toEqual(before);
    commit(root);
    expect(await update([next], root)).toEqual(['The site has the template’s newest version.']);
  });

  it('leaves conflicts as git shows them, and says how to go on', async () => {
    const root = await siteBy('a fork');
    const before = await owned(root);

    const lines = await update([await nextVersion({ 'src/App.tsx': 'EINS\ntwo\nthree\n' })], root);

    expect(await read(root, 'src/App.tsx')).toMatch(
      /<<<<<<<[\s\S]*ONE[\s\S]*=======[\s\S]*EINS[\s\S]*>>>>>>>/,
    );
    expect(await owned(root)).toEqual(before);
    expect(lines).toContain('  src/App.tsx');
    expect(lines.at(-1)).toMatch('git reset --hard');
  });

  it('keeps a file of the template’s that the owner removed out, or asks', async () => {
    const root = await siteBy('a fork');
    git(root, 'rm', '-q', 'src/App.tsx');
    commit(root);

    const lines = await update([await nextVersion()], root);

    expect(lines).toContain('  src/App.tsx');
  });

  it('says so where the new version doesn’t build with the content', async () => {
    const root = await siteBy('a fork');

    const lines = await update([await nextVersion({ 'build.mjs': 'process.exit(1);\n' })], root);

    expect(lines.at(-1)).toMatch('npm run build again');
  });

  it('begins at the version that the owner names', async () => {
    const root = await siteBy('one first commit, on trunk');
    git(root, 'commit', '-q', '--amend', '-m', 'A change');
    git(root, 'checkout', '-q', '--orphan', 'other');
    commit(root);
    const next = await nextVersion();
    const since = git(template, 'rev-parse', 'HEAD');

    await expect(update([next], root)).rejects.toThrow(`write --since COMMIT, probably ${since}`);
    await update([next, '--since', since], root);

    expect(await read(root, 'src/App.tsx')).toBe('ONE\ntwo\nthree\nfour\nfive\nSIX\n');
  });
});

describe('an update is refused, and changes nothing,', () => {
  it.each([
    ['a file that isn’t committed', 'src/content/owner.ts', false, /M src\/content\/owner\.ts/],
    ['a staged edit', 'src/content/owner.ts', true, /M {2}src\/content\/owner\.ts/],
    ['a new file', 'static/images/new.png', false, /\?\? static\/images\/new\.png/],
  ])('over %s', async (_what, file, isStaged, said) => {
    const root = await siteBy('a fork');
    await write(root, { [file]: 'not yet committed\n' });
    if (isStaged) git(root, 'add', file);
    const before = await readTree(join(root, 'src'));

    await expect(update([template], root)).rejects.toThrow(said);

    expect(await readTree(join(root, 'src'))).toEqual(before);
    expect(await read(root, file)).toBe('not yet committed\n');
  });

  it('over a file that git ignores and the template brings', async () => {
    const root = await siteBy('a fork');
    await write(root, { 'src/notes.ignored': 'mine\n' });
    const next = await nextVersion({ '.gitignore': '', 'src/notes.ignored': 'the template’s\n' });

    await expect(update([next], root)).rejects.toThrow('src/notes.ignored');

    expect(await read(root, 'src/notes.ignored')).toBe('mine\n');
  });

  it('without an address, a repository, or a version that the template has', async () => {
    const root = await siteBy('a fork');
    const bare = join(folder, 'bare');
    await mkdir(bare);

    await expect(update([], root)).rejects.toThrow('node build.mjs update ADDRESS');
    await expect(update([template], bare)).rejects.toThrow('git init');
    await expect(update([template, '--since', 'abcdef'], root)).rejects.toThrow('has no commit abcdef');
  });
});
