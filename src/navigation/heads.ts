import { heads } from '#site/pages.js';
import { assetsUrl, homeUrl, siteUrl } from '#site/site.js';
import { addressOf, counterparts } from './counterparts.ts';
import { pageTitle, type Route, routes } from './routes.ts';

/**
 * What the head says of a route's page (PageHead.tsx).
 *
 * @param route undefined at an unknown address, which shows the first page and has no address of its own
 */
export function headOf(route: Route | undefined) {
  const shown = route ?? (routes[0] as Route);
  const { page } = shown;
  const { description, preview, themeColor } = heads[page] as (typeof heads)[string];
  return {
    title: pageTitle(shown),
    description,
    address: route ? homeUrl + addressOf(page).slice(1) : null,
    counterparts: route ? counterparts(addressOf(page)) : [],
    preview: preview && new URL(assetsUrl + preview, siteUrl).href,
    themeColor,
  };
}
