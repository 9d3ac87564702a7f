import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The files of a kind in src/ with their contents. */
async function sources(ending: string): Promise<[name: string, text: string][]> {
  const names = (await readdir('src', { recursive: true })).filter((name) => name.endsWith(ending));
  return Promise.all(names.map(async (name) => [name, await readFile(join('src', name), 'utf8')]));
}

const isOfComponents = ([name]: [name: string, text: string]) => /^(components|pages|prose)/.test(name);
const sheets = await sources('.css');
const code = [...(await sources('.tsx')), ...(await sources('.ts'))].map(([, text]) => text).join('');
const shared = sheets.filter(([name]) => /^styles.(tokens|base)\.css$/.test(name));

it.each(sheets)('%s shows everything in the document’s order', (_, css) => {
  expect(css).not.toMatch(/(?<![-\w])order:|(row|column|wrap)-reverse/);
});

it.each(sheets)('%s takes no list from Safari’s screen reader', (_, css) => {
  expect(css).not.toMatch(/list-style(-type)?: none/);
});

it.each(sheets.filter(isOfComponents))(
  '%s names only tokens that exist, or its component’s own custom properties',
  (file, css) => {
    const beside = sheets.filter(([other]) => dirname(other) === dirname(file));
    const declared = [...shared, ...beside].map(([, text]) => text).join('');
    const known = new Set([
      // Set by code: a picture's hue, a title's letters, the strip of logos and the ring.
      ...(code.match(/--[\w-]+(?=':|',|:)/g) ?? []),
      ...(declared.match(/--[\w-]+(?=:)/g) ?? []),
    ]);

    const used = [...css.matchAll(/var\((--[\w-]+)(?=\))/g)].map(([, name = '']) => name);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  },
);
