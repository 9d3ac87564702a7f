// A site in one language contains nothing in the others.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../src/builder/build.ts';
import { inboxPage, receivedPage } from '../../src/builder/serve/inboxPage.ts';
import { isByLanguage } from '../../src/schema/kinds.ts';
import { mapTexts } from '../../src/schema/visit.ts';
import { inLanguages } from '../support/languages.ts';
import { cacheDir, readTree, root } from '../support/project.ts';
import { copySample, FURTHER, SAMPLE, sampleSources, siteOf, writeContent } from '../support/sample.ts';

/** Words that data for search engines and the form use as names. */
const NAMES = ['website', 'company', 'message', 'language'];

/** Words of four letters or more: shorter ones are also the names of minified classes and variables. */
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
/** Those of all texts in a value. */
const wordsIn = (value: unknown): Set<string> =>
  typeof value === 'object' && value !== null
    ? new Set(Object.values(value).flatMap((each) => [...wordsIn(each)]))
    : wordsOf(typeof value === 'string' ? value : '');

/** The words that HTML, CSS and JavaScript use as names: those in a browser's types. */
async function namesOfTheWeb() {
  const folder = join(root, 'node_modules/happy-dom/lib');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return wordsOf(texts.join('\n'));
}

/** A value with a code appended to each of its longer words. */
function madeUp(value: unknown, code: string): unknown {
  // A place for a year, such as {from}, keeps its name.
  if (typeof value === 'string') return value.replace(/(?<!\{)\b\p{L}{4,}/gu, `$&${code}`);
  if (Array.isArray(value)) return value.map((each) => madeUp(each, code));
  const entries = Object.entries(value as object).map(([key, each]) => [key, madeUp(each, code)]);
  return Object.fromEntries(entries);
}

/** The sample with two languages of made-up words before its own. */
function sampleInSeveral() {
  const sources = sampleSources(...FURTHER);
  const [own, ...others] = sources.editions.editions;
  sources.editions.editions = [...others, own];
  const { schemas, editions } = siteOf(sources);
  for (const [file, { schema }] of Object.entries(schemas))
    sources[file] = mapTexts(schema, sources[file], (text) =>
      Object.fromEntries(
        editions.map(({ code }) => {
          const value = isByLanguage(text) ? (text[code] ?? Object.values(text)[0]) : text;
          return [code, code === SAMPLE ? value : madeUp(value, code)];
        }),
      ),
    );
  return siteOf(sources);
}

const several = sampleInSeveral();
const { sources, editions } = several;
/** The last one, so that it takes the place of the first. */
const kept = editions.at(-1) as (typeof editions)[number];
const gone = editions.slice(0, -1);

let files: Map<string, string>;
let inbox: string;
/** The words that only the other languages have. */
let foreign: string[];

beforeAll(async () => {
  const left = inLanguages(several, [kept.code]);
  const one = siteOf(left);
  const { editions: _, ...others } = left;
  const own = wordsIn({ ...others, name: { name: kept.name }, shown: one.editions[0]?.content ?? {} });
  const known = new Set([...NAMES, ...(await namesOfTheWeb()), ...own]);
  foreign = [...wordsIn(sources)].filter((word) => !known.has(word));

  const project = await copySample();
  await writeContent(project.root, left);
  const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/', placeholders: true };
  const builder = await openBuilder(options);
  await builder.build().finally(builder.dispose);
  const place = { base: '', edition: one.editions[0] as (typeof one.editions)[number] };
  inbox = inboxPage([], place) + inboxPage([{ email: 'a@b.example' }], place) + receivedPage(place);
  // React and the particles' engine are the same in every language.
  const written = [...(await readTree(join(project.root, 'dist')))].filter(
    ([name]) => !/\.(avif|webp|png|jpg|pdf|woff2)$|\/worker-\w+\.js$/.test(name),
  );
  files = new Map(
    written
      .map(([name, bytes]) => [name, String(bytes)] as const)
      .filter(([, text]) => !text.includes('https://react.dev/errors/')),
  );
  await project.remove();
});
afterAll(() => files.clear());

it('has words of other languages to look for', () => {
  for (const { content } of gone) {
    const [paragraph = ''] = content.about.aboutStory.story.paragraphs;
    const words = [...wordsOf(paragraph)];
    expect(words.filter((word) => foreign.includes(word)).length).toBeGreaterThan(words.length / 2);
  }
  expect(foreign.length).toBeGreaterThan(100);
});

it('has no word of another language in any file', () => {
  expect(files.has('index.html')).toBe(true);
  for (const [name, text] of [...files, ['the inbox', inbox] as const]) {
    const words = wordsOf(text);
    expect(
      foreign.filter((word) => words.has(word)),
      name,
    ).toEqual([]);
  }
});

it('names no other language, and links to no other edition', () => {
  const codes = gone.map(({ code }) => code).join('|');
  const locales = gone.map(({ locale }) => locale.replace('-', '[-_]')).join('|');
  const traces = [
    new RegExp(`\\b(lang|value|locale)[=:]"(${codes})`),
    new RegExp(`\\b(${locales})\\b`),
    /hreflang=|x-default|og:locale:alternate|xhtml:link/,
    new RegExp(`/(${codes})/`),
  ];
  for (const [name, text] of [...files, ['the inbox', inbox] as const]) {
    for (const trace of traces) expect(text, name).not.toMatch(trace);
    if (name.endsWith('.html')) expect(text, name).toContain(`<!doctype html>\n<html lang="${kept.code}"`);
  }
  const folders = new RegExp(`^(${editions.map(({ code }) => code).join('|')})\\b`);
  expect([...files.keys()].filter((name) => folders.test(name))).toEqual([]);
  expect(files.get('index.html')).toContain(`content="${kept.locale.replace('-', '_')}"`);
});
