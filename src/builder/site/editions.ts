import type { Bundle } from '../bundle/bundle.ts';
import { type SiteFacts, siteModules } from '../bundle/siteModules.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import type { LookedEdition } from './previews.ts';
import { openLoader, type Renderer } from './renderer.ts';

/** A language of the site with its content as browsers and the prerenderer load it. */
export interface BuiltEdition {
  edition: LookedEdition;
  /** The folder that the import map gives for `#site/`, below the assets' address. */
  folder: string;
  files: OutputFile[];
  /** The site's code with this content, loaded when it is first asked for. */
  renderer: () => Promise<Renderer>;
}

/**
 * @returns a function that makes a site's editions; it loads a renderer again only after its code or content
 * changed
 */
export function openEditions() {
  const loader = openLoader();
  const loaded = new Map<string, { key: string; renderer: BuiltEdition['renderer'] }>();

  return (editions: LookedEdition[], bundle: Bundle, facts: SiteFacts): BuiltEdition[] => {
    const code = once(() => loader.open(bundle));

    return editions.map((edition) => {
      const modules = Object.entries(siteModules(edition, editions, facts));
      const shipped = modules.filter(([name]) => bundle.modules.has(name));
      const folder = `assets/${edition.code}-${hash(...shipped.flat())}/`;
      const files = shipped.map(([name, contents]) => ({ path: folder + name, contents }));

      const key = hash(bundle.rendering.start, ...modules.flat());
      const before = loaded.get(edition.code);
      const load = once(async () => loader.load(await code(), modules));
      const renderer = before?.key === key ? before.renderer : load;
      loaded.set(edition.code, { key, renderer });

      return { edition, folder, files, renderer };
    });
  };
}
