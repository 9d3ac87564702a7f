import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { subsetFonts } from '../assets/font.mjs';
import { hash } from '../shared/hash.mjs';
import { shortClassNames, shortenInScript, shortenInStyles } from './classNames.mjs';
import { minify } from './minify.mjs';
import { browserOnly, frameInPages, picturesWithContent, virtualSite } from './plugins.mjs';
import { bundleReact, reactElsewhere } from './react.mjs';
import { workers } from './workers.mjs';

/**
 * What the site's own code imports as `virtual:site`.
 *
 * @typedef {object} SiteModule
 * @property {string} base
 * @property {string} siteUrl
 * @property {string} assetsUrl
 * @property {string | null} inbox
 * @property {number} buildYear
 * @property {Record<string, Record<string, import('virtual:site').BuiltImage>>} images by content file and `src`
 */

/**
 * @typedef {object} Client what a page must load
 * @property {{ path: string, contents: Uint8Array }[]} files below the site's root
 * @property {string} main the entry's file
 * @property {string[]} preload the files that the entry imports
 * @property {string} css the site's styles, for every page's head
 * @property {string} cvCss the curriculum's
 * @property {string} start the script that stands in every page and loads the others
 * @property {Record<string, string[]>} pages each page's file and what it imports, by page name
 * @property {esbuild.Metafile} metafile
 */

/** @typedef {typeof import('../../prerender/render.tsx')} Prerenderer */

const TARGET = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/**
 * Both bundles of the site, for the browser and for prerendering, kept warm between rebuilds.
 *
 * @param {import('../shared/options.mjs').Options} options
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch }) {
  /** @type {SiteModule | undefined} */
  let site;
  const mode = watch ? 'development' : 'production';
  const react = await bundleReact({ root, cacheDir, target: TARGET, watch });
  const naming = hash(await readFile(new URL('./classNames.mjs', import.meta.url)));

  /** @type {esbuild.BuildOptions} */
  const shared = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    loader: { '.woff2': 'file', '.svg': 'file' },
    logLevel: 'silent',
    metafile: true,
    outdir: root,
    write: false,
  };
  const client = await esbuild.context({
    ...shared,
    entryPoints: ['src/main.tsx', 'src/styles/cv.css'],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    // Files are named before classes are: other rules for those have to make other names for these.
    banner: { js: `/* classes named by ${naming} */` },
    publicPath: assetsUrl,
    splitting: true,
    target: TARGET,
    minifySyntax: !watch,
    minifyWhitespace: !watch,
    plugins: [
      virtualSite(() => site),
      picturesWithContent(() => site),
      frameInPages(root),
      workers({ root, cacheDir, mode, target: TARGET, watch }),
      reactElsewhere(assetsUrl + react.path),
      subsetFonts({ cacheDir }),
    ],
  });
  const server = await esbuild.context({
    ...shared,
    entryPoints: ['src/prerender/render.tsx'],
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    packages: 'external',
    platform: 'node',
    plugins: [virtualSite(() => site), picturesWithContent(() => site), browserOnly],
  });

  return {
    /**
     * @param {SiteModule} given
     * @param {{ styles?: string }} [made] `styles`: what the content adds to them
     * @returns {Promise<{ client: Client, prerenderer: Prerenderer }>}
     */
    async rebuild(given, { styles = '' } = {}) {
      site = given;
      const [start, built, rendering] = await Promise.all([
        bundleStart(root),
        client.rebuild(),
        server.rebuild(),
      ]);
      const [code] = scriptsOf(rendering);
      if (!code) throw new Error('the prerendering bundle is empty');
      const names = watch ? null : namesOf([rendering, built]);
      const [prerenderer, files] = await Promise.all([
        load(names ? shortenInScript(code, names) : code, cacheDir),
        outputs(built, { root, cacheDir, names }),
      ]);
      return { client: describe(built.metafile, [...files, react]), prerenderer };

      /**
       * @param {esbuild.Metafile | undefined} metafile
       * @param {Client['files']} all
       * @returns {Client}
       */
      function describe(metafile, all) {
        if (!metafile) throw new Error('esbuild told nothing of its outputs');
        const entries = Object.entries(metafile.outputs);
        const imports = (/** @type {string} */ file) => {
          const reached = new Set([file]);
          for (const f of reached) {
            for (const i of metafile.outputs[f]?.imports ?? []) {
              if (i.kind === 'import-statement') reached.add(i.external ? react.path : i.path);
            }
          }
          return [...reached];
        };
        /** @type {Client['pages']} */
        const pages = {};
        for (const [file, { entryPoint }] of entries) {
          const name = entryPoint?.match(/^src\/pages\/(\w+)\.tsx$/)?.[1];
          if (name && file.endsWith('.js')) pages[name] = imports(file);
        }
        const main = entries.find(([, o]) => o.entryPoint === 'src/main.tsx');
        const cv = entries.find(([, o]) => o.entryPoint === 'src/styles/cv.css');
        if (!main || !cv) throw new Error('the bundle has no entry');
        const text = (/** @type {string | undefined} */ path) => {
          const file = all.find((f) => f.path === path);
          if (!file) throw new Error(`the bundle has no ${path}`);
          return Buffer.from(file.contents).toString().trim();
        };
        return {
          files: all.filter((f) => !f.path.endsWith('.css')),
          // The entry's stylesheet holds the pages' too; theirs alone are not used.
          css: text(main[1].cssBundle) + prerenderer.ringStyles() + styles,
          cvCss: text(cv[0]) + styles,
          start,
          main: main[0],
          preload: imports(main[0]).slice(1),
          pages,
          metafile,
        };
      }
    },
    dispose: () => Promise.all([client.dispose(), server.dispose()]),
  };
}

/**
 * @param {string} root
 * @returns {Promise<string>} src/loading/start.ts as it can stand in HTML
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
 * Names are shortened after bundling: esbuild would shorten a class in the prerendering bundle, and so in the HTML, to
 * another name than in the browser's.
 *
 * @param {esbuild.BuildResult} result
 * @param {{ root: string, cacheDir: string, names: Map<string, string> | null }} options `names`: short ones of classes;
 *   without them all names stay as they are
 * @returns {Promise<Client['files']>}
 */
async function outputs({ outputFiles = [] }, { root, cacheDir, names }) {
  return Promise.all(
    outputFiles.map(async ({ path, contents, text }) => {
      const code = names ? await shortened(path, text, { cacheDir, names }) : null;
      return { path: path.slice(root.length + 1), contents: code === null ? contents : Buffer.from(code) };
    }),
  );
}

/**
 * @param {string} path
 * @param {string} text
 * @param {{ cacheDir: string, names: Map<string, string> }} options
 */
async function shortened(path, text, { cacheDir, names }) {
  if (path.endsWith('.css')) return shortenInStyles(text, names);
  return path.endsWith('.js') ? minify(shortenInScript(text, names), { cacheDir }) : null;
}

/**
 * Short names for the classes in all bundles.
 *
 * @param {esbuild.BuildResult[]} results
 */
const namesOf = (results) =>
  shortClassNames(
    results.flatMap(scriptsOf).join('\n'),
    results.flatMap(({ metafile }) => Object.keys(metafile?.inputs ?? {})),
  );

/** @param {esbuild.BuildResult} result */
const scriptsOf = ({ outputFiles = [] }) =>
  outputFiles.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text);

/**
 * @param {string} code
 * @param {string} cacheDir inside the project, so that the module finds its packages
 * @returns {Promise<Prerenderer>}
 */
async function load(code, cacheDir) {
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
