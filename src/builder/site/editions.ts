import type { PageLook } from '../../builtModules.ts';
import type { ProseDocument } from '../../prose/types.ts';
import type { Font } from '../assets/font.ts';
import type { Design } from '../assets/previews.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { type SiteFacts, siteModules } from '../bundle/siteModules.ts';
import type { Edition } from '../content/content.ts';
import { downloadsOf } from '../cv/files.ts';
import { hash } from '../shared/hash.ts';
import { type OutputFile, once } from '../shared/outputFile.ts';
import type { Theme } from '../theme/theme.ts';
import { looksOf } from './previews.ts';
import { openLoader, type Renderer } from './renderer.ts';

/** A language of the site with everything that its pages show. */
export interface BuiltEdition extends Edition {
  documents: ProseDocument[];
  /** By the name of a page, by the path of a story or a note. */
  looks: Record<string, PageLook>;
  /** The folder that the import map gives for `#site/`, below the assets' address. */
  folder: string;
  /** Link previews, and the content as browsers load it. */
  files: OutputFile[];
  /** The CV as a PDF below the site's root, which `npm run cv` prints; null without one. */
  pdf: string | null;
  /** The font's files with most of its letters, below the assets' address. */
  fonts: string[];
  /** The site's code with this content, loaded when it is first asked for. */
  renderer: () => Promise<Renderer>;
}

interface EditionParts {
  bundle: Bundle;
  facts: SiteFacts;
  /** By language. */
  documents: Record<string, ProseDocument[]>;
  design: Omit<Design, 'name' | 'dir'> & Pick<Theme, 'colour'>;
  font: Font;
  /** The files of static/. */
  statics: OutputFile[];
}

/**
 * @returns a function that makes a site's editions; it loads a renderer again only after its code or content
 * changed
 */
export function openEditions() {
  const loader = openLoader();
  const loaded = new Map<string, { key: string; renderer: BuiltEdition['renderer'] }>();

  function rendererOf(code: string, key: string, load: BuiltEdition['renderer']) {
    const before = loaded.get(code);
    const renderer = before?.key === key ? before.renderer : once(load);
    loaded.set(code, { key, renderer });
    return renderer;
  }

  return (editions: Edition[], parts: EditionParts): Promise<BuiltEdition[]> => {
    const { bundle, facts, documents, design, font, statics } = parts;
    const code = once(() => loader.open(bundle));

    async function make(edition: Edition): Promise<BuiltEdition> {
      const written = documents[edition.code] ?? [];
      const { previews, looks } = await looksOf(edition, written, design);

      const modules = Object.entries(siteModules({ ...edition, looks }, editions, facts));
      const shipped = modules.filter(([name]) => bundle.modules.has(name));
      const folder = `assets/${edition.code}-${hash(...shipped.flat())}/`;
      const content = shipped.map(([name, contents]) => ({ path: folder + name, contents }));
      const key = hash(bundle.rendering.start, ...modules.flat());

      return {
        ...edition,
        documents: written,
        looks,
        folder,
        files: [...previews, ...content],
        pdf: statics.find(({ path }) => path === downloadsOf(edition)?.pdf)?.path ?? null,
        fonts: font.filesFor(edition.name),
        renderer: rendererOf(edition.code, key, async () => loader.load(await code(), modules)),
      };
    }

    return Promise.all(editions.map(make));
  };
}
