import * as esbuild from 'esbuild';
import { pathBelow } from '../shared/outputFile.ts';
import { shorten } from './minify.ts';
import { componentOf } from './modules.ts';
import { imported, virtual } from './plugins.ts';
import { PACKAGES } from './react.ts';
import { namesOfStyles, type Styles } from './styles.ts';
import { entryName, together } from './together.ts';
import { workers } from './workers.ts';

/** The scripts of one edition. */
export interface Client {
  /** Below the site's root. */
  files: { path: string; contents: string | Uint8Array }[];
  /** The file that starts everything, and those that it imports. */
  entry: string[];
  /** Each page's file and what it imports, by page name. */
  pages: Record<string, string[]>;
  metafile: esbuild.Metafile;
}

/** Opens a bundler for one edition's scripts; it stays warm between rebuilds. */
export async function openClient(
  shared: esbuild.BuildOptions,
  {
    root,
    cacheDir,
    assetsUrl,
    watch,
    minify,
    mode,
    target,
  }: {
    root: string;
    cacheDir: string;
    assetsUrl: string;
    watch: boolean;
    minify: boolean;
    mode: string;
    target: string[];
  },
  { react, names }: { react: { path: string; names: string[] }; names: () => Styles['names'] | undefined },
) {
  let modules: Map<string, string> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  /** The last result, and what it was built from. */
  let last: { from: string; client: Client } | undefined;
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
      together(root),
      virtual(() => modules, root),
      namesOfStyles(root, names),
      workers({ root, cacheDir, mode, target, minify }),
    ],
  });
  return {
    /**
     * @param given the edition's virtual modules
     * @param pages their names
     * @param state of the sources
     */
    async rebuild(given: Map<string, string>, pages: string[], state: string): Promise<Client> {
      const from = JSON.stringify([...given, pages, state, names()]);
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
      const files = (built.outputFiles ?? []).map(async ({ path, contents, text }) => ({
        path: pathBelow(root, path),
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
 * @param react the path of React's file
 * @param names of the pages
 */
function reached(
  metafile: esbuild.Metafile | undefined,
  react: string,
  names: string[],
): Omit<Client, 'files'> {
  if (!metafile) throw new Error('esbuild returned no metafile');
  const { outputs } = metafile;
  const filesOf = (source: string) => {
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
  const pages = Object.fromEntries(names.map((name) => [name, filesOf(entryName(componentOf(name)))]));
  return { entry: filesOf(entryName('src/main.tsx')), pages, metafile };
}
