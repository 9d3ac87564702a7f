/** The files that a page's head names, as paths below the assets' address, and its colour. */
export interface PageFiles {
  fonts: string[];
  /** The picture of link previews. */
  preview: string | null;
  /** Browsers colour their own controls with it, in each scheme; #rrggbb. */
  themeColor: { light: string; dark: string };
}

/** How link previews and search engines name a page. */
export interface PageIdentity {
  page: string;
  title: string;
  description: string;
  /** Its canonical address, absolute. */
  address: string;
}
