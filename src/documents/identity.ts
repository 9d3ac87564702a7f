import type { ProseDocument } from './types.ts';

/** The files that a page's head refers to, as paths below the assets' address, and the page's colour. */
export interface PageFiles {
  fonts: string[];
  /** The site's icon, below its root. */
  icon: string;
  /** The picture for link previews. */
  preview: string | null;
  /** The colour for the browser's own interface in each colour scheme, as #rrggbb. */
  themeColor: { light: string; dark: string };
}

/** What a story, a note or the list of notes is, in terms of https://schema.org. */
export interface Work {
  type: string;
  headline: string;
  dates?: ProseDocument['dates'];
}

/** How link previews and search engines name a page. */
export interface PageIdentity {
  page: string;
  title: string;
  description: string;
  /** Its canonical address, absolute. */
  address: string;
}
