import { assetsUrl, heads, homeUrl, siteUrl } from '#site/site.js';
import { canonicalPath, counterparts } from './counterparts.ts';
import { pageTitle, type Route, routes, siteName } from './routes.ts';

/** The absolute address of a picture for link previews, null when there is none. */
export const previewAddress = (preview: string | null): string | null =>
  preview && new URL(assetsUrl + preview, siteUrl).href;

/**
 * The head of a route's page (PageHead.tsx); null while nothing is known of it.
 *
 * @param route undefined at an unknown address, which shows the first page and has no address of its own
 * @param shown the page on screen: until the route's own is loaded, its description stays
 */
export function headOf(route: Route | undefined, shown: Route) {
  const wanted = route ?? (routes[0] as Route);
  const { page } = wanted;
  const known = heads[page] ?? heads[shown.page];
  if (!known) return null;

  const { preview, ...head } = known;

  return {
    ...head,
    title: pageTitle(wanted),
    address: route ? homeUrl + canonicalPath(page).slice(1) : null,
    counterparts: route ? counterparts(canonicalPath(page)) : [],
    preview: previewAddress(preview),
  };
}

/** The head of a page that has failed, which is of no use to search engines. */
export function headOfFailed(page: string, title: string) {
  const { description = null, themeColor = null } = heads[page] ?? {};

  return {
    title: `${title} · ${siteName}`,
    description,
    themeColor,
    address: null,
    counterparts: [],
    preview: null,
  };
}
