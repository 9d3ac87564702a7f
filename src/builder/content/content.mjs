import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { checkContent } from './check.mjs';
import { ContentError } from './faults.mjs';
import { merge } from './merge.mjs';

/** @typedef {ReturnType<typeof merge>} Content what the pages of one edition show, by content module */

/**
 * A language of the site.
 *
 * @typedef {object} Edition
 * @property {string} code such as `de`
 * @property {string} name in its own language
 * @property {string} locale such as `de-DE`
 * @property {string} path the first part of its addresses: '' for the first edition, '/de' for another
 * @property {Content} content
 */

/**
 * @typedef {object} Site
 * @property {import('./facts.mjs').Facts} facts
 * @property {Edition[]} editions at least one, the first is at the site's root
 * @property {string[]} gone the languages of src/content/editions.ts that have no folder
 * @property {Record<string, object>} sources every file of src/content by its path without ending, such as `owner` and
 *   `de/owner`, with its exports
 */

/** Files of src/content that hold types. */
const TYPES = ['types.ts', 'texts.ts'];

/**
 * Reads and checks src/content.
 *
 * @param {{ root: string }} options
 * @returns {Promise<Site>}
 * @throws {ContentError} when an entry is missing, empty, misspelt, superfluous or of the wrong kind
 */
export async function loadContent({ root }) {
  const folder = join(root, 'src/content');
  const found = await readdir(folder, { withFileTypes: true });
  const folders = found.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const texts = folders.map(async (name) =>
    (await readdir(join(folder, name))).map((file) => `${name}/${file}`),
  );
  const names = [...found.map(({ name }) => name), ...(await Promise.all(texts)).flat()]
    .filter((name) => name.endsWith('.ts') && !TYPES.includes(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  return siteOf(await run(names, folder));
}

/**
 * @param {Record<string, object>} sources
 * @returns {Site}
 * @throws {ContentError}
 */
export function siteOf(sources) {
  const { facts, spoken, gone } = checkContent(sources);
  return {
    facts,
    gone,
    sources,
    editions: spoken.map(({ edition, texts }, i) => ({
      ...edition,
      path: i === 0 ? '' : `/${edition.code}`,
      content: merge(facts, texts, { editions: spoken.map((each) => each.edition), gone }),
    })),
  };
}

/**
 * Runs content files, all in one module: one by one they take four times as long.
 *
 * @param {string[]} names
 * @param {string} folder
 * @returns {Promise<Record<string, object>>} each one's exports by name
 */
async function run(names, folder) {
  const { outputFiles } = await build({
    stdin: {
      contents: names
        .map((name, i) => `export * as file${i} from ${JSON.stringify(`./${name}.ts`)};`)
        .join('\n'),
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
  try {
    const files = await import(`data:text/javascript;base64,${code}`);
    return Object.fromEntries(names.map((name, i) => [name, { ...files[`file${i}`] }]));
  } catch (error) {
    if (names.length === 1)
      throw new ContentError([{ file: String(names[0]), message: `can't be run: ${error}` }]);
    for (const name of names) await run([name], folder); // finds the file
    throw error;
  }
}
