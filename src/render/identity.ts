import type { PageLook } from '../builtModules.ts';
import type { ProseDocument } from '../prose/types.ts';

/** The files that every page's head refers to. */
export interface HeadFiles {
  /** Below the assets' address. */
  fonts: string[];
  /** The site's icon, below its root. */
  icon: string;
}

export interface ProseFiles extends HeadFiles, PageLook {}

/** A story, a note or the list of notes in terms of https://schema.org. */
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
  /** The absolute address of its picture for link previews, null when there is none. */
  preview: string | null;
}
