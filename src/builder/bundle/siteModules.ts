import type { GlimpsesModule, HeadsModule, PageLook, PagesModule, SiteModule } from '../../builtModules.ts';
import type { AnyContent } from '../../schema/definePage.ts';
import type { Edition } from '../content/content.ts';
import { asWritten } from '../shared/options.ts';

/** Facts that are the same in every language. */
export type SiteFacts = Pick<
  SiteModule,
  'siteUrl' | 'assetsUrl' | 'inbox' | 'buildYear' | 'sheets' | 'worker' | 'images'
> & {
  /** The site's path without its last slash: '' or '/repo'. */
  base: string;
};

/**
 * Writes the modules that the site's code imports as `#site/…` (builtModules.ts): the content of one edition, and
 * facts from the build. A content module includes the data of its own pictures, so no page loads other pages'
 * data.
 *
 * @returns source by file
 */
export function siteModules(
  edition: Edition & { looks: Record<string, PageLook> },
  editions: Edition[],
  facts: SiteFacts,
): Record<string, string> {
  const { pages, content } = edition;
  const modules = {
    'site.js': exporting(siteModule(edition, editions, facts)),
    'pages.js': exporting(pagesModule(edition)),
    'glimpses.js': contentModule(glimpsesModule(edition), facts),
    'heads.js': exporting(headsModule(edition, facts.base + edition.path)),
  };

  const ofContent = Object.entries(content).map(([file, exports]) => {
    const page = pages.find((each) => each.content === exports);
    if (!page) return [`content/${file}.js`, contentModule(exports, facts)];

    const { heading, description } = page.texts;
    const heads = { [page.name]: { description, ...edition.looks[page.name] } };
    // The page's other texts are in pages.js.
    return [`content/${file}.js`, contentModule({ ...exports, page: { heading } }, facts, heads)];
  });

  return { ...modules, ...Object.fromEntries(ofContent) };
}

const exporting = (exports: object) =>
  Object.entries(exports)
    .map(([key, value]) => `export const ${key}=${JSON.stringify(value)};\n`)
    .join('');

/** A content module that also adds to site.js: the data of its pictures and the head of its page. */
function contentModule(content: AnyContent, { images }: SiteFacts, heads = {}) {
  const known = sourcesIn(content).flatMap((src) => (images[src] ? [[src, images[src]]] : []));
  const told = Object.entries({ images: Object.fromEntries(known), heads }).filter(
    ([, value]) => Object.keys(value).length > 0,
  );

  const names = told.map(([name]) => `${name} as $${name}`).join(',');
  const assigned = told.map(([name, value]) => `Object.assign($${name},${JSON.stringify(value)});\n`);

  return [exporting(content), names && `import{${names}}from"#site/site.js";\n`, ...assigned].join('');
}

/** The pictures that a value names. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const sources = 'src' in value && typeof value.src === 'string' ? [value.src] : [];
  return [...sources, ...Object.values(value).flatMap(sourcesIn)];
}

export function siteModule(
  { lang, digits, path, fallbacks }: Edition,
  editions: Edition[],
  { base, siteUrl, assetsUrl, inbox, buildYear, sheets, worker }: SiteFacts,
): SiteModule {
  const homeUrl = siteUrl + (path && `${path.slice(1)}/`);

  return {
    base: base + path,
    siteBase: base,
    ...{ siteUrl, assetsUrl, inbox, buildYear, sheets, worker, fallbacks },
    ...{ homeUrl, shownHomeUrl: asWritten(homeUrl) },
    ...{ lang, digits },
    locales: Object.fromEntries(editions.map((each) => [each.lang, new Intl.Locale(each.locale).baseName])),
    editions: editions.map(({ name, path: below, content, fallbacks: lacking, ...each }) => {
      const { offer } = content.frame.popup;
      // A fallback's offer would name another language.
      return { lang: each.lang, name, base: base + below, offer: offer in lacking ? name : offer };
    }),
    images: {},
    heads: {},
  };
}

function pagesModule({ pages, content, notes }: Edition): PagesModule {
  const routed = pages.filter(({ definition }) => !definition.printed);
  const cv = pages.find(({ definition }) => definition.printed);

  return {
    home: `/${routed[0]?.name}`,
    cv: cv ? `/${cv.name}` : null,
    notes,
    titles: Object.fromEntries(routed.map(({ name, texts }) => [name, texts.title])),
    links: pages
      .filter(({ name }) => content.frame.bar.includes(name))
      .map(({ name, texts }) => ({ path: `/${name}`, label: texts.link })),
    facets: pages.map(({ name, texts }) => ({ page: name, label: texts.link })),
  };
}

function glimpsesModule({ pages, content }: Edition): GlimpsesModule {
  const glimpses = pages.map(({ name, texts, definition, content: ofPage }) => {
    const { owner } = content.owner;
    const { image, isLogo = false } = definition.glimpse?.(ofPage, owner) ?? {};
    const text = texts.short ?? '';
    if (!image) return [name, { kind: 'name', text, name: owner.name }] as const;
    const silent = { ...image, alt: '' }; // its text says it
    return [name, { kind: isLogo ? 'logo' : 'picture', text, image: silent }] as const;
  });

  return { glimpses: Object.fromEntries(glimpses) };
}

function headsModule({ pages, notes, feed }: Edition, base: string): HeadsModule {
  const printed = pages.filter(({ definition }) => definition.printed);

  return {
    feed: notes && feed ? { title: notes, href: base + feed } : null,
    printed: Object.fromEntries(printed.map(({ name, texts }) => [name, texts.title])),
    cards: Object.fromEntries(
      printed.map(({ name, definition, content }) => [name, `${base}/${definition.printed?.(content).card}`]),
    ),
  };
}
