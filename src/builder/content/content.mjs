import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { checkContent } from './check.mjs';
import { ContentError } from './faults.mjs';
import { merge } from './merge.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
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
export async function loadContent(options) {
  const { site, faults } = await readContent(options);
  if (!site) throw new ContentError(faults);
  return site;
}

/**
 * Reads src/content, and checks it without throwing, for those who add what they find themselves.
 *
 * @param {{ root: string }} options
 * @returns {Promise<{ sources: Record<string, object>, faults: Fault[], site: Site | null }>} no site when there are faults
 */
export async function readContent({ root }) {
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
  const { sources, faults: broken } = await run(names, folder);
  const { faults, ...checked } = checkContent(
    sources,
    broken.map(({ file }) => file),
  );
  const all = [...broken, ...faults];
  return { sources, faults: all, site: all.length > 0 ? null : assembled(sources, checked) };
}

/**
 * @param {Record<string, object>} sources
 * @returns {Site}
 * @throws {ContentError}
 */
export function siteOf(sources) {
  const { faults, ...checked } = checkContent(sources);
  if (faults.length > 0) throw new ContentError(faults);
  return assembled(sources, checked);
}

/**
 * @param {Record<string, object>} sources
 * @param {Omit<ReturnType<typeof checkContent>, 'faults'>} checked without faults
 * @returns {Site}
 */
function assembled(sources, { facts, spoken, gone }) {
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
 * @returns {Promise<{ sources: Record<string, object>, faults: Fault[] }>} each one's exports by name, and a fault for each
 *   that can't be run
 */
async function run(names, folder) {
  try {
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
    const files = await import(`data:text/javascript;base64,${code}`);
    const entries = names.map((name, i) => /** @type {const} */ ([name, { ...files[`file${i}`] }]));
    return { sources: Object.fromEntries(entries), faults: [] };
  } catch (error) {
    const [name] = names;
    if (name !== undefined && names.length === 1)
      return { sources: {}, faults: [{ file: name, message: `can't be run: ${reasonOf(error)}` }] };
    const each = await Promise.all(names.map((one) => run([one], folder)));
    return {
      sources: Object.assign({}, ...each.map(({ sources }) => sources)),
      faults: each.flatMap(({ faults }) => faults),
    };
  }
}

/** @param {unknown} error an error, or esbuild's list of them @returns {string} with line and column, where they are known */
function reasonOf(error) {
  const errors = /** @type {import('esbuild').BuildFailure} */ (error)?.errors;
  if (!Array.isArray(errors)) return String(error);
  return errors
    .map(({ text, location }) =>
      location ? `line ${location.line}, column ${location.column + 1}: ${text}` : text,
    )
    .join('; ');
}
