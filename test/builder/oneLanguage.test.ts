// A site in one language has nothing of the others.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../build.mjs';
import { loadContent, siteOf } from '../../src/builder/content/content.mjs';
import { textsOf } from '../../src/builder/content/entries.mjs';
import { OWN_NAMES } from '../../src/builder/content/facts.mjs';
import { confirmation, inboxPage } from '../../src/builder/serve/inboxPage.mjs';
import { has } from '../support/content.ts';
import { cacheDir, copyProject, readTree, root } from '../support/project.ts';
import { copySample, FURTHER, type Sources, sampleSources, writeContent } from '../support/sample.ts';

/** Words that data for search engines and the specification's form use as names. */
const NAMES = ['website', ...Object.values(OWN_NAMES)];

/** Words of four letters or more: shorter ones are also the names of minified classes and variables. */
const wordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
const wordsIn = (content: object) =>
  new Set([...textsOf(content)].flatMap(({ value }) => [...wordsOf(value)]));

/** The words that HTML, CSS and JavaScript use as names: those in a browser's types. */
async function namesOfTheWeb() {
  const folder = join(root, 'node_modules/happy-dom/lib');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.d.ts'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return wordsOf(texts.join('\n'));
}

/** The site's content or, where that has one language, the sample's after two with made-up words. */
async function contentInSeveral(): Promise<Sources> {
  if (has.otherEditions) return (await loadContent({ root })).sources;
  const sources = sampleSources(...FURTHER);
  const [own, ...others] = sources.editions.editions;
  sources.editions.editions = [...others, own];
  for (const { code } of FURTHER)
    for (const file of Object.keys(sources).filter((name) => name.startsWith(`${code}/`)))
      for (const { path, value } of textsOf({ [file]: sources[file] })) {
        const last = path.at(-1) as string;
        const holder = path.slice(0, -1).reduce((object, key) => object[key as string], sources[file]);
        // A place for a year, such as {from}, keeps its name.
        holder[last] = value.replace(/(?<!\{)\b\p{L}{4,}/gu, `$&${code}`);
      }
  return sources;
}

const sources = await contentInSeveral();
const { editions } = siteOf(sources);
/** The last one, so that it takes the place of the first. */
const kept = editions.at(-1) as (typeof editions)[number];
const gone = editions.slice(0, -1);

let files: Map<string, string>;
let inbox: string;
/** The words that only the other languages have. */
let foreign: string[];

beforeAll(async () => {
  const left = Object.entries(sources).filter(
    ([file]) => !gone.some(({ code }) => file.startsWith(`${code}/`)),
  );
  const one = siteOf(Object.fromEntries(left));
  const { editions: _, ...facts } = one.facts;
  const own = wordsIn({ ...facts, name: kept.name, content: one.editions[0]?.content });
  const known = new Set([...NAMES, ...(await namesOfTheWeb()), ...own]);
  foreign = [...wordsIn(sources)].filter((word) => !known.has(word));

  const project = await (has.otherEditions ? copyProject() : copySample());
  await writeContent(project.root, Object.fromEntries(left));
  const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/', placeholders: true };
  const builder = await openBuilder({ ...options, compress: false });
  await builder.build().finally(builder.dispose);
  const site = { base: '', editions: one.editions };
  const message = { fields: { email: 'a@b.example' }, edition: kept.name };
  inbox = inboxPage([], site) + inboxPage([message], site) + confirmation(site);
  // React and the particles' engine are the same in every language.
  const written = [...(await readTree(join(project.root, 'dist')))].filter(
    ([name]) => !/\.(avif|webp|png|jpg|pdf|woff2)$|\/(react|worker)-\w+\.js$/.test(name),
  );
  files = new Map(written.map(([name, bytes]) => [name, String(bytes)]));
  await project.remove();
});
afterAll(() => files.clear());

it('has words of other languages to look for', () => {
  for (const { content } of gone) {
    const [paragraph = ''] = content.aboutStory.aboutStory.story.paragraphs;
    const words = [...wordsOf(paragraph)];
    expect(words.filter((word) => foreign.includes(word)).length).toBeGreaterThan(words.length / 2);
  }
  expect(foreign.length).toBeGreaterThan(100);
});

it('has no word of another language, in no file', () => {
  expect(files.has('index.html')).toBe(true);
  for (const [name, text] of [...files, ['the inbox', inbox] as const]) {
    const words = wordsOf(text);
    expect(
      foreign.filter((word) => words.has(word)),
      name,
    ).toEqual([]);
  }
});

it('names no other language, and has no counterparts', () => {
  const codes = gone.map(({ code }) => code).join('|');
  const locales = gone.map(({ locale }) => locale.replace('-', '[-_]')).join('|');
  const traces = [
    new RegExp(`\\b(lang|value|locale)[=:]"(${codes})`),
    new RegExp(`\\b(${locales})\\b`),
    /hreflang=|x-default|og:locale:alternate|workTranslation|xhtml:link/,
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
