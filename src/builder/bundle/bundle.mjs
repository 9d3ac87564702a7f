import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { subsetFonts } from '../assets/font.mjs';
import { stateOf } from '../shared/files.mjs';
import { hash, inName } from '../shared/hash.mjs';
import { openClient } from './client.mjs';
import { openGraph } from './graph.mjs';
import { openInline } from './inline.mjs';
import { fileBeside, loaderModules, PROSE, virtualModules } from './modules.mjs';
import { openPrerenderers } from './prerenderer.mjs';
import { bundleReact, PACKAGES } from './react.mjs';
import { compileStyles } from './styles.mjs';

/** @typedef {import('../content/content.mjs').Edition} Edition */
/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./graph.mjs').Pages} Pages */
/** @typedef {import('./prerenderer.mjs').Prerenderer} Prerenderer */

/**
 * Everything that the pages are made of.
 *
 * @typedef {object} Bundles
 * @property {{ edition: Edition, client: Client, prerenderer: Prerenderer }[]} editions
 * @property {{ path: string, contents: string | Uint8Array }[]} files below the site's root, those of all editions
 * @property {(page: string) => string} cssOf the styles in a page's head: the frame's, then its own
 * @property {(name: 'start' | 'unknown' | 'menu') => string} inline the inline script of every page, the one of 404.html, and that of stories and notes
 */

const TARGET = ['es2022', 'chrome120', 'firefox113', 'safari16.4'];

/**
 * Bundles the site's styles and its scripts, once for the browser in each language and once for prerendering; stays warm
 * between rebuilds.
 *
 * @param {import('../shared/options.mjs').Options} options
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch, minify }) {
  /** @type {import('./styles.mjs').Styles | undefined} */
  let styles;
  /** What those styles were compiled from. */
  let compiledFrom = '';
  /** The state of the site's code. */
  let code = '';
  /** The style sheets that the pages import, and the code in which they were found. @type {{ from: string, graph: import('./graph.mjs').Graph } | undefined} */
  let imported;
  const mode = watch ? 'development' : 'production';
  const graph = await openGraph({ root, external: PACKAGES });
  const react = await bundleReact({ root, cacheDir, target: TARGET, watch, minify }).catch(async (error) => {
    await graph.dispose();
    throw error;
  });

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
  const inline = await openInline({ root, cacheDir, target: TARGET, minify });
  const prerenderers = await openPrerenderers(shared, { root, cacheDir }, () => styles);
  /** @type {Map<string, ReturnType<typeof openClient>>} kept when an edition is removed, since it may come back */
  const clients = new Map();

  /** @param {string} code of an edition */
  function clientOf(code) {
    const open =
      clients.get(code) ??
      openClient(
        shared,
        { root, cacheDir, assetsUrl, watch, minify, mode, target: TARGET },
        { react, styles: () => styles },
      );
    clients.set(code, open);
    return open;
  }

  return {
    /**
     * Compiles the style sheets that the pages currently import.
     *
     * @param {Pages} pages
     * @param {string} characters those that the fonts should contain
     */
    async compileStyles(pages, characters) {
      code = await stateOf(await codeOf(root));
      const loaders = loaderModules(root, pages);
      const from = JSON.stringify([code, ...loaders]);
      if (imported?.from !== from) imported = { from, graph: await graph.read(pages, loaders) };
      const sheets = code.split('\n').filter((state) => /\.(css|svg) /.test(state));
      const state = JSON.stringify([imported.graph, sheets, characters]);
      if (!styles || state !== compiledFrom) {
        const documents = pages.filter(({ definition }) => definition.isDocument).map(({ name }) => name);
        const plugins = [subsetFonts({ cacheDir, characters })];
        const options = { root, target: TARGET, watch, assetsUrl, plugins };
        styles = await compileStyles(imported.graph, documents, options);
        compiledFrom = state;
      }
      return styles;
    },

    /**
     * @param {Edition[]} editions
     * @param {Omit<import('./modules.mjs').SiteFacts, 'styles'>} given
     * @param {import('./styles.mjs').Styles} compiled
     * @param {string} added styles that the content adds to the frame's and to documents'
     * @returns {Promise<Bundles>}
     */
    async rebuild(editions, given, compiled, added) {
      const [{ pages } = { pages: [] }] = editions;
      const sheets = Object.entries(compiled.pages).map(([name, text]) => {
        const { definition, content } = pages.find((page) => page.name === name) ?? {};
        const own = text + (definition?.styles?.(content) ?? '');
        return { name, text: own, path: `assets/${name}-${inName(hash(own))}.css` };
      });
      // No script loads the styles of stories and notes.
      const loaded = sheets.filter(({ name }) => name !== PROSE.name);
      const site = { ...given, styles: Object.fromEntries(loaded.map(({ name, path }) => [name, path])) };
      const loaders = loaderModules(root, pages);
      const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
      const [scripts, rendering, bundled] = await Promise.all([
        inline.rebuild(),
        prerenderers.rebuild(
          editions.map((edition) => virtualModules(edition, editions, site, fileBeside)),
          loaders,
        ),
        // Bundle each edition separately, so that a visitor loads only one language.
        Promise.all(
          editions.map(async (edition) => {
            const modules = new Map([...virtualModules(edition, editions, site), ...loaders]);
            return (await clientOf(edition.code)).rebuild(modules, routed, code);
          }),
        ),
      ]);
      const files = bundled.flatMap((client) => client.files);
      return {
        editions: editions.map((edition, i) => ({
          edition,
          client: /** @type {Client} */ (bundled[i]),
          prerenderer: /** @type {Prerenderer} */ (rendering[i]),
        })),
        files: [
          react,
          ...compiled.files,
          ...loaded.map(({ path, text }) => ({ path, contents: text })),
          ...new Map(files.map((file) => [file.path, file])).values(),
        ],
        cssOf: (page) =>
          (compiled.documents[page] ?? compiled.frame) +
          added +
          (sheets.find(({ name }) => name === page)?.text ?? ''),
        inline: (name) => scripts[name],
      };
    },

    async dispose() {
      const open = await Promise.all(clients.values());
      await Promise.all([graph, inline, prerenderers, ...open].map((each) => each.dispose()));
    },
  };
}

/**
 * The files of the site's code. What the content files say is in the virtual modules.
 *
 * @param {string} root
 */
async function codeOf(root) {
  const all = await readdir(join(root, 'src'), { recursive: true });
  const names = all.filter((name) => /^(?!builder|content(?!.schema))/.test(name));
  return names.map((name) => join(root, 'src', name));
}
