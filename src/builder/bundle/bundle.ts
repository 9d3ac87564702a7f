import { join } from 'node:path';
import type * as esbuild from 'esbuild';
import type { Edition } from '../content/content.ts';
import { developedEntry } from '../shared/developed.ts';
import { stateOf } from '../shared/files.ts';
import { hash, inName } from '../shared/hash.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import { listOwnFiles } from '../shared/ownFiles.ts';
import { whenChanged } from '../shared/whenChanged.ts';
import { type Client, type ClientSources, openClient } from './client.ts';
import { type Sheets, sharedFiles, sheetsIn } from './graph.ts';
import { openInline } from './inline.ts';
import { fileBeside, loaderModules, PROSE, type SiteFacts, virtualModules } from './modules.ts';
import { openPrerenderers, type Prerenderer } from './prerenderer.ts';
import { compileStyles, type Styles } from './styles.ts';

/** A language's code, bundled when it is first asked for: while developing, a page doesn't wait for the others. */
export interface BundledEdition {
  edition: Edition;
  client: () => Promise<Client>;
  /** The files that a page needs: React's, the entry's, then all others. */
  scriptsOf: (page: string) => Promise<string[]>;
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

/** The style sheet that every document gets before its own, and the ornaments, which scripts load. */
const DOCUMENT = 'src/styles/document.css';
const LATE = { name: 'late', file: 'src/styles/late.css' };

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

/**
 * Bundles the site's styles and its scripts, once for the browser in each language and once for prerendering; stays warm
 * between rebuilds.
 */
export async function openBundles(options: Options) {
  const shared = sharedOptions(options);
  const inline = await openInline({ root: options.root, target: TARGET });
  const prerenderers = await openPrerenderers(shared, options);
  const clients = openClients(shared, options);
  return {
    bundle: bundlesFrom({ inline, prerenderers, clients }, options),
    async dispose() {
      await Promise.all([inline, prerenderers, clients].map((each) => each.dispose()));
    },
  };
}

interface Tools {
  inline: Awaited<ReturnType<typeof openInline>>;
  prerenderers: Awaited<ReturnType<typeof openPrerenderers>>;
  clients: ReturnType<typeof openClients>;
}

function bundlesFrom({ inline, prerenderers, clients }: Tools, options: Options) {
  const stylesOf = openStyles(options);
  /**
   * @param facts may still be on their way
   * @param added styles that the content adds to the frame's and to documents'
   */
  return async function bundle(
    editions: Edition[],
    facts: Promise<Omit<SiteFacts, 'styles'>>,
    added: string,
  ): Promise<Bundles> {
    const pages = editions[0]?.pages ?? [];
    const state = await stateOf(await codeOf(options.root));
    const styles = await stylesOf(state);
    const loaders = loaderModules(pages);
    const { names } = styles;
    const [prerendering, scripts] = await Promise.all([
      prerenderers.rebuild({ loaders, names }, state),
      inline.rebuild(state),
    ]);
    const together = sharedFiles(prerendering.inputs, pages);
    const { frameOf, own } = sheetsFor(pages, sheetsIn(prerendering.inputs, pages, together), styles);
    const loaded = own.filter(({ name }) => name !== PROSE.name); // no script loads that of stories and notes
    const paths = Object.fromEntries(loaded.map(({ name, path }) => [name, path]));
    const site = { ...(await facts), styles: paths };
    const routed = pages.filter(({ definition }) => !definition.isDocument).map(({ name }) => name);
    const code = { names, pages: routed, together, state };
    return {
      editions: editions.map((edition) => {
        const client = once(() => {
          const modules = new Map([...virtualModules(edition, editions, site), ...loaders]);
          return clients.rebuild(edition.code, { ...code, modules });
        });
        const prerenderer = once(async () => {
          const modules = virtualModules(edition, editions, site, fileBeside);
          return prerenderers.load(prerendering.code, { language: edition.code, modules });
        });
        const scriptsOf = async (page: string) =>
          options.watch ? [developedEntry(edition.code)] : filesFor(page, await client());
        return { edition, client, scriptsOf, prerenderer };
      }),
      files: [...styles.files, ...loaded.map(({ path, text }) => ({ path, contents: text }))],
      cssOf: (page) => frameOf(page) + added + (own.find(({ name }) => name === page)?.text ?? ''),
      inline: (name) => scripts[name],
    };
  };
}

function filesFor(page: string, { react, entry, pages }: Client) {
  const [first = '', ...imported] = entry;
  return [...new Set([react, first, ...imported, ...(pages[page] ?? [])])];
}

/** Opens a bundler for each language's scripts. One is kept when its language is removed, since it may come back. */
function openClients(shared: esbuild.BuildOptions, options: Options) {
  const clients: Map<string, ReturnType<typeof openClient>> = new Map();
  return {
    async rebuild(code: string, now: ClientSources): Promise<Client> {
      const client = clients.get(code) ?? openClient(shared, { ...options, target: TARGET, code });
      clients.set(code, client);
      return (await client).rebuild(now);
    },
    async dispose() {
      await Promise.all((await Promise.all(clients.values())).map((client) => client.dispose()));
    },
  };
}

/** Compiles the styles again only when they have changed, and joins the same sheets once. */
function openStyles(options: Options) {
  const compile = whenChanged(async () => {
    const styles = await compileStyles(options);
    const joined: Map<string, string> = new Map();
    const join = (sheets: string[]) => {
      const key = sheets.join('\n');
      const text = joined.get(key) ?? styles.join(sheets);
      joined.set(key, text);
      return text;
    };
    return { ...styles, join };
  });
  return (state: string): Promise<Styles> => {
    const ofStyles = state.split('\n').filter((line) => /\.(css|svg) /.test(line));
    return compile(ofStyles.join('\n'), undefined);
  };
}

/** The styles that pages begin with, and each page's own file with what its content adds. */
function sheetsFor(pages: Edition['pages'], { frame, pages: sheets }: Sheets, { join }: Styles) {
  const isDocument = (name: string) => pages.some((page) => page.name === name && page.definition.isDocument);
  const own = Object.entries({ ...sheets, [LATE.name]: [LATE.file] }).filter(([name]) => !isDocument(name));
  return {
    frameOf: (page: string) => join(isDocument(page) ? [DOCUMENT, ...(sheets[page] ?? [])] : frame),
    own: own.map(([name, files]) => {
      const { definition, content } = pages.find((page) => page.name === name) ?? {};
      const text = join(files) + (definition?.styles?.(content) ?? '');
      return { name, text, path: `assets/${name}-${inName(hash(text))}.css` };
    }),
  };
}

/** The files of the site's code. What the content files say is in the virtual modules. */
async function codeOf(root: string) {
  const { files } = await listOwnFiles(root, 'src');
  const names = files.filter((name) => /^(?!builder|content)/.test(name));
  return names.map((name) => join(root, 'src', name));
}
