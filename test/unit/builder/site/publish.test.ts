import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publish } from '../../../../src/builder/site/publish.ts';

let root = '';
const options = () => ({ outDir: join(root, 'dist') });
const read = (path: string) => readFile(join(root, path), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  await mkdir(join(root, 'dist/old'), { recursive: true });
  await writeFile(join(root, 'dist/page.html'), 'as it was');
});
afterEach(() => rm(root, { recursive: true }));

it('replaces the last site once every file of the next one is made; of several with one path, the last counts', async () => {
  const contents = async () => {
    expect(await read('dist/page.html')).toBe('as it was');
    return 'changed';
  };
  const picture = { path: 'assets/picture.svg', contents: '<svg/>' };
  await publish(
    [{ path: 'page.html', contents: 'early' }, { path: 'page.html', contents }, picture],
    options(),
  );
  expect(await readdir(join(root, 'dist'))).toEqual(['assets', 'page.html']);
  expect(await read('dist/page.html')).toBe('changed');
  expect(await read('dist/assets/picture.svg')).toBe('<svg/>');
});

it('leaves the last site as it was when a file can’t be made', async () => {
  const failing = { path: 'b.html', contents: () => Promise.reject(new Error('no')) };
  await expect(publish([{ path: 'page.html', contents: 'new' }, failing], options())).rejects.toThrow('no');
  expect(await read('dist/page.html')).toBe('as it was');
});

it('replaces the contents of a folder that is a link, and leaves the link', async () => {
  await rename(join(root, 'dist'), join(root, 'elsewhere'));
  await symlink(join(root, 'elsewhere'), join(root, 'dist'));
  await publish([{ path: 'new.html', contents: 'new' }], options());
  expect(await readdir(join(root, 'elsewhere'))).toEqual(['new.html']);
  expect((await lstat(join(root, 'dist'))).isSymbolicLink()).toBe(true);
});
