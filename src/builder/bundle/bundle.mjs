import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { subsetFonts } from '../assets/font.mjs';
import { openGraph } from './graph.mjs';
import { minify } from './minify.mjs';
import { browserOnly, picturesWithContent, sharedByPages, virtualSite } from './plugins.mjs';
import { bundleReact, PACKAGES, reactElsewhere } from './react.mjs';
import { compileStyles, namesOfStyles } from './styles.mjs';
import { workers } from './workers.mjs';

/** @typedef {import('./plugins.mjs').SiteModule} SiteModule */

/**
 * @typedef {object} Client what a page must load
 * @property {{ path: string, contents: string | Uint8Array }[]} files below the site's root
 * @property {string} main the entry's file
 * @property {string[]} preload the files that the entry imports
 * @property {(page: string) => string} cssOf the styles in a page's head: the frame's, then its own
 * @property {string} start the inline script of every page, which loads the others
 * @property {Record<string, string[]>} pages each page's file and what it imports, by page name
 * @property {esbuild.Metafile} metafile
 */

/** @typedef {typeof import('../../prerender/render.tsx')} Prerenderer */

const TARGET = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];
/** The curriculum's page, a document of its own. */
const CV = 'CV';

/**
 * Bundles the site's styles and its scripts, once for the browser and once for prerendering; stays warm between
 * rebuilds.
 *
 * @param {import('../shared/options.mjs').Options} options
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch }) {
  /** @type {SiteModule | undefined} */
  let site;
  /** @type {import('./styles.mjs').Styles | undefined} */
  let styles;
  const mode = watch ? 'development' : 'production';
  const graph = await openGraph({ root, external: PACKAGES });
  const react = await openReact().catch(async (error) => {
    await graph.dispose();
    throw error;
  });

  async function openReact() {
    return bundleReact(watch ? null : await graph.read(), { root, cacheDir, target: TARGET });
  }

  /** @type {esbuild.BuildOptions} */
  const shared = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'silent',
    metafile: true,
    outdir: root,
    write: false,
  };
  const client = await esbuild.context({
    ...shared,
    entryPoints: ['src/main.tsx'],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: assetsUrl,
    splitting: true,
    target: TARGET,
    minify: !watch,
    plugins: [
      virtualSite(() => site),
      picturesWithContent(() => site),
      namesOfStyles(root, () => styles?.names),
      sharedByPages(root),
      workers({ root, cacheDir, mode, target: TARGET, watch }),
      reactElsewhere(assetsUrl + react.path),
    ],
  });
  const server = await esbuild.context({
    ...shared,
    entryPoints: ['src/prerender/render.tsx'],
    packages: 'external',
    platform: 'node',
    plugins: [
      virtualSite(() => site),
      picturesWithContent(() => site),
      namesOfStyles(root, () => styles?.names),
      browserOnly,
    ],
  });

  return {
    /** Compiles the style sheets that the pages import now. */
    async compileStyles() {
      const plugins = [subsetFonts({ cacheDir })];
      return compileStyles(await graph.read(), { root, target: TARGET, watch, assetsUrl, plugins });
    },

    /**
     * @param {Omit<SiteModule, 'styles'>} given
     * @param {import('./styles.mjs').Styles} compiled
     * @param {string} added styles that the content adds to the frame's
     * @returns {Promise<{ client: Client, prerenderer: Prerenderer }>}
     */
    async rebuild(given, compiled, added) {
      styles = compiled;
      const addresses = Object.entries(compiled.pages).map(([page, { path }]) => [page, path]);
      site = { ...given, styles: Object.fromEntries(addresses) };
      const [start, built, rendering] = await Promise.all([
        bundleStart(root),
        client.rebuild(),
        server.rebuild(),
      ]);
      const [prerenderer, scripts] = await Promise.all([
        load(rendering.outputFiles?.[0]?.text ?? '', cacheDir),
        outputs(built, { root, cacheDir, watch }),
      ]);
      const frame = compiled.frame + prerenderer.ringStyles() + added;
      const sheets = Object.values(compiled.pages).map(({ path, text }) => ({ path, contents: text }));
      return {
        prerenderer,
        client: {
          files: [react, ...compiled.files, ...sheets, ...scripts],
          cssOf: (page) => (page === CV ? compiled.cv + added : frame + (compiled.pages[page]?.text ?? '')),
          start,
          ...reached(built.metafile, react.path),
        },
      };
    },
    dispose: () => Promise.all([graph.dispose(), client.dispose(), server.dispose()]),
  };
}

/**
 * Which files the entry and the pages need.
 *
 * @param {esbuild.Metafile | undefined} metafile
 * @param {string} react the path of React's file
 * @returns {Pick<Client, 'main' | 'preload' | 'pages' | 'metafile'>}
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
  const [main] = entries.find(([, { entryPoint }]) => entryPoint === 'src/main.tsx') ?? [];
  if (!main) throw new Error('esbuild wrote no output for src/main.tsx');
  /** @type {Client['pages']} */
  const pages = {};
  for (const [file, { entryPoint }] of entries) {
    const name = entryPoint?.match(/^src\/pages\/(\w+)\.tsx$/)?.[1];
    if (name) pages[name] = withImports(file);
  }
  return { main, preload: withImports(main).slice(1), pages, metafile };
}

/**
 * @param {string} root
 * @returns {Promise<string>} src/loading/start.ts as an inline script
 */
async function bundleStart(root) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/loading/start.ts'],
    bundle: true,
    format: 'iife',
    logLevel: 'silent',
    minify: true,
    target: TARGET,
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * @param {esbuild.BuildResult} result
 * @param {{ root: string, cacheDir: string, watch: boolean }} options
 * @returns {Promise<Client['files']>}
 */
async function outputs({ outputFiles = [] }, { root, cacheDir, watch }) {
  return Promise.all(
    outputFiles.map(async ({ path, contents, text }) => ({
      path: path.slice(root.length + 1),
      contents: watch || !path.endsWith('.js') ? contents : await minify(text, { cacheDir }),
    })),
  );
}

/**
 * @param {string} code
 * @param {string} cacheDir inside the project, so that the module finds its packages
 * @returns {Promise<Prerenderer>}
 */
async function load(code, cacheDir) {
  if (!code) throw new Error('the prerendering bundle is empty');
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'render-'));
  try {
    const file = join(folder, 'render.mjs');
    await writeFile(file, code);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
