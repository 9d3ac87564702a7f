import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { hash } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { areOnly } from '../shared/sourceKind.ts';
import {
  contentImportedBy,
  fileAt,
  importedBy,
  type Outputs,
  outputsOf,
  pathOf,
  sheetText,
} from './outputs.ts';
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
  rendering: { files: OutputFile[]; start: string };
}

/** The oldest browsers that the site supports: Chrome 111, Firefox 114, Safari 16.4. */
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
  external: ['#site/*'],
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: '#jsx',
  metafile: true,
  minify: !options.watch,
  plugins: [withCommon(options)],
  splitting: true,
  // Chrome compiles such a file ahead, off the main thread. Evaluating React was the longest task: 150 ms at
  // 4× throttle, 40 with this. https://v8.dev/blog/explicit-compile-hints
  banner: { js: '//# allFunctionsCalledOnLoad' },
});

/**
 * Makes each file that starts a page import the modules that more than one has, so that esbuild puts those
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
  // The project's own would put "use strict" into every page.
  tsconfigRaw: {},
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

      const outputs = outputsOf(whole, options.root);
      const scripts = Object.fromEntries(
        (alone.outputFiles ?? []).map(({ path, text }) => [basename(path, '.js'), text.trim()]),
      );

      return (pages) => bundleFrom(outputs, scripts, pages);
    },
    dispose: () => site.dispose(),
  };
}

function bundleFrom(
  outputs: Outputs,
  { worker = '', ...inline }: Record<string, string>,
  pages: Pages,
): Bundle {
  const { inputs } = outputs.metafile;
  const sheets = pageSheets({ inputs, textOf: (source) => sheetText(outputs, source) }, pages);
  const workerPath = `assets/worker-${hash(worker)}.js`;

  const entry = pathOf(outputs, ENTRY);
  const published = importedBy(outputs, [entry], { onDemand: true, without: unpublished(outputs, pages) });
  const rendering = pathOf(outputs, RENDER);

  return {
    files: [
      ...published.map((path) => fileAt(outputs, path)),
      ...sheets.files,
      { path: workerPath, contents: worker },
    ],
    startOf(page) {
      const scripts = importedBy(outputs, [entry, pathOf(outputs, componentOf(page))]);
      return { scripts, modules: contentImportedBy(outputs, scripts) };
    },
    inline: inline as Bundle['inline'],
    worker: workerPath,
    sheets,
    modules: new Set(contentImportedBy(outputs, published, { onDemand: true })),
    rendering: {
      files: importedBy(outputs, [rendering], { onDemand: true }).map((path) => fileAt(outputs, path)),
      start: rendering,
    },
  };
}

/** The pattern that loads pages also finds printed pages, pages that the site leaves out, and other components. */
function unpublished({ metafile }: Outputs, pages: Pages): string[] {
  const routed = pages.filter(({ definition }) => !definition.printed).map(({ name }) => componentOf(name));

  return Object.entries(metafile.outputs).flatMap(([path, { entryPoint = '' }]) =>
    entryPoint.startsWith('src/pages/') && !routed.includes(entryPoint) ? path : [],
  );
}
