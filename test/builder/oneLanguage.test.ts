// A site in one language has nothing of the others.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../build.mjs';
import { loadContent } from '../../src/builder/content/content.mjs';
import { textsOf } from '../../src/builder/content/entries.mjs';
import { confirmation, inboxPage } from '../../src/builder/serve/inboxPage.mjs';
import { cacheDir, copyProject, readTree, root } from '../support/project.ts';

const KEPT = 'en';
/** Words of other languages' texts that HTML, CSS, JavaScript or the specification's form uses as names. */
const NAMES = [
  ...[
    'application',
    'base',
    'color',
    'control',
    'dialog',
    'lang',
    'level',
    'module',
    'second',
    'website',
    'will',
  ],
  ...['nombre', 'empresa'],
];

/** Words of four letters or more: shorter ones are also the names of minified classes and variables. */
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );

let files: Map<string, string>;
let inbox: string;
/** The words that only the other languages have. */
let foreign: string[];

beforeAll(async () => {
  const { sources, editions } = await loadContent({ root });
  const others = editions.map(({ code }) => code).filter((code) => code !== KEPT);
  const texts = [...textsOf(sources)].map(({ file, value }) => ({
    other: others.some((code) => file.startsWith(`${code}/`)),
    words: [...wordsOf(value)],
  }));
  const known = new Set([...NAMES, ...texts.filter(({ other }) => !other).flatMap(({ words }) => words)]);
  foreign = texts
    .filter(({ other }) => other)
    .flatMap(({ words }) => words.filter((word) => !known.has(word)));

  const project = await copyProject();
  for (const code of others) await rm(join(project.root, 'src/content', code), { recursive: true });
  const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/', placeholders: true };
  const builder = await openBuilder({ ...options, compress: false });
  await builder.build().finally(builder.dispose);
  const site = { base: '', editions: (await loadContent(options)).editions };
  const message = { fields: { email: 'a@b.example' }, edition: site.editions[0]?.name ?? '' };
  inbox = inboxPage([], site) + inboxPage([message], site) + confirmation(site);
  // React and the particles' engine are the same in every language.
  const written = [...(await readTree(join(project.root, 'dist')))].filter(
    ([name]) => !/\.(avif|webp|png|jpg|woff2)$|\/(react|worker)-\w+\.js$/.test(name),
  );
  files = new Map(written.map(([name, bytes]) => [name, String(bytes)]));
  await project.remove();
});
afterAll(() => files.clear());

it('has words of other languages to look for', () => {
  for (const word of ['proyectos', 'sobre', 'über', 'nachricht']) expect(foreign).toContain(word);
  expect(foreign.length).toBeGreaterThan(1000);
});

it('has no word of another language, in no file', () => {
  expect(files.size).toBeGreaterThan(30);
  for (const [name, text] of [...files, ['the inbox', inbox] as const]) {
    const words = wordsOf(text);
    expect(
      foreign.filter((word) => words.has(word)),
      name,
    ).toEqual([]);
  }
});

it('names no other language, and has no counterparts', () => {
  const traces = [
    /\b(lang|value|locale)[=:]"(es|de)/,
    /\b(es|de)[-_](ES|DE)\b/,
    /hreflang=|x-default|og:locale:alternate|workTranslation|xhtml:link/,
    /\/(es|de)\//,
  ];
  for (const [name, text] of [...files, ['the inbox', inbox] as const]) {
    for (const trace of traces) expect(text, name).not.toMatch(trace);
    if (name.endsWith('.html')) expect(text, name).toMatch(/^<!doctype html>\n<html lang="en"/);
  }
  expect([...files.keys()].filter((name) => /^(es|de|en)\b/.test(name))).toEqual([]);
  expect(files.get('index.html')).toContain('content="en_GB"');
});
