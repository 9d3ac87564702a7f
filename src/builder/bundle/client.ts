import * as esbuild from 'esbuild';
import { developedIn } from '../shared/developed.ts';
import type { Options } from '../shared/options.ts';
import { pathBelow } from '../shared/outputFile.ts';
import { whenChanged } from '../shared/whenChanged.ts';
import { entryName, together } from './graph.ts';
import { componentOf, ENTRY } from './modules.ts';
import { jsxRuntime, virtual } from './plugins.ts';
import { DEFINE, REACT, reactApart } from './react.ts';
import { namesOfStyles, type Styles } from './styles.ts';
import { workers } from './workers.ts';

/** The scripts of one edition. */
export interface Client {
  /** Below the site's root. */
  files: { path: string; contents: string | Uint8Array }[];
  /** The file that evaluates React. */
  react: string;
  /** The file that starts everything, and those that it imports. */
  entry: string[];
  /** Each page's file and what it imports, by page name. */
  pages: Record<string, string[]>;
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
    const files = outputFiles.map(({ path, contents }) => ({
      path: pathBelow(options.root, path),
      contents,
    }));
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
    // Chrome compiles such a file ahead, off the main thread, whose longest task evaluating React was (4×: 150 ms, then 40):
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: '//# allFunctionsCalledOnLoad' },
    plugins: [
      reactApart(root),
      jsxRuntime(root),
      together(root, () => given()?.together ?? []),
      virtual(() => given()?.modules, root),
      namesOfStyles(root, () => given()?.names ?? {}),
      workers({ root, define: shared.define ?? {}, target, minify: !watch }),
    ],
  };
}

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
  const pages = Object.fromEntries(names.map((name) => [name, filesOf(entryName(componentOf(name)))]));
  const entry = filesOf(entryName(ENTRY));
  const [react = ''] = filesOf(`react:${REACT}`);
  return { react, entry, pages, metafile };
}
