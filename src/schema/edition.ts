/** A language of the site, as src/content/editions.ts lists it. */
export interface Edition {
  /** The first part of its addresses, such as `de`; the first edition has none. */
  code: string;
  /** In its own language. */
  name: string;
  /** Such as `de-DE`. */
  locale: string;
}
