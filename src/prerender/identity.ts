/** What a page's head names, below the assets' address. */
export interface PageFiles {
  font: string | null;
  /** The picture that links to the page are shown with. */
  preview: string | null;
  /** What browsers colour their own controls with, as #rrggbb. */
  themeColor: string;
}

/** What a page is to those who link to it or list it. */
export interface PageIdentity {
  page: string;
  title: string;
  description: string;
  /** Its one address, absolute. */
  address: string;
}
