import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { subsetFonts } from '../assets/font.mjs';
import { stateOf } from '../shared/files.mjs';
import { hash, inName } from '../shared/hash.mjs';
import { openClient } from './client.mjs';
import { openGraph } from './graph.mjs';
import { openInline } from './inline.mjs';
import { fileBeside, sharedModules, virtualModules } from './modules.mjs';
import { openPrerenderers } from './prerenderer.mjs';
import { bundleReact, PACKAGES } from './react.mjs';
import { compileStyles } from './styles.mjs';

/** @typedef {import('../content/content.mjs').Edition} Edition */
/** @typedef {import('./client.mjs').Client} Client */
/** @typedef {import('./prerenderer.mjs').Prerenderer} Prerenderer */

/**
 * Everything that the pages are made of.
 *
 * @typedef {object} Bundles
 * @property {{ edition: Edition, client: Client, content: string | null, prerenderer: Prerenderer }[]} editions `content`:
 *   the file of a script that must run before the client's; none but while developing
 * @property {{ path: string, contents: string | Uint8Array }[]} files below the site's root, those of all editions
 * @property {(page: string) => string} cssOf the styles in a page's head: the frame's, then its own
 * @property {(name: 'start' | 'unknown') => string} inline the inline script of every page, and the one of 404.html
 */

const TARGET = ['es2022', 'chrome120', 'firefox114', 'safari16.4'];
/** The curriculum's page, a document of its own. */
const CV = 'CV';

/**
 * Bundles the site's styles and its scripts, once for the browser in each language and once for prerendering; stays warm
 * between rebuilds.
 *
 * @param {import('../shared/options.mjs').Options} options
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch }) {
  /** @type {import('./styles.mjs').Styles | undefined} */
  let styles;
  /** What those styles were compiled from. */
  let compiledFrom = '';
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
  const inline = await openInline({ root, cacheDir, target: TARGET, watch });
  const prerenderers = await openPrerenderers(shared, { root, cacheDir }, () => styles);
  /** @type {Map<string, ReturnType<typeof openClient>>} kept when an edition goes, since it may come back */
  const clients = new Map();

  /** @param {string} name */
  function clientOf(name) {
    const open =
      clients.get(name) ??
      openClient(
        shared,
        { root, cacheDir, assetsUrl, watch, mode, target: TARGET },
        { react, styles: () => styles },
      );
    clients.set(name, open);
    return open;
  }

  /**
   * Bundles each edition by itself, so that a visitor gets one language.
   *
   * @param {Edition[]} editions
   * @param {import('./modules.mjs').SiteFacts} site
   */
  async function rebuildEach(editions, site) {
    return Promise.all(
      editions.map(async (edition) => {
        const client = await clientOf(edition.code);
        return { client: await client.rebuild(virtualModules(edition, editions, site)), content: null };
      }),
    );
  }

  /**
   * Bundles all editions at once, for development.
   *
   * @param {Edition[]} editions
   * @param {import('./modules.mjs').SiteFacts} site
   */
  async function rebuildShared(editions, site) {
    const { modules, scripts } = sharedModules(editions, site);
    const client = await (await clientOf('all')).rebuild(modules);
    return scripts.map((contents) => ({
      client,
      content: { path: `assets/content-${inName(hash(contents))}.js`, contents },
    }));
  }

  return {
    /**
     * Compiles the style sheets that the pages import now.
     *
     * @param {string} characters those that the fonts are to have
     */
    async compileStyles(characters) {
      const found = await graph.read();
      const sources = await sheetsOf(root);
      const state = JSON.stringify([found.frame, found.pages, await stateOf(sources), characters]);
      if (!styles || state !== compiledFrom) {
        const plugins = [subsetFonts({ cacheDir, characters })];
        styles = await compileStyles(found, { root, target: TARGET, watch, assetsUrl, plugins });
        compiledFrom = state;
      }
      return styles;
    },

    /**
     * @param {Edition[]} editions
     * @param {Omit<import('./modules.mjs').SiteFacts, 'styles'>} given
     * @param {import('./styles.mjs').Styles} compiled
     * @param {string} added styles that the content adds to the frame's
     * @returns {Promise<Bundles>}
     */
    async rebuild(editions, given, compiled, added) {
      const addresses = Object.entries(compiled.pages).map(([page, { path }]) => [page, path]);
      const site = { ...given, styles: Object.fromEntries(addresses) };
      const [scripts, rendering, clients] = await Promise.all([
        inline.rebuild(),
        prerenderers.rebuild(editions.map((edition) => virtualModules(edition, editions, site, fileBeside))),
        watch ? rebuildShared(editions, site) : rebuildEach(editions, site),
      ]);
      const [prerenderer] = rendering;
      const frame = compiled.frame + prerenderer?.ringStyles() + added;
      const sheets = Object.values(compiled.pages).map(({ path, text }) => ({ path, contents: text }));
      const files = clients.flatMap(({ client, content }) => [
        ...client.files,
        ...(content ? [content] : []),
      ]);
      return {
        editions: editions.map((edition, i) => ({
          edition,
          client: /** @type {Client} */ (clients[i]?.client),
          content: clients[i]?.content?.path ?? null,
          prerenderer: /** @type {Prerenderer} */ (rendering[i]),
        })),
        files: [
          react,
          ...compiled.files,
          ...sheets,
          ...new Map(files.map((file) => [file.path, file])).values(),
        ],
        cssOf: (page) => (page === CV ? compiled.cv + added : frame + (compiled.pages[page]?.text ?? '')),
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
 * Every style sheet and drawing of the sources.
 *
 * @param {string} root
 */
async function sheetsOf(root) {
  const names = await readdir(join(root, 'src'), { recursive: true });
  return names.filter((name) => /\.(css|svg)$/.test(name)).map((name) => join(root, 'src', name));
}
