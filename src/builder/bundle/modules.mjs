import { join } from 'node:path';
import { RESUME } from '../resume/files.mjs';

/** @typedef {import('../content/content.mjs').Edition} Edition */

/** @typedef {import('../content/entries.mjs').BuiltImage} BuiltImage */

/**
 * The deployment facts that the site's code uses.
 *
 * @typedef {object} SiteFacts
 * @property {string} base the site's path without its last slash: '' or '/repo'
 * @property {string} siteUrl where the site lives: absolute, ends with a slash
 * @property {string} assetsUrl the prefix of asset names: absolute URL or path, ends with a slash
 * @property {string | null} inbox the local inbox's path, or null when messages go to the forwarding service
 * @property {number} buildYear which is in the HTML: the first render must agree with it
 * @property {Record<string, string>} styles the file of each page's own styles below the assets' address, by page
 * @property {string[]} sides the pages as the mark shows them, clockwise
 * @property {Record<string, BuiltImage>} images by `src`
 */

/** @typedef {Map<string, string>} Modules source by name */

/**
 * @typedef {object} Loaders
 * @property {Record<string, { load: () => Promise<Record<string, any>>, moves: boolean }>} loaders each page's component on
 *   demand, by page; `moves`: whether something in it moves by itself
 */

const SITE = 'virtual:site';

/**
 * Writes the modules that the site's code imports as `virtual:…`: the content of one edition, and facts from the build.
 * A content module includes the data of its own pictures, so no page loads other pages' data; content that a page shows
 * later has a separate module.
 *
 * @param {Edition} edition
 * @param {Edition[]} editions
 * @param {SiteFacts} site
 * @param {(name: string) => string} [addressOf] how modules import each other
 * @returns {Modules}
 */
export function virtualModules(edition, editions, site, addressOf = (name) => name) {
  const { images, styles, sides, ...facts } = site;
  const modules = new Map([
    [SITE, exporting(siteModule(edition, editions, facts))],
    ['virtual:styles', exporting({ styles })],
    ['virtual:wheel', exporting({ sides })],
    ['virtual:pages', exporting(pagesModule(edition, sides))],
    ['virtual:descriptions', exporting(descriptionsModule(edition))],
    ['virtual:heads', exporting(headsModule(edition, site.base + edition.path))],
  ]);
  for (const [file, exports] of Object.entries(edition.content)) {
    const { name, definition } = edition.pages.find((page) => page.content === exports) ?? {};
    const later = (definition?.later ?? []).map(String);
    /** @param {boolean} isLater */
    const moduleOf = (isLater) => {
      const all = Object.entries(exports).filter(([key]) => later.includes(key) === isLater);
      // The page's other texts are in virtual:pages and virtual:heads.
      const own = all.map(([key, value]) => [
        key,
        name && key === 'page' ? { heading: value.heading } : value,
      ]);
      const known = sourcesIn(own).flatMap((src) => (images[src] ? [[src, images[src]]] : []));
      const noted = `import { images as $known } from '${addressOf(SITE)}';\nObject.assign($known, ${JSON.stringify(Object.fromEntries(known))});`;
      return [exporting(Object.fromEntries(own)), ...(known.length > 0 ? [noted] : [])].join('\n');
    };
    modules.set(`virtual:content/${file}`, moduleOf(false));
    if (later.length > 0) modules.set(`virtual:content/${file}/later`, moduleOf(true));
  }
  return modules;
}

/** @param {object} exports */
const exporting = (exports) =>
  Object.entries(exports)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join('\n');

/** The pictures that a value names. @param {any} value @returns {string[]} */
function sourcesIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  const own = typeof value.src === 'string' ? [value.src] : [];
  return [...own, ...Object.values(value).flatMap(sourcesIn)];
}

/** The file beside the prerenderer's bundle in which it finds a virtual module. @param {string} name */
export const fileBeside = (name) => `./${name.replace(/\W/g, '-')}.mjs`;

/** @param {string} page @returns {string} the file of a page's component, below the project's folder */
export const componentOf = (page) => `src/pages/${page}/${page}.tsx`;

/** The modules that load pages' components on demand: the site's own, and those of documents, which visitors never load. */
export const LOADERS = /** @type {const} */ (['virtual:loaders', 'virtual:documents', 'virtual:prose']);

/** The component of stories and notes, and the name of its style sheet. */
export const PROSE = { name: 'prose', file: 'src/prose/Prose.tsx' };

/**
 * Writes these modules; they are the same in every language.
 *
 * @param {string} root
 * @param {{ name: string, definition: import('../content/content.mjs').PageDefinition }[]} pages
 * @returns {Modules}
 */
export function loaderModules(root, pages) {
  const moduleOf = (/** @type {boolean} */ isDocument) => {
    const lines = pages
      .filter(({ definition }) => Boolean(definition.isDocument) === isDocument)
      .map(({ name, definition: { moves = false } }) => {
        const file = JSON.stringify(join(root, componentOf(name)));
        return `  ${name}: { load: () => import(${file}), moves: ${moves} },\n`;
      });
    return `export const loaders = {\n${lines.join('')}};\n`;
  };
  return new Map([
    [LOADERS[0], moduleOf(false)],
    [LOADERS[1], moduleOf(true)],
    [LOADERS[2], `export const load = () => import(${JSON.stringify(join(root, PROSE.file))});\n`],
  ]);
}

/**
 * @param {Edition} edition
 * @param {Edition[]} editions
 * @param {Omit<SiteFacts, 'images' | 'styles' | 'sides'>} site
 */
export function siteModule({ code, path }, editions, { base, siteUrl, ...site }) {
  /** @type {Record<string, BuiltImage>} */
  const images = {};
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
    editions: editions.map((each) => ({
      lang: each.code,
      name: each.name,
      base: base + each.path,
      /** Says, in that language, that the page is available in it. */
      offer: each.content.frame.popup.offer,
    })),
    /** By `src`, for the content modules loaded so far. */
    images,
  };
}

/**
 * @param {Edition} edition
 * @param {string[]} sides
 */
export function pagesModule({ pages, content, notes }, sides) {
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

/**
 * The texts that search engines and link previews read, but visitors don't.
 *
 * @param {Edition} edition
 */
export function descriptionsModule({ pages }) {
  return {
    /** By page. */
    descriptions: Object.fromEntries(pages.map(({ name, texts }) => [name, texts.description])),
  };
}

/**
 * What each page's head says about the page and the owner.
 *
 * @param {Edition} edition
 * @param {string} base of the edition
 */
export function headsModule({ pages, notes, feed }, base) {
  return {
    /** The notes' feed; null when there are none in this language. */
    feed: notes && feed ? { title: notes, href: base + feed } : null,
    /** By page. */
    titles: Object.fromEntries(pages.map(({ name, texts }) => [name, texts.title])),
    /** The machine-readable versions, by page. @type {Record<string, { type: string, href: string }[]>} */
    otherFormats: Object.fromEntries(
      pages.flatMap(({ name, definition, content }) => {
        const files = definition.download?.(content);
        const formats = files && [
          { type: 'application/json', href: `${base}/${RESUME}` },
          { type: 'text/vcard', href: `${base}/${files.card}` },
        ];
        return formats ? [[name, formats]] : [];
      }),
    ),
    /** By page. @type {Record<string, object>} */
    ofPages: Object.fromEntries(
      pages.map(({ name, definition, content }) => [name, definition.structuredData?.(content) ?? {}]),
    ),
    /** @type {object} */
    ofPerson: Object.assign({}, ...pages.map(({ definition, content }) => definition.person?.(content))),
  };
}
