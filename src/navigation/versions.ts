import { editions, lang } from '#site/site.js';
import { canonicalPath } from './counterparts.ts';

/** A page in one of the site's languages. */
export interface Version {
  lang: string;
  /** The language's name, in that language. */
  name: string;
  /** Says in that language that the page exists in it. */
  offer: string;
  href: string;
  /** Whether it is the one on screen. */
  current: boolean;
}

/**
 * A page in every language of the site.
 *
 * @param page its name, such as `About`
 * @param search the address's query without its question mark, to be kept
 */
export function versionsOf(page: string, search = ''): Version[] {
  return editions.map(({ base, ...edition }) => ({
    ...edition,
    href: `${base}${canonicalPath(page)}${search && `?${search}`}`,
    current: edition.lang === lang,
  }));
}
