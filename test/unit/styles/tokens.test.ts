import { readdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

const named = await Promise.all(
  ['components', 'pages'].map(async (folder) =>
    (await readdir(`src/${folder}`, { recursive: true })).map((name) => `src/${folder}/${name}`),
  ),
);
const read = (file: string) => readFile(file, 'utf8');
const sheets = new Map(
  await Promise.all(
    named
      .flat()
      .filter((name) => name.endsWith('.css'))
      .map(async (name) => [name, await read(name)] as const),
  ),
);

it('lets components name only tokens that exist, or their own custom properties', async () => {
  const tokens = await Promise.all(['src/styles/tokens.css', 'src/styles/base.css'].map(read));
  // Set by components: a picture's hue, a title's letters, the strip of logos and the ring.
  const components = await Promise.all(
    named
      .flat()
      .filter((name) => name.endsWith('.tsx'))
      .map(read),
  );
  const set = components.flatMap((code) => code.match(/--[\w-]+(?=': )/g) ?? []);
  for (const [file, css] of sheets) {
    const beside = [...sheets].filter(([other]) => dirname(other) === dirname(file)).map(([, text]) => text);
    const known = new Set([
      ...set,
      ...(`${tokens.join('')}${css}${beside.join('')}`.match(/--[\w-]+(?=:)/g) ?? []),
    ]);
    const used = [...css.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name = '']) => name);
    expect(
      used.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});
