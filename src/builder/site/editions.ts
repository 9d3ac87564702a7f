import type { Bundle } from '../bundle/bundle.ts';
import { type SiteFacts, siteModules } from '../bundle/siteModules.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import type { LookedEdition } from './previews.ts';
import { openRenderer, type Renderer } from './renderer.ts';

/** A language of the site with its content as browsers and the prerenderer load it. */
export interface BuiltEdition {
  edition: LookedEdition;
  /** Where an import map finds `#site/`, below the assets' address. */
  folder: string;
  files: OutputFile[];
  /** The site's code with this content, loaded when it is first asked for. */
  renderer: () => Promise<Renderer>;
}

/** A renderer that is started when it is first asked for. */
interface Loading {
  key: string;
  start: BuiltEdition['renderer'];
  close: () => Promise<void>;
}

function loading(key: string, open: () => Promise<Renderer>): Loading {
  let opened: Promise<Renderer> | undefined;
  const start = once(() => {
    opened = open();
    return opened;
  });
  // What couldn't be loaded has nothing to close.
  const close = async () => opened?.then((renderer) => renderer.close()).catch(() => {});
  return { key, start, close };
}

/** Makes a site's editions, and keeps their renderers until code or content differ. */
export function openEditions() {
  const loaded = new Map<string, Loading>();
  /** Those that pages of the build before may still ask. */
  let old: Loading[] = [];

  function rendererFor(code: string, key: string, open: () => Promise<Renderer>): Loading {
    const before = loaded.get(code);
    if (before?.key === key) return before;
    if (before) old.push(before);
    const renderer = loading(key, open);
    loaded.set(code, renderer);
    return renderer;
  }

  function make(editions: LookedEdition[], bundle: Bundle, facts: SiteFacts): BuiltEdition[] {
    for (const { close } of old) void close();
    old = [];
    return editions.map((edition) => {
      const modules = Object.entries(siteModules(edition, editions, facts));
      const shipped = modules.filter(([name]) => bundle.modules.has(name));
      const folder = `assets/${edition.code}-${hash(...shipped.flat())}/`;
      const key = hash(bundle.rendering.start, ...modules.flat());
      const { start } = rendererFor(edition.code, key, () => openRenderer(bundle, modules));
      const files = shipped.map(([name, contents]) => ({ path: folder + name, contents }));
      return { edition, folder, files, renderer: start };
    });
  }

  return {
    make,
    async close() {
      await Promise.all([...old, ...loaded.values()].map((each) => each.close()));
    },
  };
}
