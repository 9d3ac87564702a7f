import { basename, extname } from 'node:path';
import * as esbuild from 'esbuild';
import { componentOf, LOADERS, PROSE } from './modules.mjs';
import { virtualBeside } from './plugins.mjs';

const ENTRY = 'src/main.tsx';

/** Style sheets that no page needs before the first input. */
const LATER = ['src/styles/touched.css'];

/**
 * The site's own files, by where they are needed.
 *
 * @typedef {object} Graph
 * @property {string[]} frame the style sheets of the frame around every page, in the order of the imports
 * @property {Record<string, string[]>} pages by page name, the style sheets that it needs in addition (for a document,
 *   all that it needs); and those loaded later, by file name
 */

/** @typedef {Pick<import('../content/content.mjs').Page, 'name' | 'definition'>[]} Pages */

/**
 * Opens a reader of the site's imports; `read` parses only the files that have changed since its last call.
 *
 * @param {{ root: string, external: string[] }} options `external`: packages that are not bundled
 */
export async function openGraph({ root, external }) {
  /** @type {Map<string, string>} */
  let loaders = new Map();
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: [ENTRY, ...LOADERS],
    bundle: true,
    external: [...external, '*?worker'],
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
    metafile: true,
    outdir: root,
    packages: 'external',
    plugins: [virtualBeside(() => loaders, root)],
    splitting: true,
    write: false,
  });
  return {
    /**
     * @param {Pages} pages
     * @param {Map<string, string>} given the modules that load their components
     * @returns {Promise<Graph>}
     */
    async read(pages, given) {
      loaders = given;
      const { metafile } = await context.rebuild();
      return describe(metafile.inputs, pages);
    },
    dispose: () => context.dispose(),
  };
}

/**
 * @param {esbuild.Metafile['inputs']} inputs
 * @param {Pages} pages
 * @returns {Graph}
 */
function describe(inputs, pages) {
  /**
   * A file and all files that it imports, directly or indirectly, each after its own imports.
   *
   * @param {string} file
   * @param {{ dynamic: boolean, reached?: Set<string> }} options `dynamic`: follow dynamic imports, too
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
  const ofPages = pages.map(({ name, definition: { isDocument } }) => {
    const reached = new Set(isDocument ? [] : entry);
    return [name, sheets(filesFrom(componentOf(name), { dynamic: true, reached }))];
  });
  const ofProse = sheets(filesFrom(PROSE.file, { dynamic: false, reached: new Set(entry) }));
  return {
    frame,
    pages: Object.fromEntries([
      ...ofPages,
      [PROSE.name, ofProse],
      ...LATER.map((file) => [basename(file, '.css'), [file]]),
    ]),
  };
}
