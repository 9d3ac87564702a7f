// A site in one language contains nothing in the others.
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../../src/builder/build.ts';
import { isByLanguage } from '../../../src/schema/fields.ts';
import { mapTexts } from '../../../src/schema/visit.ts';
import { cacheDir, readTree } from '../../support/project.ts';
import { copySample, FURTHER, SAMPLE, sampleSources, siteOf, writeContent } from '../../support/sample.ts';

/** Is in every text of the other languages, and in no other. */
const FOREIGN = 'zqxj';

/** A value with the mark in each of its texts. */
function madeUp(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ${FOREIGN}`;
  if (Array.isArray(value)) return value.map(madeUp);
  const entries = Object.entries(value as object).filter(([key]) => key !== 'lang');
  return Object.fromEntries(entries.map(([key, each]) => [key, madeUp(each)]));
}

const codes = FURTHER.map(({ code }) => code);
/** Without the phrases in languages that will be gone. */
const spoken = (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => !codes.includes(each?.lang)) : value;

/** The sample with two languages of made-up words before its own; of the result only the last is kept. */
const several = sampleSources(...FURTHER);
several.editions.editions.reverse();
const { schemas } = siteOf(several);
for (const [file, { schema }] of Object.entries(schemas))
  several[file] = mapTexts(schema, several[file], (text) => {
    const own = spoken(isByLanguage(text) ? text[SAMPLE] : text);
    return { ...Object.fromEntries(codes.map((code) => [code, madeUp(own)])), [SAMPLE]: own };
  });
const left = structuredClone(several);
left.editions.editions = several.editions.editions.slice(-1);

let files: [name: string, text: string][];
beforeAll(async () => {
  const project = await copySample();
  await writeContent(project.root, left);
  const options = { root: project.root, cacheDir, siteUrl: 'https://user.example/', placeholders: true };
  const builder = await openBuilder(options);
  await builder.build().finally(builder.dispose);
  const written = [...(await readTree(join(project.root, 'dist')))].filter(
    ([name]) => !/\.(avif|webp|png|jpg|pdf|woff2)$/.test(name),
  );
  files = written.map(([name, bytes]) => [name, String(bytes)]);
  await project.remove();
});

it('has no word of another language in any file, though the content has them', () => {
  expect(JSON.stringify(left).split(FOREIGN).length).toBeGreaterThan(200);
  expect(files.length).toBeGreaterThan(20);
  for (const [name, text] of files) expect(text.includes(FOREIGN), name).toBe(false);
});

it('names no other language, and links to no other edition', () => {
  const gone = codes.join('|');
  const locales = FURTHER.map(({ locale }) => locale.replace('-', '[-_]')).join('|');
  const traces = [
    new RegExp(`\\b(lang|value|locale)[=:]"(${gone})`),
    new RegExp(`\\b(${locales})\\b`),
    /hreflang=|x-default|og:locale:alternate|xhtml:link/,
    new RegExp(`/(${gone})/`),
  ];
  for (const [name, text] of files) {
    for (const trace of traces) expect(text, name).not.toMatch(trace);
    if (name.endsWith('.html')) expect(text, name).toContain(`<!doctype html>\n<html lang="${SAMPLE}"`);
  }
  expect(files.filter(([name]) => new RegExp(`^(${gone})\\b`).test(name))).toEqual([]);
});
