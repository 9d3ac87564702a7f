import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type * as esbuild from 'esbuild';
import type { Edition } from '../content/content.ts';
import { stateOf } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { type Client, openClient, weigh } from './client.ts';
import { openInline } from './inline.ts';
import {
  fileBeside,
  loaderModules,
  PROSE,
  type SiteFacts,
  showsWeight,
  virtualModules,
  weightModule,
} from './modules.ts';
import { openPrerenderers, type Prerenderer } from './prerenderer.ts';
import { bundleReact } from './react.ts';
import { type Pages, type Sheets, sheetsIn } from './sheets.ts';
import { compileStyles, namesModule, type Styles } from './styles.ts';

/** A language's code, bundled when it is first asked for: while developing, few languages are. */
export interface BundledEdition {
  edition: Edition;
  client: () => Promise<Client>;
  /** In kilobytes, if its content shows it (virtual:weight). */
  weight: () => Promise<number | null>;
  prerenderer: () => Promise<Prerenderer>;
}

/** Everything that the pages are made of. */
export interface Bundles {
  editions: BundledEdition[];
  /** Below the site's root; those of editions are their clients'. */
  files: OutputFile[];
  /** The styles in a page's head: the frame's, then its own. */
  cssOf: (page: string) => string;
  /** The inline script of every page, the one of 404.html, that of notes and that of stories. */
  inline: (name: 'start' | 'unknown' | 'menu' | 'story') => string;
}

const TARGET = ['es2022', 'chrome120', 'firefox113', 'safari16.4'];

/** The site's code as it was at the last build, bundled for prerendering, with the style sheets that it imports. */
interface Code {
  state: string;
  loaders: Map<string, string>;
  prerendering: string;
  styles: Styles;
}

/**
 * Bundles the site's styles and its scripts, once for the browser in each language and once for prerendering; stays warm
 * between rebuilds.
 */
export async function openBundles(options: Options) {
  const { root, watch } = options;
  const shared = sharedOptions(options);
  const react = await bundleReact({ root, target: TARGET, watch });
  const inline = await openInline({ root, target: TARGET });
  const prerenderers = await openPrerenderers(shared, options);
  const compile = openCompiler(options);
  const clients = openClients(shared, options, react);
  const tools = { prerenderers, clients, weigh: weigher(react, options) };

  return {
    /** Bundles the code for prerendering, and compiles the style sheets that it imports. */
    async readCode(pages: Pages): Promise<Code> {
      const state = await stateOf(await codeOf(root));
      const loaders = loaderModules(pages);
      const { code: prerendering, metafile } = await prerenderers.rebuild(loaders);
      const styles = await compile(sheetsIn(metafile, pages), { pages, state });
      return { state, loaders, prerendering, styles };
    },

    /**
     * @param added styles that the content adds to the frame's and to documents'
     */
    async rebuild(
      editions: Edition[],
      given: Omit<SiteFacts, 'styles'>,
      code: Code,
      added: string,
    ): Promise<Bundles> {
      const scripts = await inline.rebuild();
      const sheets = sheetsOf(editions[0]?.pages ?? [], code.styles);
      return {
        editions: bundleEditions(editions, given, code, sheets, tools),
        files: [
          react,
          ...code.styles.files,
          ...loaded(sheets).map(({ path, text }) => ({ path, contents: text })),
        ],
        cssOf: (page) => frameOf(page, code.styles) + added + textOf(page, sheets),
        inline: (name) => scripts[name],
      };
    },

    async dispose() {
      await Promise.all([inline, prerenderers, clients].map((each) => each.dispose()));
    },
  };
}

/** Weighs an edition's scripts, if its content shows that. While developing, pages don't wait for their scripts. */
const weigher =
  (shared: OutputFile, { watch, cacheDir }: Options) =>
  async (client: () => Promise<Client>, { content, pages: [home] }: Edition): Promise<number | null> =>
    watch || !home || !showsWeight(content) ? null : weigh(home.name, await client(), { shared, cacheDir });

/** Options that the runs of esbuild for the browser and for prerendering have in common. */
const sharedOptions = ({ root, watch }: Options): esbuild.BuildOptions => ({
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': JSON.stringify(watch ? 'development' : 'production') },
  logLevel: 'silent',
  metafile: true,
  outdir: root,
  write: false,
});

type Prerenderers = Awaited<ReturnType<typeof openPrerenderers>>;

/** Bundles each edition separately, so that a visitor loads only one language. */
function bundleEditions(
  editions: Edition[],
  given: Omit<SiteFacts, 'styles'>,
  code: Code,
  sheets: PageSheet[],
  {
    prerenderers,
    clients,
    weigh,
  }: {
    prerenderers: Prerenderers;
    clients: ReturnType<typeof openClients>;
    weigh: ReturnType<typeof weigher>;
  },
): BundledEdition[] {
  const { loaders, styles, prerendering } = code;
  const addresses = loaded(sheets).map(({ name, path }) => [name, path]);
  const site = { ...given, styles: Object.fromEntries(addresses) };
  const clientOf = clients(editions[0]?.pages ?? [], code);
  return editions.map((edition) => {
    const client = once(() =>
      clientOf(edition.code, new Map([...virtualModules(edition, editions, site), ...loaders])),
    );
    const weight = once(() => weigh(client, edition));
    const prerenderer = once(async () => {
      const modules = virtualModules(edition, editions, site, fileBeside);
      modules.set(...namesModule(styles));
      modules.set(...weightModule(await weight()));
      return prerenderers.load(prerendering, { language: edition.code, modules });
    });
    return { edition, client, weight, prerenderer };
  });
}

/** Opens the compiler of style sheets: it compiles them again only when they have changed. */
function openCompiler({ root, assetsUrl, watch }: Options) {
  let last: { from: string; styles: Styles } | undefined;
  return async (sheets: Sheets, { pages, state }: { pages: Pages; state: string }): Promise<Styles> => {
    const ofSheets = state.split('\n').filter((line) => /\.(css|svg) /.test(line));
    const from = JSON.stringify([sheets, ofSheets]);
    if (last?.from === from) return last.styles;
    const documents = pages.filter(({ definition }) => definition.isDocument).map(({ name }) => name);
    const styles = await compileStyles(sheets, documents, {
      root,
      target: TARGET,
      watch,
      assetsUrl,
    });
    last = { from, styles };
    return styles;
  };
}

/** Opens a bundler for each language's scripts. One is kept when its language is removed, since it may come back. */
function openClients(
  shared: esbuild.BuildOptions,
  options: Options,
  react: Awaited<ReturnType<typeof bundleReact>>,
) {
  const clients: Map<string, ReturnType<typeof openClient>> = new Map();
  const clientsOf = (pages: Edition['pages'], { state, styles: { names } }: Code) => {
    const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
    return async (code: string, modules: Map<string, string>) => {
      const client = clients.get(code) ?? openClient(shared, { ...options, target: TARGET }, react);
      clients.set(code, client);
      return (await client).rebuild({ modules, names, pages: routed, state });
    };
  };
  return Object.assign(clientsOf, {
    async dispose() {
      await Promise.all((await Promise.all(clients.values())).map((client) => client.dispose()));
    },
  });
}

interface PageSheet {
  name: string;
  text: string;
  path: string;
}

const frameOf = (page: string, { documents, frame }: Styles) => documents[page] ?? frame;
const textOf = (page: string, sheets: PageSheet[]) => sheets.find(({ name }) => name === page)?.text ?? '';

/** No script loads the styles of stories and notes. */
const loaded = (sheets: PageSheet[]) => sheets.filter(({ name }) => name !== PROSE.name);

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
