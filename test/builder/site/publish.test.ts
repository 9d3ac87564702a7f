import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { once } from '../../../src/builder/shared/outputFile.ts';
import { publish, tidyUp } from '../../../src/builder/site/publish.ts';

let root = '';
const options = () => ({ outDir: join(root, 'dist'), cacheDir: join(root, '.cache'), compress: false });
const read = (path: string) => readFile(join(root, path), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/page.html'), 'as it was');
  await writeFile(join(root, 'picture.svg'), '<svg/>');
});
afterEach(() => rm(root, { recursive: true }));

it('leaves the last site as it was until every file of the next one is written', async () => {
  const contents = async () => {
    expect(await read('dist/page.html')).toBe('as it was');
    return 'changed';
  };
  await publish([{ path: 'page.html', contents }], options());
  expect(await read('dist/page.html')).toBe('changed');
});

it('writes the last of several files with one path, and never into the file that it copies', async () => {
  const copy = { path: 'assets/picture.svg', contents: { file: join(root, 'picture.svg') } };
  const over = { path: 'assets/picture.svg', contents: '<svg>written over</svg>' };
  await publish([copy, copy, over], options());
  expect(await read('dist/assets/picture.svg')).toBe('<svg>written over</svg>');
  expect(await read('picture.svg')).toBe('<svg/>');
  await publish([over, copy], options());
  await writeFile(join(root, 'dist/assets/picture.svg'), 'edited in place');
  expect(await read('picture.svg')).toBe('<svg/>');
});

it('leaves nothing behind when one file fails while others are still being written', async () => {
  const missing = { path: 'missing.svg', contents: { file: join(root, 'missing.svg') } };
  const others = Array.from({ length: 50 }, (_, i) => ({
    path: `folder-${i}/page.html`,
    contents: 'x'.repeat(10_000),
  }));
  await expect(publish([missing, ...others], options())).rejects.toThrow('missing.svg');
  expect((await readdir(root)).sort()).toEqual(['dist', 'picture.svg']);
  expect(await read('dist/page.html')).toBe('as it was');
});

it('replaces the contents of a folder that is a link, and leaves the link', async () => {
  await rename(join(root, 'dist'), join(root, 'elsewhere'));
  await symlink(join(root, 'elsewhere'), join(root, 'dist'));
  await publish([{ path: 'new.html', contents: 'new' }], options());
  expect(await readdir(join(root, 'elsewhere'))).toEqual(['new.html']);
  expect((await lstat(join(root, 'dist'))).isSymbolicLink()).toBe(true);
});

it('never restores another folder’s old site', async () => {
  await mkdir(join(root, '.other-1-old'));
  await tidyUp(join(root, 'third'));
  expect((await readdir(root)).sort()).toEqual(['.other-1-old', 'dist', 'picture.svg']);
  await tidyUp(join(root, 'other'));
  expect(await readdir(root)).toContain('other');
});

it('makes contents that two paths share once', async () => {
  let made = 0;
  const contents = once(async () => String(++made));
  const files = ['a', 'b'].map((path) => ({ path, contents }));
  await publish(files, options());
  expect([await read('dist/a'), await read('dist/b')]).toEqual(['1', '1']);
});
