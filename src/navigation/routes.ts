import { titleLabel } from '#site/content/frame.js';
import { owner } from '#site/content/owner.js';
import { titles } from '#site/pages.js';
import { plainPath } from './plainPath.ts';

export interface Route {
  path: string;
  /** Its name. */
  page: string;
}

/** A page's address is its name; the first page is the site's root, too. Empty pages are left out. */
const names = Object.keys(titles);
const [first = ''] = names;
export const routes: Route[] = names.map((page) => ({ path: `/${page}`, page }));

/**
 * The route of a location. A trailing slash, letter case and the name of the route's own file make no
 * difference, since hosts treat them differently; any unknown path shows Home.
 *
 * @param location a path relative to the base, such as `/About/`
 */
export function matchRoute(location: string): Route {
  return findRoute(location) ?? (routes[0] as Route);
}

/** Like `matchRoute`, but undefined for an unknown path. */
export function findRoute(location: string): Route | undefined {
  const path = plainPath(location);
  return path === '' ? routes[0] : routes.find((route) => plainPath(route.path) === path);
}

/** The site's name in link previews and search results. */
export const siteName = owner.name;

/** The owner's label and the page's own title; the first page's title has the owner's name instead. */
export function pageTitle(route: Route): string {
  return `${route.page === first ? owner.name : titleLabel} · ${titleOf(route)}`;
}

/** A page's own title. */
export const titleOf = ({ page }: Route): string => titles[page] ?? '';
