import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as esbuild from 'esbuild';
import { subsetFonts } from '../assets/font.ts';
import type { Edition } from '../content/content.ts';
import { stateOf } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { type Client, openClient } from './client.ts';
import { type Graph, openGraph, type Pages } from './graph.ts';
import { openInline } from './inline.ts';
import { fileBeside, loaderModules, PROSE, type SiteFacts, virtualModules } from './modules.ts';
import { openPrerenderers, type Prerenderer } from './prerenderer.ts';
import { bundleReact, PACKAGES } from './react.ts';
import { compileStyles, type Styles } from './styles.ts';

/** A language's code, bundled when it is first asked for: while developing, few languages are. */
export interface BundledEdition {
  edition: Edition;
  client: () => Promise<Client>;
  prerenderer: () => Promise<Prerenderer>;
}

/** Everything that the pages are made of. */
export interface Bundles {
  editions: BundledEdition[];
  /** Below the site's root; those of editions are their clients'. */
  files: OutputFile[];
  /** The styles in a page's head: the frame's, then its own. */
  cssOf: (page: string) => string;
  /** The inline script of every page, the one of 404.html, and that of stories and notes. */
  inline: (name: 'start' | 'unknown' | 'menu') => string;
}

const TARGET = ['es2022', 'chrome120', 'firefox113', 'safari16.4'];

/**
 * Bundles the site's styles and its scripts, once for the browser in each language and once for prerendering; stays warm
 * between rebuilds.
 */
export async function openBundles({ root, cacheDir, assetsUrl, watch, minify }: Options) {
  let styles: Styles | undefined;
  /** What those styles were compiled from. */
  let compiledFrom = '';
  /** The state of the site's code. */
  let code = '';
  /** The style sheets that the pages import, and the code in which they were found. */
  let imported: { from: string; graph: Graph } | undefined;
  const mode = watch ? 'development' : 'production';
  const graph = await openGraph({ root, external: PACKAGES });
  const react = await bundleReact({ root, cacheDir, target: TARGET, watch, minify }).catch(async (error) => {
    await graph.dispose();
    throw error;
  });

  const shared: esbuild.BuildOptions = {
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
  /** kept when an edition is removed, since it may come back */
  const clients: Map<string, ReturnType<typeof openClient>> = new Map();

  /**
   * @param code of an edition
   */
  function clientOf(code: string) {
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
     * @param characters those that the fonts should contain
     */
    async compileStyles(pages: Pages, characters: string) {
      code = await stateOf(await codeOf(root));
      const loaders = loaderModules(pages);
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
     * @param added styles that the content adds to the frame's and to documents'
     */
    async rebuild(
      editions: Edition[],
      given: Omit<SiteFacts, 'styles'>,
      compiled: Styles,
      added: string,
    ): Promise<Bundles> {
      const [{ pages } = { pages: [] }] = editions;
      const sheets = Object.entries(compiled.pages).map(([name, text]) => {
        const { definition, content } = pages.find((page) => page.name === name) ?? {};
        const own = text + (definition?.styles?.(content) ?? '');
        return { name, text: own, path: `assets/${name}-${inName(hash(own))}.css` };
      });
      // No script loads the styles of stories and notes.
      const loaded = sheets.filter(({ name }) => name !== PROSE.name);
      const site = { ...given, styles: Object.fromEntries(loaded.map(({ name, path }) => [name, path])) };
      const loaders = loaderModules(pages);
      const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
      const scripts = await inline.rebuild();
      const rendering = once(() => prerenderers.rebuild(loaders));
      const state = code;
      return {
        // Bundle each edition separately, so that a visitor loads only one language.
        editions: editions.map((edition) => ({
          edition,
          client: once(async () => {
            const modules = new Map([...virtualModules(edition, editions, site), ...loaders]);
            return (await clientOf(edition.code)).rebuild(modules, routed, state);
          }),
          prerenderer: once(async () => {
            const modules = virtualModules(edition, editions, site, fileBeside);
            return prerenderers.load(await rendering(), { language: edition.code, modules });
          }),
        })),
        files: [react, ...compiled.files, ...loaded.map(({ path, text }) => ({ path, contents: text }))],
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

/** The files of the site's code. What the content files say is in the virtual modules. */
async function codeOf(root: string) {
  const all = await readdir(join(root, 'src'), { recursive: true });
  const names = all.filter((name) => /^(?!builder|content)/.test(name));
  return names.map((name) => join(root, 'src', name));
}
