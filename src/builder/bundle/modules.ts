import type { AnyContent, Page } from '../../schema/definePage.ts';
import type { BuiltImage } from '../../shared/builtImage.ts';
import type { Edition } from '../content/content.ts';
import { RESUME } from '../resume/files.ts';

/** The deployment facts that the site's code uses. */
export interface SiteFacts {
  /** The site's path without its last slash: '' or '/repo'. */
  base: string;
  /** Where the site lives: absolute, ends with a slash. */
  siteUrl: string;
  /** The prefix of asset names: absolute URL or path, ends with a slash. */
  assetsUrl: string;
  /** The local inbox's path, or null when messages go to the forwarding service. */
  inbox: string | null;
  /** Which is in the HTML: the first render must agree with it. */
  buildYear: number;
  /** The file of each page's own styles below the assets' address, by page. */
  styles: Record<string, string>;
  /** The pages as the mark shows them, clockwise. */
  sides: string[];
  /** By `src`. */
  images: Record<string, BuiltImage>;
}

/** Source by name. */
type Modules = Map<string, string>;

export interface Loaders {
  /** Each page's module on demand, by page. */
  loaders: Record<string, () => Promise<Record<string, AnyContent>>>;
}

const SITE = '#site/site.js';

/**
 * Writes the modules that the site's code imports as `#site/…`: the content of one edition, and facts from the build.
 * A content module includes the data of its own pictures, so no page loads other pages' data.
 *
 * @param addressOf how modules import each other
 */
export function virtualModules(
  edition: Edition,
  editions: Edition[],
  site: SiteFacts,
  addressOf: (name: string) => string = (name) => name,
): Modules {
  const { images, styles, sides, ...facts } = site;
  const modules = new Map([
    [SITE, exporting(siteModule(edition, editions, facts))],
    ['#site/fallbacks.js', exporting({ languages: edition.fallbacks })],
    ['#site/styles.js', exporting({ styles })],
    ['#site/wheel.js', exporting({ sides })],
    ['#site/pages.js', exporting(pagesModule(edition, sides))],
    ['#site/descriptions.js', exporting(descriptionsModule(edition))],
    ['#site/glimpses.js', exporting(glimpsesModule(edition, site))],
    ['#site/heads.js', exporting(headsModule(edition, site.base + edition.path))],
  ]);
  for (const [file, exports] of Object.entries(edition.content)) {
    const { name } = edition.pages.find((page) => page.content === exports) ?? {};
    // The page's other texts are in #site/pages.js and #site/heads.js.
    const own = Object.entries(exports).map(([key, value]: [string, AnyContent]) => [
      key,
      name && key === 'page' ? { heading: value.heading } : value,
    ]);
    const known = sourcesIn(own).flatMap((src) => (images[src] ? [[src, images[src]]] : []));
    const noted = `import { images as $known } from '${addressOf(SITE)}';\nObject.assign($known, ${JSON.stringify(Object.fromEntries(known))});`;
    const lines = [exporting(Object.fromEntries(own)), ...(known.length > 0 ? [noted] : [])];
    modules.set(`#site/content/${file}.js`, lines.join('\n'));
  }
  return modules;
}

const exporting = (exports: object) =>
  Object.entries(exports)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join('\n');

/** The pictures that a value names. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'src' in value && typeof value.src === 'string' ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(sourcesIn)];
}

/** The file beside the prerenderer's bundle in which it finds a virtual module. */
export const fileBeside = (name: string) => `./${name.replace(/\W/g, '-')}.mjs`;

/**
 * @returns the file of a page's component, below the project's folder
 */
export const componentOf = (page: string): string => `src/pages/${page}/${page}.tsx`;

/** The modules that load pages' components on demand: the site's own, and those of documents, which visitors never load. */
export const LOADERS = ['#site/loaders.js', '#site/documents.js', '#site/prose.js'] as const;

/** What a browser runs first. */
export const ENTRY = 'src/main.tsx';

/** The component of stories and notes, and the name of its style sheet. */
export const PROSE = { name: 'prose', file: 'src/prose/Prose.tsx' };

/** Writes these modules; they are the same in every language. */
export function loaderModules(pages: { name: string; definition: Page }[]): Modules {
  const moduleOf = (isDocument: boolean) => {
    const lines = pages
      .filter(({ definition }) => Boolean(definition.isDocument) === isDocument)
      .map(({ name }) => `  ${name}: () => import('./${componentOf(name)}'),\n`);
    return `export const loaders = {\n${lines.join('')}};\n`;
  };
  return new Map([
    [LOADERS[0], moduleOf(false)],
    [LOADERS[1], moduleOf(true)],
    [LOADERS[2], `export const load = () => import('./${PROSE.file}');\n`],
  ]);
}

export function siteModule(
  { code, path }: Edition,
  editions: Edition[],
  { base, siteUrl, ...site }: Omit<SiteFacts, 'images' | 'styles' | 'sides'>,
) {
  const images: Record<string, BuiltImage> = {};
  return {
    ...site,
    /** The edition's path without its last slash: '', '/de' or '/repo/de'. */
    base: base + path,
    siteBase: base,
    siteUrl,
    /** Where the edition lives: absolute, ends with a slash. */
    homeUrl: siteUrl + (path && `${path.slice(1)}/`),
    lang: code,
    /** Each edition's language and country, such as `de-DE`, by its language. */
    locales: Object.fromEntries(editions.map((each) => [each.code, each.locale])),
    /** All editions, the one at the site's root first. */
    editions: editions.map(({ code: lang, name, path: below, content, fallbacks }) => ({
      lang,
      name,
      base: base + below,
      /** Says, in that language, that the page is available in it; another language's offer would be of that one. */
      offer: content.frame.popup.offer in fallbacks ? name : content.frame.popup.offer,
    })),
    /** By `src`, for the content modules loaded so far. */
    images,
  };
}

export function pagesModule({ pages, content, notes }: Edition, sides: string[]) {
  const routed = pages.filter(({ definition }) => !definition.isDocument);
  const [home] = routed;
  const cv = pages.find(({ definition }) => definition.download);
  return {
    /** The paths of the first page, and of the CV, if there is one. */
    home: `/${home?.name}`,
    cv: cv ? `/${cv.name}` : null,
    /** The label of the list of notes, at /Notes; null when there are none. */
    notes,
    /** Window titles by page, in page order; without documents. */
    titles: Object.fromEntries(routed.map(({ name, texts }) => [name, texts.title])),
    /** The bar's links. */
    links: pages
      .filter(({ name }) => content.frame.bar.includes(name))
      .map(({ name, texts }) => ({ path: `/${name}`, label: texts.link })),
    /** Every page, documents included, in the order of the wheel's facets. */
    facets: sides.map((side) => ({
      page: side,
      label: pages.find(({ name }) => name === side)?.texts.link ?? side,
    })),
  };
}

/** The texts that search engines and link previews read, but visitors don't. */
export function descriptionsModule({ pages }: Edition) {
  return {
    /** By page. */
    descriptions: Object.fromEntries(pages.map(({ name, texts }) => [name, texts.description])),
  };
}

/** As many pictures of a page as can be told apart in the wheel's hub, and the width at which one is loaded, in pixels. */
const IN_HUB = 8;
const HUB_WIDTHS = { covers: 320, logos: 96, picture: 480 };

/** `toned`: whether it is shown in tones of the page's colour. */
interface Glimpsed {
  src: string;
  focus?: string;
  toned?: boolean;
}

/** What the wheel shows of each page while its facet is pointed at. */
export function glimpsesModule(
  { pages, content }: Edition,
  { images, assetsUrl }: Pick<SiteFacts, 'images' | 'assetsUrl'>,
) {
  const addressOf = (src: string, wanted: number) => {
    const { file, widths } = images[src] ?? {};
    if (!file) return src; // on another host
    const width = widths?.find((each) => each >= wanted) ?? widths?.at(-1);
    return assetsUrl + file + (width ? `-${width}.avif` : '');
  };
  return {
    /** By page. `text`: what it is, in short, if anything says so; `pictures`: their addresses, and the spots that stay in view. */
    glimpses: Object.fromEntries(
      pages.map(({ name, texts, definition, content: own }) => {
        const { kind, images: shown = [] } = definition.glimpse?.(own, content.owner.owner) ?? {};
        const pictures = shown.slice(0, IN_HUB).map(({ src, focus }) => ({
          src: addressOf(src, HUB_WIDTHS[kind ?? 'picture']),
          ...(focus && { focus }),
          ...(images[src]?.toned && { toned: true }),
        }));
        return [name, { kind: pictures.length > 0 ? kind : 'sheet', text: texts.short ?? '', pictures }];
      }),
    ) as Record<string, { kind: string; text: string; pictures: Glimpsed[] }>,
  };
}

/**
 * Facts about the page and the owner for each page's head.
 *
 * @param base of the edition
 */
export function headsModule({ pages, notes, feed }: Edition, base: string) {
  return {
    /** The notes' feed; null when there are none in this language. */
    feed: notes && feed ? { title: notes, href: base + feed } : null,
    /** By page. */
    titles: Object.fromEntries(pages.map(({ name, texts }) => [name, texts.title])),
    /** The machine-readable versions, by page. */
    otherFormats: Object.fromEntries(
      pages.flatMap(({ name, definition, content }) => {
        const files = definition.download?.(content);
        const formats = files && [
          { type: 'application/json', href: `${base}/${RESUME}` },
          { type: 'text/vcard', href: `${base}/${files.card}` },
        ];
        return formats ? [[name, formats]] : [];
      }),
    ) as Record<string, { type: string; href: string }[]>,
    /** By page. */
    ofPages: Object.fromEntries(
      pages.map(({ name, definition, content }) => [name, definition.structuredData?.(content) ?? {}]),
    ) as Record<string, object>,
    ofPerson: Object.assign(
      {},
      ...pages.map(({ definition, content }) => definition.person?.(content)),
    ) as object,
  };
}
