// The facts about the site that its code is built for: the modules `#site/…`, which the build writes
// for each language (builder/bundle/siteModules.ts) and an import map finds. Those of the content are typed
// by the pages' definitions.

import type { Image } from './schema/types.ts';
import type { BuiltImage } from './shared/builtImage.ts';

/** `#site/site.js` */
export interface SiteModule {
  /** The edition's path without its last slash: '', '/de' or '/repo/de'. */
  base: string;
  /** The site's path, likewise. */
  siteBase: string;
  /** The site's address: absolute, ends with a slash. */
  siteUrl: string;
  /** The edition's address, likewise, and the same as people read it. */
  homeUrl: string;
  shownHomeUrl: string;
  /** The prefix of asset names: absolute URL or path, ends with a slash. */
  assetsUrl: string;
  lang: string;
  /** Those of its counts and times, from 0 to 9. */
  digits: string;
  /** Each edition's language and country, such as `de-DE`, by its language. */
  locales: Record<string, string>;
  /** All editions, the root's first. `offer` says, in that language, that the page exists in it. */
  editions: { lang: string; name: string; base: string; offer: string }[];
  /** The local inbox's path, or null when messages go to the forwarding service. */
  inbox: string | null;
  /** The year in the HTML, which the first render must match. */
  buildYear: number;
  /** The file of each page's styles below the assets' address, by page; of the ornaments, as `late`. */
  sheets: Record<string, string>;
  /** The script of the particles' worker, likewise. */
  worker: string;
  /** The languages of the texts that the page's language lacks, by text. */
  fallbacks: Record<string, string>;
  /** By `src`, for the content modules loaded so far. */
  images: Record<string, BuiltImage>;
  /** Each page's head, likewise. */
  heads: Record<string, PageLook & { description: string }>;
}

/** A page's look in link previews and the browser's own interface. */
export interface PageLook {
  /** The picture for link previews, below the assets' address; null when there is none. */
  preview: string | null;
  /** The colour for the browser's interface in each colour scheme, as #rrggbb. */
  themeColor: { light: string; dark: string };
}

/** `#site/pages.js` */
export interface PagesModule {
  /** The path of the first page. */
  home: string;
  /** That of the CV; null when the site has none. */
  cv: string | null;
  /** The label of the list of notes, at /Notes; null when there are none. */
  notes: string | null;
  /** Window titles by page, in page order; without printed pages. */
  titles: Record<string, string>;
  /** The bar's links. */
  links: { path: string; label: string }[];
  /** Every page, printed ones included, in the bar's order. */
  facets: { page: string; label: string }[];
}

/** `#site/glimpses.js`: what the wheel shows of each page while its facet is pointed at. */
export interface GlimpsesModule {
  /** By page. `text`: what it is, in short, if anything says so; `name`: the owner's, without an `image`. */
  glimpses: Record<string, { kind: 'picture' | 'logo' | 'name'; text: string; image?: Image; name?: string }>;
}

/** `#site/heads.js`, for the prerenderer alone. */
export interface HeadsModule {
  /** The notes' feed; null when there are none in this language. */
  feed: { title: string; href: string } | null;
  /** Window titles of printed pages, by page. */
  printed: Record<string, string>;
  /** The owner's card, by the page that is a document. */
  cards: Record<string, string>;
}
