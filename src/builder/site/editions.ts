import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Render from '../../prerender/render.tsx';
import type { Bundle } from '../bundle/bundle.ts';
import { HEADS, type SiteFacts, siteModules } from '../bundle/siteModules.ts';
import type { Edition } from '../content/content.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';

/** A language of the site with its content as browsers and the prerenderer load it. */
export interface BuiltEdition {
  edition: Edition;
  /** Where an import map finds `#site/`, below the assets' address. */
  folder: string;
  files: OutputFile[];
  /** The site's code with this content, loaded when it is first asked for. */
  renderer: () => Promise<typeof Render>;
}

export const makeEditions = (
  editions: Edition[],
  bundle: Bundle,
  facts: SiteFacts,
  { cacheDir }: { cacheDir: string },
): BuiltEdition[] =>
  editions.map((edition) => {
    const modules = Object.entries(siteModules(edition, editions, facts));
    const shipped = modules.filter(([name]) => name !== HEADS);
    const folder = `assets/${edition.code}-${hash(...shipped.flat())}/`;
    return {
      edition,
      folder,
      files: shipped.map(([name, contents]) => ({ path: folder + name, contents })),
      renderer: once(() => load(bundle, modules, cacheDir)),
    };
  });

/** Lets Node find `#site/…` beside the code: https://nodejs.org/api/packages.html#subpath-imports */
const PACKAGE = { type: 'module', imports: { '#site/*': './site/*' } };

// While developing, React warns of each empty attribute where this is missing, as on Node 20.
if (!('detached' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { get: () => false });

/** @param cacheDir where the files are written until they have been loaded */
async function load({ rendering }: Bundle, modules: [name: string, source: string][], cacheDir: string) {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'render-'));
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
