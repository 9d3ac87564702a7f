import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import * as esbuild from 'esbuild';

const ENTRY = 'src/main.tsx';

/** Style sheets that no page needs before the first input. */
const LATER = ['src/styles/touched.css'];

/**
 * The site's own files, by where they are needed.
 *
 * @typedef {object} Graph
 * @property {string[]} sources the site's own script files
 * @property {string[]} frame the style sheets of the frame around every page, in the order of the imports
 * @property {Record<string, string[]>} pages by page name, the style sheets that it needs in addition; and those that are
 *   loaded later, by their names
 */

/**
 * Opens a reader of the site's imports; `read` parses only the files that have changed since its last call.
 *
 * @param {{ root: string, external: string[] }} options `external`: packages that are not bundled
 */
export async function openGraph({ root, external }) {
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    external: [...external, 'virtual:*', '*?worker'],
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
    metafile: true,
    outdir: root,
    packages: 'external',
    splitting: true,
    write: false,
  });
  return {
    /** @returns {Promise<Graph>} */
    async read() {
      const { metafile } = await context.rebuild();
      return describe(metafile.inputs);
    },
    dispose: () => context.dispose(),
  };
}

/**
 * @param {esbuild.Metafile['inputs']} inputs
 * @returns {Graph}
 */
function describe(inputs) {
  /**
   * A file and all files that it imports, directly or not, each after its own imports.
   *
   * @param {string} file
   * @param {{ dynamic: boolean, reached?: Set<string> }} options `dynamic`: follow imports on demand, too
   */
  function filesFrom(file, { dynamic, reached = new Set() }) {
    if (reached.has(file)) return [];
    reached.add(file);
    /** @type {string[]} */
    const files = [];
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      const follows = kind === 'import-statement' || (dynamic && kind === 'dynamic-import');
      if (follows && !external) files.push(...filesFrom(path, { dynamic, reached }));
    }
    return [...files, file];
  }
  const sheets = (/** @type {string[]} */ files) => files.filter((file) => extname(file) === '.css');

  const entry = filesFrom(ENTRY, { dynamic: false });
  const frame = sheets(entry);
  const onDemand = entry
    .flatMap((file) => inputs[file]?.imports ?? [])
    .filter(({ kind }) => kind === 'dynamic-import');
  const pages = onDemand.map(({ path }) => path).filter((path) => path.startsWith('src/pages/'));
  const ofPages = pages.map((page) => [
    basename(page, '.tsx'),
    sheets(filesFrom(page, { dynamic: true })).filter((sheet) => !frame.includes(sheet)),
  ]);
  return {
    sources: Object.keys(inputs).filter((file) => /^src\/.*\.tsx?$/.test(file)),
    frame,
    pages: Object.fromEntries([...ofPages, ...LATER.map((file) => [basename(file, '.css'), [file]])]),
  };
}

/**
 * The names that the site's own files import from some packages, and JSX's functions, which esbuild imports by itself.
 *
 * @param {Graph} graph
 * @param {{ root: string, packages: string[] }} options
 * @returns {Promise<Map<string, string>>} package by name
 */
export async function namesUsed({ sources }, { root, packages }) {
  /** @type {Map<string, string>} */
  const names = new Map(['jsx', 'jsxs', 'Fragment'].map((name) => [name, 'react/jsx-runtime']));
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
  const lines = texts.flatMap((text) => [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)]);
  for (const [, list = '', from = ''] of lines) {
    if (!packages.includes(from)) continue;
    for (const part of list.split(',').map((each) => each.trim())) {
      const [name] = part.split(' as ');
      if (name && !part.startsWith('type ')) names.set(name, from);
    }
  }
  return names;
}
