import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const files = await Promise.all(
  ['components', 'pages'].map(async (folder) =>
    (await readdir(`src/${folder}`, { recursive: true }))
      .filter((name) => name.endsWith('.css'))
      .map((name) => `src/${folder}/${name}`),
  ),
);

describe.each(files.flat())('%s', (file) => {
  it('takes its colours from the tokens', async () => {
    const css = (await readFile(file, 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
    // A token with another hue (`oklch(from var(--fill) …)`) still counts as a token's colour.
    expect(
      css.match(
        /(?<!in )oklch\((?!from (?:var\(--|currentColor))|rgba?\(|hsla?\(|#[0-9a-f]{3,8}\b(?!\))/gi,
      ) ?? [],
    ).toEqual([]);
  });

  it('names only tokens that exist, or its own custom properties', async () => {
    const css = await readFile(file, 'utf8');
    const [tokens, own] = await Promise.all([
      readFile('src/styles/tokens.css', 'utf8'),
      readFile('src/styles/base.css', 'utf8'),
    ]);
    const known = new Set(`${tokens}${own}${css}`.match(/--[\w-]+(?=:)/g));
    // Set by scripts: the ring's geometry.
    for (const name of ['--ring-radius', '--step', '--place', '--face', '--shown', '--eye', '--magnified'])
      known.add(name);
    // Set by the pages' content.
    const definitions = await Promise.all(
      (await readdir('src/pages', { recursive: true }))
        .filter((name) => name.endsWith('page.ts'))
        .map((name) => readFile(`src/pages/${name}`, 'utf8')),
    );
    for (const name of definitions.join('').match(/--[\w-]+(?=:)/g) ?? []) known.add(name);
    const unknown = [...css.matchAll(/var\((--[\w-]+)(?=\))/g)]
      .map(([, name]) => name)
      .filter((name) => !known.has(name ?? ''));
    expect(unknown).toEqual([]);
  });
});

it('shows browsers without oklch the system’s colours for text, edges of controls and the burger', async () => {
  const tokens = await readFile('src/styles/tokens.css', 'utf8');
  const [, fallback = ''] = tokens.split('@supports not (color: oklch(0 0 0)) {');
  for (const token of ['--text', '--line', '--line-control', '--accent', '--fill', '--on-fill'])
    expect(fallback).toMatch(new RegExp(`${token}: (currentColor|CanvasText|ButtonFace|ButtonText);`));
});
