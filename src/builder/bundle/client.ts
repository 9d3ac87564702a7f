import * as esbuild from 'esbuild';
import { compress } from '../shared/compress.ts';
import { developedIn } from '../shared/developed.ts';
import type { Options } from '../shared/options.ts';
import { pathBelow } from '../shared/outputFile.ts';
import { whenChanged } from '../shared/whenChanged.ts';
import { entryName, together } from './graph.ts';
import { componentOf, ENTRY } from './modules.ts';
import { virtual } from './plugins.ts';
import { DEFINE, REACT, reactApart } from './react.ts';
import { namesOfStyles, type Styles } from './styles.ts';
import { workers } from './workers.ts';

/** The scripts of one edition. */
export interface Client {
  /** Below the site's root. */
  files: { path: string; contents: string | Uint8Array }[];
  /** The file that starts everything, and those that it imports. */
  entry: string[];
  /** Each page's file and what it imports, by page name. */
  pages: Record<string, string[]>;
  /** All that has been loaded once a visitor has scrolled in a page that was opened first, by page name. */
  touched: Record<string, string[]>;
  metafile: esbuild.Metafile;
}

/** The sources of an edition's scripts, besides the code. */
export interface ClientSources {
  /** The edition's virtual modules. */
  modules: Map<string, string>;
  /** Of classes, by CSS module. */
  names: Styles['names'];
  /** Their names. */
  pages: string[];
  /** The files that all of them share. */
  together: string[];
  /** Of the code. */
  state: string;
}

/**
 * Opens a bundler for one edition's scripts; it stays warm between rebuilds.
 *
 * @param options `code`: the language's
 */
export async function openClient(
  shared: esbuild.BuildOptions,
  options: Options & { target: string[]; code: string },
) {
  let given: ClientSources | undefined;
  const context = await esbuild.context(esbuildOptions(shared, options, () => given));
  const bundle = whenChanged(async (now: ClientSources): Promise<Client> => {
    given = now;
    const { metafile, outputFiles = [] } = await context.rebuild();
    if (!metafile) throw new Error('esbuild returned no metafile');
    const files = outputFiles
      .map(({ path, contents }) => ({ path: pathBelow(options.root, path), contents }))
      .filter(({ path }) => metafile.outputs[path]?.entryPoint?.endsWith(REACT) !== true);
    return { files, ...reached(metafile, now.pages) };
  });
  return {
    rebuild: (now: ClientSources) => bundle(JSON.stringify([...now.modules, { ...now, modules: null }]), now),
    dispose: () => context.dispose(),
  };
}

function esbuildOptions(
  shared: esbuild.BuildOptions,
  { root, assetsUrl, watch, target, code }: Options & { target: string[]; code: string },
  given: () => ClientSources | undefined,
): esbuild.BuildOptions {
  return {
    ...shared,
    entryPoints: [ENTRY, REACT],
    define: { ...shared.define, ...(watch ? {} : DEFINE) },
    legalComments: 'none',
    entryNames: watch ? `${developedIn(code)}/[name]` : 'assets/[name]-[hash]',
    chunkNames: `${watch ? developedIn(code) : 'assets'}/[name]-[hash]`,
    assetNames: 'assets/[name]-[hash]',
    publicPath: assetsUrl,
    splitting: true,
    target,
    minify: !watch,
    plugins: [
      reactApart(root),
      together(root, () => given()?.together ?? []),
      virtual(() => given()?.modules, root),
      namesOfStyles(root, () => given()?.names ?? {}),
      workers({ root, define: shared.define ?? {}, target, minify: !watch }),
    ],
  };
}

/** What main.tsx loads at the first input. */
const ON_INPUT = 'src/routing/change/change.ts';

/**
 * Finds the files that the entry and the pages need.
 *
 * @param names of the pages
 */
function reached(metafile: esbuild.Metafile, names: string[]): Omit<Client, 'files'> {
  const { outputs } = metafile;
  const filesOf = (source: string) => {
    const [main] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (!main) throw new Error(`esbuild wrote no output for ${source}`);
    const files = new Set([main]);
    for (const each of files) {
      for (const { kind, path } of outputs[each]?.imports ?? []) {
        if (kind === 'import-statement') files.add(path);
      }
    }
    return [...files];
  };
  /** The entries of what a file loads on demand. */
  const partsOf = (source: string) => {
    const [main = ''] = filesOf(source);
    const loaded = outputs[main]?.imports.filter(({ kind }) => kind === 'dynamic-import') ?? [];
    return loaded.flatMap(({ path }) => outputs[path]?.entryPoint ?? []);
  };
  const pages = Object.fromEntries(names.map((name) => [name, filesOf(entryName(componentOf(name)))]));
  const entry = filesOf(entryName(ENTRY));
  const touched = names.map((name) => {
    const parts = partsOf(entryName(componentOf(name))).filter((part) => part.includes(`/pages/${name}/`));
    const rest = [...parts, entryName(ON_INPUT)].flatMap(filesOf);
    return [name, [...new Set([...entry, ...(pages[name] ?? []), ...rest])]];
  });
  return { entry, pages, touched: Object.fromEntries(touched), metafile };
}

/**
 * Weighs the scripts that a page has loaded once it has been scrolled, compressed by brotli.
 *
 * @returns kilobytes (1000 bytes), rounded up
 */
export async function weigh(
  page: string,
  { files, touched }: Client,
  { cacheDir }: { cacheDir: string },
): Promise<number> {
  const all = new Map(files.map((file) => [file.path, file]));
  const weighed = (touched[page] ?? []).map(async (path) => {
    const file = all.get(path);
    if (!file) throw new Error(`there is no script ${path}`);
    return (await compress(Buffer.from(file.contents), { cacheDir })).length;
  });
  return Math.ceil((await Promise.all(weighed)).reduce((sum, bytes) => sum + bytes, 0) / 1000);
}
