import { navigation } from 'virtual:content/frame';
import { owner } from 'virtual:content/owner';
import type { ComponentType } from 'react';
import type { PageName } from '../content/types.ts';
import { inTime, type Part, part } from '../loading/part.tsx';
import { plainPath } from '../loading/plainPath.ts';

export interface Route {
  path: string;
  page: PageName;
}

/** Each page has its name for an address; Home is also the site's root. A page that would be empty isn't there. */
export const routes: Route[] = [
  { path: '/', page: 'Home' },
  ...(Object.keys(navigation.titles) as PageName[]).map((page) => ({ path: `/${page}`, page })),
];

/** A page in two: `First` is hydrated at once if something in it moves, `rest` at the visitor's first input. */
interface Page {
  First: Part;
  /** Whether something in `First` moves by itself; otherwise the whole page waits for the first input. */
  moves: boolean;
  /** Empty until `First` is loaded. */
  rest: Part[];
}

function page(load: () => Promise<[ComponentType, ...Part[]]>, { moves = false } = {}): Page {
  const made: Page = {
    First: part(async () => {
      const [First, ...rest] = await load();
      made.rest = rest;
      return First;
    }),
    moves,
    rest: [],
  };
  return made;
}

const pages: Record<PageName, Page> = {
  Home: page(() => import('../pages/Home.tsx').then((m) => [m.Home, m.HomeStory]), { moves: true }),
  About: page(() => import('../pages/About.tsx').then((m) => [m.About, m.AboutStory]), { moves: true }),
  Projects: page(() => import('../pages/Projects.tsx').then((m) => [m.Projects])),
  Skills: page(() => import('../pages/Skills.tsx').then((m) => [m.Skills])),
  Contact: page(() => import('../pages/Contact.tsx').then((m) => [m.Contact])),
};

/**
 * The route of a location. A trailing slash, letter case and the name of the route's own file don't matter, since hosts
 * differ in them; any unknown path shows Home.
 *
 * @param location a path below the base, such as `/About/`
 */
export function matchRoute(location: string): Route {
  return findRoute(location) ?? (routes[0] as Route);
}

/** Like `matchRoute`, but undefined for an unknown path. */
export function findRoute(location: string): Route | undefined {
  const path = plainPath(location);
  return routes.find((route) => plainPath(route.path) === path);
}

/** The site's name in link previews and search results. */
export const siteName = owner.name;

/** The owner's label and the page's own title; Home is titled by the owner's name. */
export function pageTitle({ page }: Route): string {
  return `${page === 'Home' ? owner.name : navigation.titleLabel} · ${navigation.titles[page]}`;
}

/** The page of a route: render it over its prerendered HTML, or after `loadPage`. */
export function pageOf(route: Route): Part {
  return pages[route.page].First;
}

const loaded = new Set<PageName>();

/** Whether `loadPage` has loaded a route's page. */
export function isLoaded({ page }: Route): boolean {
  return loaded.has(page);
}

/**
 * Loads a route's page with its styles and all its parts; rejects when one of them can't be loaded or takes too long,
 * and may then be called again.
 */
export async function loadPage({ page }: Route): Promise<void> {
  await Promise.all([isStyled(page) || inTime(bringStyles(page)), pages[page].First.load()]);
  await Promise.all(pages[page].rest.map((rest) => rest.load()));
  loaded.add(page);
}

/** Whether the HTML has a page's own styles, which it has for the page that it was made for. */
const isStyled = (page: PageName) =>
  typeof document === 'undefined' || document.querySelector(`style[data-page="${page}"]`) !== null;

async function bringStyles(page: PageName) {
  const { loadStyles } = await import('./change/change.ts');
  await Promise.all([loadStyles(page), loadStyles('touched')]); // it holds what the passage to it needs
}

/** Loads what a prerendered page needs before any input; rejects as `loadPage` does. */
export async function loadFirstView(route: Route): Promise<void> {
  if (movesByItself(route)) await pageOf(route).load();
}

/** Whether `loadFirstView` loads the page's own script. */
export function movesByItself({ page }: Route): boolean {
  return pages[page].moves;
}
