import * as esbuild from 'esbuild';
import { minify } from './minify.mjs';
import { imported, sharedByPages, virtual } from './plugins.mjs';
import { PACKAGES } from './react.mjs';
import { namesOfStyles } from './styles.mjs';
import { workers } from './workers.mjs';

/**
 * The scripts of one edition.
 *
 * @typedef {object} Client
 * @property {{ path: string, contents: string | Uint8Array }[]} files below the site's root
 * @property {string[]} entry the file that starts all, and those that it imports
 * @property {Record<string, string[]>} pages each page's file and what it imports, by page name
 * @property {esbuild.Metafile} metafile
 */

/**
 * Opens a bundler for one edition's scripts; it stays warm between rebuilds.
 *
 * @param {esbuild.BuildOptions} shared
 * @param {{ root: string, cacheDir: string, assetsUrl: string, watch: boolean, mode: string, target: string[] }} options
 * @param {{ react: { path: string, names: string[] }, styles: () => import('./styles.mjs').Styles | undefined }} known
 */
export async function openClient(
  shared,
  { root, cacheDir, assetsUrl, watch, mode, target },
  { react, styles },
) {
  /** @type {Map<string, string> | undefined} */
  let modules;
  const context = await esbuild.context({
    ...shared,
    entryPoints: ['src/main.tsx'],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: assetsUrl,
    splitting: true,
    target,
    minify: !watch,
    plugins: [
      // React and the router are in a file of their own.
      imported(PACKAGES, { from: assetsUrl + react.path, names: react.names }),
      virtual(() => modules),
      namesOfStyles(root, () => styles()?.names),
      sharedByPages(root),
      workers({ root, cacheDir, mode, target, watch }),
    ],
  });
  return {
    /**
     * @param {Map<string, string>} given the edition's virtual modules
     * @returns {Promise<Client>}
     */
    async rebuild(given) {
      modules = given;
      const built = await context.rebuild();
      const { unneeded, ...client } = reached(built.metafile, react.path);
      const below = (/** @type {string} */ path) => path.slice(root.length + 1);
      const files = (built.outputFiles ?? [])
        .filter(({ path }) => below(path) !== unneeded)
        .map(async ({ path, contents, text }) => ({
          path: below(path),
          contents: watch || !path.endsWith('.js') ? contents : await minify(text, cacheDir),
        }));
      return { files: await Promise.all(files), ...client };
    },
    dispose: () => context.dispose(),
  };
}

/**
 * Which files the entry and the pages need, and the one that nobody does: where the entry's code is in a file that the
 * pages share, the entry's own file would only import that one.
 *
 * @param {esbuild.Metafile | undefined} metafile
 * @param {string} react the path of React's file
 * @returns {Omit<Client, 'files'> & { unneeded?: string }}
 */
function reached(metafile, react) {
  if (!metafile) throw new Error('esbuild returned no metafile');
  const entries = Object.entries(metafile.outputs);
  const withImports = (/** @type {string} */ file) => {
    const files = new Set([file]);
    for (const each of files) {
      for (const { kind, external, path } of metafile.outputs[each]?.imports ?? []) {
        if (kind === 'import-statement') files.add(external ? react : path);
      }
    }
    return [...files];
  };
  const [main, { inputs, imports } = { inputs: {}, imports: [] }] =
    entries.find(([, { entryPoint }]) => entryPoint === 'src/main.tsx') ?? [];
  if (!main) throw new Error('esbuild wrote no output for src/main.tsx');
  const [only, ...more] = imports;
  const shared = only && more.length === 0 && Object.keys(inputs).length === 0 ? only.path : null;
  /** @type {Client['pages']} */
  const pages = {};
  for (const [file, { entryPoint }] of entries) {
    const name = entryPoint?.match(/^src\/pages\/(\w+)\.tsx$/)?.[1];
    if (name) pages[name] = withImports(file);
  }
  return { entry: withImports(shared ?? main), pages, metafile, ...(shared ? { unneeded: main } : {}) };
}
