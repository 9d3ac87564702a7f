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
export async function openBundles(options: Options) {
  const compiler = await openCompiler(options);
  const { root, cacheDir, watch, minify } = options;
  const shared = sharedOptions(options);
  const names = () => compiler.last()?.names;
  const react = await bundleReact({ root, cacheDir, target: TARGET, watch, minify }).catch(async (error) => {
    await compiler.dispose();
    throw error;
  });
  const inline = await openInline({ root, cacheDir, target: TARGET, minify });
  const prerenderers = await openPrerenderers(shared, { root, cacheDir }, names);
  const clients = openClients(shared, options, { react, names });
  return {
    compileStyles: compiler.compile,

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
      const sheets = sheetsOf(pages, compiled);
      // No script loads the styles of stories and notes.
      const loaded = sheets.filter(({ name }) => name !== PROSE.name);
      const site = { ...given, styles: Object.fromEntries(loaded.map(({ name, path }) => [name, path])) };
      const loaders = loaderModules(pages);
      const scripts = await inline.rebuild();
      const rendering = once(() => prerenderers.rebuild(loaders));
      const clientOf = clients(pages, compiler.state());
      const cssOf = (page: string) =>
        (compiled.documents[page] ?? compiled.frame) +
        added +
        (sheets.find(({ name }) => name === page)?.text ?? '');
      return {
        // Bundle each edition separately, so that a visitor loads only one language.
        editions: editions.map((edition) => ({
          edition,
          client: once(() =>
            clientOf(edition.code, new Map([...virtualModules(edition, editions, site), ...loaders])),
          ),
          prerenderer: once(async () => {
            const modules = virtualModules(edition, editions, site, fileBeside);
            return prerenderers.load(await rendering(), { language: edition.code, modules });
          }),
        })),
        files: [react, ...compiled.files, ...loaded.map(({ path, text }) => ({ path, contents: text }))],
        cssOf,
        inline: (name) => scripts[name],
      };
    },

    async dispose() {
      await Promise.all([compiler, inline, prerenderers, clients].map((each) => each.dispose()));
    },
  };
}

/** What the runs of esbuild for the browser and for prerendering have in common. */
const sharedOptions = ({ root, watch }: Options): esbuild.BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(modeOf(watch)) },
  logLevel: 'silent',
  metafile: true,
  outdir: root,
  write: false,
});

const modeOf = (watch: boolean) => (watch ? 'development' : 'production');

/** Opens the compiler of style sheets. It parses the imports, and compiles the sheets, again only when they have changed. */
async function openCompiler({ root, cacheDir, assetsUrl, watch }: Options) {
  const graph = await openGraph({ root, external: PACKAGES });
  let styles: Styles | undefined;
  /** The state of the site's code, the style sheets that it imports, and what they were compiled from. */
  let code = '';
  let imported: { from: string; graph: Graph } | undefined;
  let compiledFrom = '';
  return {
    /**
     * Compiles the style sheets that the pages currently import.
     *
     * @param characters those that the fonts should contain
     */
    async compile(pages: Pages, characters: string): Promise<Styles> {
      code = await stateOf(await codeOf(root));
      const loaders = loaderModules(pages);
      const from = JSON.stringify([code, ...loaders]);
      if (imported?.from !== from) imported = { from, graph: await graph.read(pages, loaders) };
      const sheets = code.split('\n').filter((state) => /\.(css|svg) /.test(state));
      const state = JSON.stringify([imported.graph, sheets, characters]);
      if (styles && state === compiledFrom) return styles;
      const documents = pages.filter(({ definition }) => definition.isDocument).map(({ name }) => name);
      const plugins = [subsetFonts({ cacheDir, characters })];
      styles = await compileStyles(imported.graph, documents, {
        root,
        target: TARGET,
        watch,
        assetsUrl,
        plugins,
      });
      compiledFrom = state;
      return styles;
    },
    /** What was compiled last. */
    last: () => styles,
    /** The state of the code when it was. */
    state: () => code,
    dispose: graph.dispose,
  };
}

/** Opens a bundler for each language's scripts. One is kept when its language is removed, since it may come back. */
function openClients(
  shared: esbuild.BuildOptions,
  { root, cacheDir, assetsUrl, watch, minify }: Options,
  given: Parameters<typeof openClient>[2],
) {
  const clients: Map<string, ReturnType<typeof openClient>> = new Map();
  const options = { root, cacheDir, assetsUrl, watch, minify, mode: modeOf(watch), target: TARGET };
  const clientsOf = (pages: Edition['pages'], state: string) => {
    const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
    return async (code: string, modules: Map<string, string>) => {
      const client = clients.get(code) ?? openClient(shared, options, given);
      clients.set(code, client);
      return (await client).rebuild(modules, routed, state);
    };
  };
  return Object.assign(clientsOf, {
    async dispose() {
      await Promise.all((await Promise.all(clients.values())).map((client) => client.dispose()));
    },
  });
}

/** Each page's own style sheet, with what its content adds. */
const sheetsOf = (pages: Edition['pages'], { pages: compiled }: Styles) =>
  Object.entries(compiled).map(([name, text]) => {
    const { definition, content } = pages.find((page) => page.name === name) ?? {};
    const own = text + (definition?.styles?.(content) ?? '');
    return { name, text: own, path: `assets/${name}-${inName(hash(own))}.css` };
  });

/** The files of the site's code. What the content files say is in the virtual modules. */
async function codeOf(root: string) {
  const all = await readdir(join(root, 'src'), { recursive: true });
  const names = all.filter((name) => /^(?!builder|content)/.test(name));
  return names.map((name) => join(root, 'src', name));
}
