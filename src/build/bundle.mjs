import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { subsetFonts } from './font.mjs';

/**
 * What the site's own code imports as `virtual:site`.
 *
 * @typedef {object} SiteModule
 * @property {string} base
 * @property {string} siteUrl
 * @property {string} assetsUrl
 * @property {string | null} inbox
 * @property {number} buildYear
 * @property {Record<string, import('virtual:site').BuiltImage>} images
 */

/**
 * @typedef {object} Client what a page must load
 * @property {{ path: string, contents: Uint8Array }[]} files below the site's root
 * @property {string} main the entry's file
 * @property {string[]} preload the files that the entry imports
 * @property {string} css the one stylesheet
 * @property {Record<string, string[]>} pages each page's file and what it imports, by page name
 * @property {esbuild.Metafile} metafile
 */

/** @typedef {typeof import('./render.tsx')} Prerenderer */

const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'wouter'];
const TARGET = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/**
 * Both bundles of the site, for the browser and for prerendering, kept warm between rebuilds.
 *
 * @param {import('./options.mjs').Options} options
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch }) {
  /** @type {SiteModule | undefined} */
  let site;
  const mode = watch ? 'development' : 'production';
  const react = await bundleReact({ root, mode });

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
    entryPoints: ['src/main.tsx'],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    publicPath: assetsUrl,
    splitting: true,
    target: TARGET,
    minifySyntax: !watch,
    minifyWhitespace: !watch,
    plugins: [virtualSite(() => site), reactElsewhere(assetsUrl + react.path), subsetFonts({ cacheDir })],
  });
  const server = await esbuild.context({
    ...shared,
    entryPoints: ['src/build/render.tsx'],
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    packages: 'external',
    platform: 'node',
    plugins: [virtualSite(() => site), browserOnly],
  });

  return {
    /**
     * @param {SiteModule} given
     * @returns {Promise<{ client: Client, prerenderer: Prerenderer }>}
     */
    async rebuild(given) {
      site = given;
      const [built, prerenderer] = await Promise.all([
        client.rebuild(),
        server.rebuild().then((result) => load(result, cacheDir)),
      ]);
      const files = await outputs(built, { root, minify: !watch });
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
        const css = main?.[1].cssBundle;
        if (!main || !css) throw new Error('the bundle has no entry or no stylesheet');
        // The entry's stylesheet holds the pages' too; theirs alone are not used.
        const files = all.filter((f) => f.path === css || !f.path.endsWith('.css'));
        return { files, main: main[0], preload: imports(main[0]).slice(1), css, pages, metafile };
      }
    },
    dispose: () => Promise.all([client.dispose(), server.dispose()]),
  };
}

/**
 * React and the router in a file of their own: it stays in visitors' caches when the site changes.
 *
 * @param {{ root: string, mode: string }} options
 */
async function bundleReact({ root, mode }) {
  const names = new Map();
  for (const from of REACT) {
    for (const name of Object.keys(await import(from))) {
      if (/^[a-z_$]/i.test(name) && !['default', 'module.exports'].includes(name) && !names.has(name))
        names.set(name, from);
    }
  }
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: [...names].map(([name, from]) => `export { ${name} } from '${from}';`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    legalComments: 'none',
    logLevel: 'silent',
    minify: mode === 'production',
    target: TARGET,
    write: false,
  });
  const contents = outputFiles[0]?.contents ?? new Uint8Array();
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  return { path: `assets/react-${hash}.js`, contents };
}

/**
 * @param {string} url
 * @returns {esbuild.Plugin}
 */
function reactElsewhere(url) {
  return {
    name: 'react-elsewhere',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^(${REACT.join('|')})$`) }, () => ({ path: url, external: true }));
    },
  };
}

/**
 * What is imported on demand in the browser alone, and can't be loaded in Node: prerendering never comes there.
 *
 * @type {esbuild.Plugin}
 */
const browserOnly = {
  name: 'browser-only',
  setup({ onResolve }) {
    onResolve({ filter: /\/engine\.ts$/ }, ({ path }) => ({ path, external: true }));
  },
};

/**
 * @param {() => SiteModule | undefined} site
 * @returns {esbuild.Plugin}
 */
function virtualSite(site) {
  return {
    name: 'virtual-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site$/ }, () => ({ path: 'site', namespace: 'virtual' }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
        contents: Object.entries(site() ?? {})
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}

/**
 * Names are shortened after bundling and only in scripts: class names stay as in the sources, so that the
 * prerendered HTML, which comes from another bundle, carries the same ones.
 *
 * @param {esbuild.BuildResult} result
 * @param {{ root: string, minify: boolean }} options
 * @returns {Promise<Client['files']>}
 */
async function outputs({ outputFiles = [] }, { root, minify }) {
  return Promise.all(
    outputFiles.map(async ({ path, contents, text }) => {
      const short = minify && path.endsWith('.js');
      const code = short
        ? await esbuild.transform(text, { format: 'esm', minify: true, target: TARGET })
        : null;
      return { path: path.slice(root.length + 1), contents: code ? Buffer.from(code.code) : contents };
    }),
  );
}

/**
 * @param {esbuild.BuildResult} result
 * @param {string} cacheDir inside the project, so that the module finds its packages
 * @returns {Promise<Prerenderer>}
 */
async function load({ outputFiles = [] }, cacheDir) {
  const code = outputFiles.find((f) => f.path.endsWith('.js'));
  if (!code) throw new Error('the prerendering bundle is empty');
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'render-'));
  try {
    const file = join(folder, 'render.mjs');
    await writeFile(file, code.contents);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
