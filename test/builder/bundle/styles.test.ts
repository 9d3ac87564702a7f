import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileStyles } from '../../../src/builder/bundle/styles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
});
afterEach(() => rm(root, { recursive: true }));

async function compiled(files: Record<string, string>, { watch = false } = {}) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'src', name)), { recursive: true });
    await writeFile(join(root, 'src', name), text);
  }
  return compileStyles({ root, assetsUrl: '/assets-of/', watch });
}

it('names a module’s classes and keyframes, also in arguments and in values with variables', async () => {
  const { names, join } = await compiled({
    'a/A.module.css': '.card { color: red }',
    'b/B.module.css':
      '@keyframes slide { to { left: 0 } } .card:has(> .inner) { animation: slide var(--slow) } :global(.card) { left: 0 }',
  });
  const [a, b] = [names['src/a/A.module.css'], names['src/b/B.module.css']] as Record<string, string>[];
  expect(a?.card).not.toBe(b?.card);
  const css = join(['src/a/A.module.css', 'src/b/B.module.css']);
  expect(css).toContain(`.${a?.card}{color:red}`);
  expect(css).toContain(`.${b?.card}:has(>.${b?.inner}){animation:${b?.slide} var(--slow)}`);
  expect(css).toContain(`@keyframes ${b?.slide}`);
  expect(css).toContain('.card{left:0}');
});

it('gives modules the same names whatever else changes in them', async () => {
  const before = await compiled({ 'a/A.module.css': '.a { left: 0 }', 'b/B.module.css': '.b { left: 0 }' });
  const after = await compiled({ 'a/A.module.css': '.a, .z { left: 1px }' });
  expect(after.names['src/b/B.module.css']).toEqual(before.names['src/b/B.module.css']);
  expect(after.names['src/a/A.module.css']?.a).toBe(before.names['src/a/A.module.css']?.a);
});

it('publishes what a sheet names beside it', async () => {
  const { files, join } = await compiled({
    'pages/Talks/Talks.module.css': '.talk { background: url(./pattern.svg) }',
    'pages/Talks/pattern.svg': '<svg/>',
    'styles/index.css': '@import "./base.css" layer(base);',
    'styles/base.css': 'a { mask: url("dots.svg") } b { background: url(https://ada.dev/a.png) }',
    'styles/dots.svg': '<svg id="a"/>',
  });
  const paths = files.map(({ path }) => path).toSorted();
  expect(paths).toEqual([
    expect.stringMatching(/^assets\/dots-[\da-f]{8}\.svg$/),
    expect.stringMatching(/^assets\/pattern-[\da-f]{8}\.svg$/),
  ]);
  const css = join(['src/styles/index.css', 'src/pages/Talks/Talks.module.css']);
  for (const path of paths) expect(css).toContain(`/assets-of/${path}`);
  expect(css).toContain('https://ada.dev/a.png');
});

it.each([
  ['a missing drawing', '.a { background: url(./none.svg) }', 'src/a names ./none.svg, which isn’t there'],
  ['composes', '.b { left: 0 } .a { composes: b }', 'src/a/A.module.css: .a composes another class'],
])('refuses %s', async (_, css, message) => {
  await expect(compiled({ 'a/A.module.css': css })).rejects.toThrow(message);
});

it('says where a sheet can’t be read', async () => {
  const error = await compiled({ 'a/A.module.css': '.a { left: }\n.b ' }).catch((reason) => reason);
  expect(error).toMatchObject({ fileName: 'src/a/A.module.css', loc: { line: 2 } });
});
