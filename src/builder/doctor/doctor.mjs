// `npm run doctor` lists what is left to do until the site is its owner's; with --ready it says only whether it can be
// published.
import { realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildImages, pictureFile } from '../assets/images.mjs';
import { withAddress } from '../content/address.mjs';
import { loadContent } from '../content/content.mjs';
import { imagesOf, textsOf } from '../content/entries.mjs';
import { formatFault } from '../content/faults.mjs';
import { findCv } from '../print/cv.mjs';
import { isLocal, readOptions } from '../shared/options.mjs';
import { printError } from '../shared/report.mjs';
import { borrowedSentences } from './demonstration.mjs';
import { namesakes, placeholderPictures, placeholders } from './placeholders.mjs';

/**
 * @typedef {object} Advice
 * @property {string} title
 * @property {string[]} lines what is left, one a line with its place and fix; none when all is well
 * @property {string} [about] what it is about, in this content
 * @property {boolean} needed whether a build for the web refuses it
 */

/**
 * Lists what the owner should change before the site goes on the web.
 *
 * @param {import('../shared/options.mjs').Options} options
 * @returns {Promise<Advice[]>}
 * @throws {import('../content/faults.mjs').ContentError} when the content has faults, which are to be fixed first
 */
export async function examine(options) {
  const { facts, editions, sources, gone } = await loadContent(options);
  await buildImages(facts, options);
  const local = isLocal(options.siteUrl)
    ? [
        'SITE_URL is not set, or names this machine: build with yours, as in SITE_URL=https://you.dev/ npm run build, or write it as `site` into src/content/owner.ts',
      ]
    : [];
  const borrowed = await borrowedSentences(sources, options);
  const pictures = await placeholderPictures(sources, options);
  const printed = editions.map(async (edition) => {
    const { path, warning } = await findCv(edition, options);
    const missing = path ? [] : [`static/${edition.content.cv.cv.file} is missing: npm run cv prints it`];
    return warning ? [warning] : missing;
  });
  const unspoken = gone.map(
    (code) =>
      `src/content/editions.ts names "${code}", which has no folder: remove the entry, or write src/content/${code}/`,
  );
  return [
    { title: 'Names and addresses', lines: placeholders(sources).map(formatFault), needed: true },
    { title: 'The address of the site', lines: local, needed: true },
    {
      title: 'Texts',
      lines: [...borrowed, ...namesakes(sources, facts.owner.owner.name).map(formatFault)],
      needed: false,
    },
    { title: 'Pictures', lines: pictures.map(formatFault), needed: false },
    { title: 'Credits', lines: await uncredited(facts, options), needed: false },
    {
      title: 'Languages',
      about: editions.map(({ code, name, path }) => `${name} (${code}) at ${path}/`).join(', '),
      lines: [...unspoken, ...untranslated(editions, sources)],
      needed: false,
    },
    {
      title: 'The curriculum as a file',
      lines: (await Promise.all(printed)).flat(),
      needed: false,
    },
  ];
}

/** Shorter texts are often the same in two languages. */
const SENTENCE = 40;

/** A phrase says itself in which language it is. @param {PropertyKey[]} path */
const isPhrase = (path) => path.at(-1) === 'text' && typeof path.at(-2) === 'number';

/**
 * Says of each edition which of its sentences are those of another one.
 *
 * @param {import('../content/content.mjs').Edition[]} editions
 * @param {Record<string, object>} sources
 */
function untranslated(editions, sources) {
  const sentencesOf = (/** @type {string} */ code) =>
    [...textsOf(sources)].filter(
      ({ file, path, value }) => file.startsWith(`${code}/`) && value.length >= SENTENCE && !isPhrase(path),
    );
  return editions.flatMap(({ code, name }, i) => {
    const others = editions.slice(0, i).map((other) => other.code);
    return others.flatMap((other) => {
      const theirs = new Set(sentencesOf(other).map(({ value }) => value));
      const same = sentencesOf(code).filter(({ value }) => theirs.has(value));
      const files = [...new Set(same.map(({ file }) => `${file.slice(code.length + 1)}.ts`))].join(', ');
      return same.length > 0
        ? [
            `src/content/${code}/ (${name}): ${same.length} sentences are those of ${other}, in ${files}: translate them`,
          ]
        : [];
    });
  });
}

/**
 * Pictures that no CREDITS.md beside or above them names, by file or by folder.
 *
 * @param {import('../content/facts.mjs').Facts} facts
 * @param {{ root: string }} options
 */
async function uncredited(facts, { root }) {
  const folder = join(root, 'static/images');
  const names = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    names
      .filter((name) => basename(name) === 'CREDITS.md')
      .map(async (name) => ({ beside: dirname(name), text: await readFile(join(folder, name), 'utf8') })),
  );
  const files = new Set(
    [...imagesOf(facts)].map(({ value }) => value.src).filter((src) => pictureFile(src, { root })),
  );
  return [...files]
    .filter((src) => {
      return !texts.some(({ beside, text }) => {
        const above = beside === '.' || src.startsWith(`${beside}/`);
        const words = text.split(/[\s`|,;()[\]]+/);
        const names = [basename(src), src, `${dirname(src)}/*${extname(src)}`];
        return above && names.some((name) => words.includes(name));
      });
    })
    .map((src) => `static/images/${src} is in no CREDITS.md: say there whose it is, and under which licence`);
}

async function main() {
  const options = readOptions(await withAddress());
  const advice = await examine(options);
  if (process.argv.includes('--ready')) {
    // For a workflow, which publishes a site only when a build for the web would pass.
    console.log(`ready=${advice.every(({ lines, needed }) => !needed || lines.length === 0)}`);
    return;
  }
  for (const { title, about, lines, needed } of advice) {
    const mark = lines.length === 0 ? '✓' : needed ? '✗' : '·';
    const known = about ? `, ${about}` : '';
    console.log(`${mark} ${title}${known}${lines.length > 0 ? `: ${lines.length} left` : ''}`);
    for (const line of lines) console.log(`    ${line}`);
  }
  const left = advice.filter(({ lines }) => lines.length > 0);
  const end = left.some(({ needed }) => needed)
    ? '✗ must be done before a build for the web; · may stay, but is not yours.'
    : left.length > 0
      ? 'A build for the web will pass; · may stay, but is not yours.'
      : 'Nothing is left of the demonstration.';
  console.log(`\n${end}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    printError(error);
    process.exitCode = 1;
  });
}
