import { home } from '#site/pages.js';
import { editions, siteBase, siteUrl } from '#site/site.js';

/** A page's canonical path below its edition's; the first page's is the edition's root. */
export const canonicalPath = (page: string): string => (`/${page}` === home ? '/' : `/${page}`);

/**
 * The absolute addresses of a page in every edition, itself included, then `x-default`: the first edition's,
 * for all other languages. Empty when there is only one. See
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 *
 * @param path below an edition's
 * @param languages those that have it
 */
export function counterparts(
  path: string,
  languages = editions.map(({ lang }) => lang),
): { hrefLang: string; href: string }[] {
  const there = editions.filter(({ lang }) => languages.includes(lang));
  const all = there.map(({ lang, base }) => ({
    hrefLang: lang,
    href: siteUrl + (base + path).slice(siteBase.length + 1),
  }));

  const [first] = all;

  return first && all.length > 1 ? [...all, { hrefLang: 'x-default', href: first.href }] : [];
}
