import * as esbuild from 'esbuild';
import { shorten } from './minify.mjs';
import { componentOf } from './modules.mjs';
import { imported, virtual } from './plugins.mjs';
import { PACKAGES } from './react.mjs';
import { namesOfStyles } from './styles.mjs';
import { workers } from './workers.mjs';

/**
 * The scripts of one edition.
 *
 * @typedef {object} Client
 * @property {{ path: string, contents: string | Uint8Array }[]} files below the site's root
 * @property {string[]} entry the file that starts everything, and those that it imports
 * @property {Record<string, string[]>} pages each page's file and what it imports, by page name
 * @property {esbuild.Metafile} metafile
 */

/**
 * Opens a bundler for one edition's scripts; it stays warm between rebuilds.
 *
 * @param {esbuild.BuildOptions} shared
 * @param {{ root: string, cacheDir: string, assetsUrl: string, watch: boolean, minify: boolean, mode: string, target: string[] }} options
 * @param {{ react: { path: string, names: string[] }, styles: () => import('./styles.mjs').Styles | undefined }} known
 */
export async function openClient(
  shared,
  { root, cacheDir, assetsUrl, watch, minify, mode, target },
  { react, styles },
) {
  /** @type {Map<string, string> | undefined} */
  let modules;
  /** @type {Promise<unknown>} */
  let running = Promise.resolve();
  /** The last result, and what it was built from. @type {{ from: string, client: Client } | undefined} */
  let last;
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
      // React and the router have a file of their own.
      imported(PACKAGES, { from: assetsUrl + react.path, names: react.names }),
      virtual(() => modules, root),
      namesOfStyles(root, () => styles()?.names),
      workers({ root, cacheDir, mode, target, minify }),
    ],
  });
  return {
    /**
     * @param {Map<string, string>} given the edition's virtual modules
     * @param {string[]} pages their names
     * @param {string} state of the sources
     * @returns {Promise<Client>}
     */
    async rebuild(given, pages, state) {
      const from = JSON.stringify([...given, pages, state, styles()?.names]);
      if (last?.from === from) return last.client;
      modules = given;
      // esbuild joins a rebuild that is under way, such as that of a build that failed elsewhere: its sources are older.
      const building = running.then(
        () => context.rebuild(),
        () => context.rebuild(),
      );
      running = building;
      const built = await building;
      const client = reached(built.metafile, react.path, pages);
      const below = (/** @type {string} */ path) => path.slice(root.length + 1);
      const files = (built.outputFiles ?? []).map(async ({ path, contents, text }) => ({
        path: below(path),
        contents: minify && path.endsWith('.js') ? await shorten(text, cacheDir) : contents,
      }));
      last = { from, client: { files: await Promise.all(files), ...client } };
      return last.client;
    },
    dispose: () => context.dispose(),
  };
}

/**
 * Finds the files that the entry and the pages need.
 *
 * @param {esbuild.Metafile | undefined} metafile
 * @param {string} react the path of React's file
 * @param {string[]} names of the pages
 * @returns {Omit<Client, 'files'>}
 */
function reached(metafile, react, names) {
  if (!metafile) throw new Error('esbuild returned no metafile');
  const { outputs } = metafile;
  /** @param {string} source */
  const filesOf = (source) => {
    const [main] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (!main) throw new Error(`esbuild wrote no output for ${source}`);
    const files = new Set([main]);
    for (const each of files) {
      for (const { kind, external, path } of outputs[each]?.imports ?? []) {
        if (kind === 'import-statement') files.add(external ? react : path);
      }
    }
    return [...files];
  };
  const pages = Object.fromEntries(names.map((name) => [name, filesOf(componentOf(name))]));
  return { entry: filesOf('src/main.tsx'), pages, metafile };
}
