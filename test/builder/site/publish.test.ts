import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStage } from '../../../src/builder/site/publish.ts';

let root = '';
const options = () => ({ outDir: join(root, 'dist'), cacheDir: join(root, '.cache'), watch: true });
const read = (path: string) => readFile(join(root, path), 'utf8');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stage-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/page.html'), 'as it was');
  await writeFile(join(root, 'picture.svg'), '<svg/>');
});
afterEach(() => rm(root, { recursive: true }));

it('leaves the last site as it was until the next one is published', async () => {
  const stage = await openStage(options());
  await stage.write('page.html', 'as it was');
  await stage.write('page.html', 'changed');
  expect(await read('dist/page.html')).toBe('as it was');
  await stage.publish();
  expect(await read('dist/page.html')).toBe('changed');
});

it('never writes into the file that a copy was made from', async () => {
  const stage = await openStage(options());
  await stage.copy([{ from: join(root, 'picture.svg'), to: 'assets/picture.svg' }]);
  await stage.write('assets/picture.svg', '<svg>written over</svg>');
  await stage.publish();
  expect(await read('dist/assets/picture.svg')).toBe('<svg>written over</svg>');
  expect(await read('picture.svg')).toBe('<svg/>');
});

it('copies two pictures of one name once, and never links the owner’s own', async () => {
  const stage = await openStage(options());
  const copy = { from: join(root, 'picture.svg'), to: 'assets/picture.svg' };
  await stage.copy([copy, copy]);
  await stage.publish();
  await writeFile(join(root, 'dist/assets/picture.svg'), 'edited in place');
  expect(await read('picture.svg')).toBe('<svg/>');
});

it('leaves nothing behind when one file fails while others are still being written', async () => {
  const stage = await openStage(options());
  const missing = stage.copy([{ from: join(root, 'missing.svg'), to: 'missing.svg' }]);
  const others = Array.from({ length: 50 }, (_, i) =>
    stage.write(`folder-${i}/page.html`, 'x'.repeat(10_000)),
  );
  await expect(missing).rejects.toThrow('missing.svg');
  await stage.discard();
  await Promise.all(others);
  expect((await readdir(root)).sort()).toEqual(['dist', 'picture.svg']);
});
