import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import * as esbuild from 'esbuild';
import { hash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, pathBelow } from '../shared/outputFile.ts';
import { areOnly } from '../shared/sourceKind.ts';
import { COMMON, componentOf, type Pages, pageSheets, type Sheets } from './sheets.ts';

/** The site's code, which is the same in every language. */
export interface Bundle {
  /** The files that browsers load: scripts, style sheets, drawings. */
  files: OutputFile[];
  /** A page's first files: scripts, first the one that imports the others, and modules of the content. */
  startOf: (page: string) => { scripts: string[]; modules: string[] };
  /** The inline scripts: of every page, of 404.html, of notes and the CV, of stories. */
  inline: Record<'start' | 'unknown' | 'menu' | 'story', string>;
  /** The path of the particles' worker. */
  worker: string;
  sheets: Sheets;
  /** The content that browsers may ask for. */
  modules: Set<string>;
  /** The scripts that render pages in Node, and the path of their entry. */
  rendering: { files: { path: string; contents: string | Uint8Array }[]; start: string };
}

/** The browsers that DESIGN names: Chrome 111, Firefox 114, Safari 16.4. */
const TARGET = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/** The entries of browsers and of Node. */
const ENTRY = 'src/main.tsx';
const RENDER = 'src/render/render.tsx';
/** React alone, so that a change of ours doesn't rename its file. */
const REACT = 'src/react.ts';
/** Scripts bundled alone: the inline ones, and the worker. */
const ALONE = 'scripts/start scripts/unknown scripts/menu scripts/story particles/worker'.split(' ');

/** Options that both runs of esbuild have in common. */
const sharedOptions = ({ root, watch }: Options): esbuild.BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  define: {
    'process.env.NODE_ENV': JSON.stringify(watch ? 'development' : 'production'),
    // React would start a navigation to show a pending transition
    // (https://github.com/react/react/pull/33162), but only the site may add history entries.
    navigation: 'undefined',
    // Globals that React looks for and a published site doesn't have.
    ...(!watch && { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', setImmediate: 'undefined' }),
  },
  legalComments: 'none',
  logLevel: 'silent',
  outdir: root,
  target: TARGET,
  write: false,
});

const siteOptions = (options: Options): esbuild.BuildOptions => ({
  ...sharedOptions(options),
  entryPoints: [ENTRY, RENDER, REACT, 'src/**/*.css'],
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  external: ['#site/*'],
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: '#jsx',
  loader: { '.svg': 'file' },
  metafile: true,
  minify: !options.watch,
  plugins: [withCommon(options)],
  splitting: true,
  // Chrome compiles such a file ahead, off the main thread. Evaluating React was the longest task: 150 ms at
  // 4× throttle, 40 with this. https://v8.dev/blog/explicit-compile-hints
  banner: { js: '//# allFunctionsCalledOnLoad' },
});

/**
 * Makes each file that starts a page import the modules that most pages share, so that esbuild puts those
 * into one file.
 */
const withCommon = ({ root }: Options): esbuild.Plugin => ({
  name: 'common',
  setup({ onLoad }) {
    const filter = /[\\/]src[\\/](main|render[\\/]render|pages[\\/]\w+[\\/]\w+Page)\.tsx$/;
    onLoad({ filter }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      return { contents: `import ${JSON.stringify(join(root, COMMON))};${code}`, loader: 'tsx' };
    });
  },
});

const aloneOptions = (options: Options): esbuild.BuildOptions => ({
  ...sharedOptions(options),
  entryPoints: ALONE.map((file) => `src/${file}.ts`),
  entryNames: '[name]',
  format: 'iife',
  metafile: true,
  minify: true,
});

/**
 * Bundles the site's scripts and styles, for browsers and for prerendering, in one run, so that class names
 * agree. The content isn't bundled: an import map finds its modules (siteModules.ts). Stays warm between
 * rebuilds.
 */
export async function openBundler(options: Options) {
  const site = await esbuild.context(siteOptions(options));
  let last: esbuild.BuildResult | undefined;

  return {
    /**
     * @param changed the files that differ from the last time; all by default
     * @returns a function that makes the bundle for a site's pages
     */
    async bundle(changed?: string[]): Promise<(pages: Pages) => Bundle> {
      const before = areOnly(changed, 'document', 'content', 'static', 'shell') ? last : undefined;
      last = undefined; // what fails is tried again

      const [whole, alone] = await Promise.all([
        before ?? site.rebuild(),
        esbuild.build(aloneOptions(options)),
      ]);

      last = whole;

      const outputs = outputsOf(whole, options);
      const scripts = Object.fromEntries(
        (alone.outputFiles ?? []).map(({ path, text }) => [basename(path, '.js'), text.trim()]),
      );

      return (pages) => bundleFrom(outputs, scripts, pages);
    },
    dispose: () => site.dispose(),
  };
}

/** The outputs of the run for the site. */
function outputsOf(
  { metafile, outputFiles = [], warnings }: esbuild.BuildResult,
  { root, assetsUrl }: Options,
) {
  if (!metafile) throw new Error('esbuild returned no metafile');

  const broken = warnings.filter(({ id }) => id === 'css-syntax-error');
  if (broken.length > 0) throw Object.assign(new Error('a style sheet is broken'), { errors: broken });

  const { inputs, outputs } = metafile;
  const contents = new Map(outputFiles.map((file) => [pathBelow(root, file.path), file]));
  const paths = (type: string) => [...contents.keys()].filter((path) => extname(path) === type);

  const outputOf = (source: string) => {
    const [path] = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === source) ?? [];
    if (!path) throw new Error(`${source} is missing: put it back`);
    return path;
  };

  /** An output and those that it imports, on demand as well if asked for; `found` is added to. */
  const reached = (source: string, onDemand: boolean, found = new Set<string>()): Set<string> => {
    const visit = (path: string) => {
      if (found.has(path)) return;
      found.add(path);
      for (const { kind, path: next, external } of outputs[path]?.imports ?? [])
        if (!external && (kind === 'import-statement' || onDemand)) visit(next);
    };

    visit(outputOf(source));

    return found;
  };

  const fileAt = (path: string) => ({ path, contents: contents.get(path)?.contents ?? '' });

  /** A style sheet, with the addresses of the drawings that it names. */
  const textOf = (sheet: string) =>
    paths('.svg').reduce(
      (css, path) => css.replaceAll(`./${basename(path)}`, assetsUrl + path),
      contents.get(outputOf(sheet))?.text.trim() ?? '',
    );

  return { inputs, outputs, outputOf, reached, fileAt, paths, textOf };
}

function bundleFrom(
  { inputs, outputs, outputOf, reached, fileAt, paths, textOf }: ReturnType<typeof outputsOf>,
  scripts: Record<string, string>,
  pages: Pages,
): Bundle {
  const sheets = pageSheets({ inputs, textOf }, pages);
  const { worker = '', ...inline } = scripts;
  const workerPath = `assets/worker-${hash(worker)}.js`;
  const routed = pages.filter(({ definition }) => !definition.document).map(({ name }) => componentOf(name));
  // The pattern that loads pages also finds documents, pages that the site leaves out, and other components.
  const others = Object.entries(outputs).filter(
    ([, { entryPoint = '' }]) => entryPoint.startsWith('src/pages/') && !routed.includes(entryPoint),
  );

  const left = new Set(others.map(([path]) => path));
  const published = [...reached(ENTRY, true, new Set(left))].filter((path) => !left.has(path));

  const modulesIn = (paths: string[]) => {
    const outside = paths.flatMap((path) => outputs[path]?.imports.filter(({ external }) => external) ?? []);
    return outside.map(({ path, kind }) => ({ name: path.slice('#site/'.length), kind }));
  };

  return {
    files: [
      ...[...published, ...paths('.svg')].map(fileAt),
      ...sheets.files,
      { path: workerPath, contents: worker },
    ],
    startOf(page) {
      const own = [...reached(componentOf(page), false, reached(ENTRY, false))];
      const modules = modulesIn(own).filter(({ kind }) => kind === 'import-statement');
      return { scripts: own, modules: [...new Set(modules.map(({ name }) => name))] };
    },
    inline: inline as Bundle['inline'],
    worker: workerPath,
    sheets,
    modules: new Set(modulesIn(published).map(({ name }) => name)),
    rendering: { files: [...reached(RENDER, true)].map(fileAt), start: outputOf(RENDER) },
  };
}
