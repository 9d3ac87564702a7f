import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Render from '../../documents/render.tsx';
import type { Bundle } from '../bundle/bundle.ts';
import { type SiteFacts, siteModules } from '../bundle/siteModules.ts';
import type { Edition } from '../content/content.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import type { Looks } from './previews.ts';

type LookedEdition = Edition & { looks: Looks['looks'] };

/** A language of the site with its content as browsers and the prerenderer load it. */
export interface BuiltEdition {
  edition: LookedEdition;
  /** Where an import map finds `#site/`, below the assets' address. */
  folder: string;
  files: OutputFile[];
  /** The site's code with this content, loaded when it is first asked for. */
  renderer: () => Promise<typeof Render>;
}

/** @returns a function that makes them; it loads the renderer again only when code or content differ */
export function openEditions({ watch }: { watch: boolean }) {
  // React warns of each empty attribute where this is missing, as on Node 20
  // (react-dom-server.edge.development.js, writeChunk).
  if (watch && !('detached' in ArrayBuffer.prototype))
    Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });
  const loaded = new Map<string, { key: string; renderer: BuiltEdition['renderer'] }>();
  return (editions: LookedEdition[], bundle: Bundle, facts: SiteFacts): BuiltEdition[] =>
    editions.map((edition) => {
      const { code } = edition;
      const modules = Object.entries(siteModules(edition, editions, facts));
      const shipped = modules.filter(([name]) => bundle.modules.has(name));
      const folder = `assets/${code}-${hash(...shipped.flat())}/`;
      const key = hash(bundle.rendering.start, ...modules.flat());
      const before = loaded.get(code);
      const renderer = before?.key === key ? before.renderer : once(() => load(bundle, modules));
      loaded.set(code, { key, renderer });
      const files = shipped.map(([name, contents]) => ({ path: folder + name, contents }));
      return { edition, folder, files, renderer };
    });
}

/** Lets Node find `#site/…` beside the code: https://nodejs.org/api/packages.html#subpath-imports */
const PACKAGE = { type: 'module', imports: { '#site/*': './site/*' } };

/** The files are written only until they have been loaded. */
async function load({ rendering }: Bundle, modules: [name: string, source: string][]) {
  const folder = await mkdtemp(join(tmpdir(), 'render-'));
  const write = async (path: string, text: string | Uint8Array) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  try {
    await Promise.all([
      write('package.json', JSON.stringify(PACKAGE)),
      ...rendering.files.map(({ path, contents }) => write(path, contents)),
      ...modules.map(([name, source]) => write(`site/${name}`, source)),
    ]);
    return (await import(pathToFileURL(join(folder, rendering.start)).href)) as typeof Render;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
