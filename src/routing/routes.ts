import { siteUrl } from 'virtual:site';
import type { ComponentType } from 'react';
import { navigation } from '../content/frame.ts';
import { owner } from '../content/owner.ts';
import type { Descriptions } from '../content/types.ts';
import { inTime, type Part, part } from '../loading/part.tsx';
import { loadStyles } from './styles.ts';

export type PageName = keyof Descriptions;

export interface Route {
  path: string;
  page: PageName;
}

export const routes: Route[] = [
  { path: '/', page: 'Home' },
  { path: '/Home', page: 'Home' },
  { path: '/About', page: 'About' },
  { path: '/Projects', page: 'Projects' },
  { path: '/Skills', page: 'Skills' },
  { path: '/Contact', page: 'Contact' },
];

/** What of a page can't wait for the visitor, since it moves by itself, and what can. */
interface Page {
  First: Part;
  /** Whether it moves by itself; otherwise the whole page can wait. */
  moves: boolean;
  /** Known once `First` has come. */
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

/** The same, but nothing for a path that is no route's. */
export function findRoute(location: string): Route | undefined {
  const path =
    location
      .toLowerCase()
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/';
  return routes.find((r) => r.path.toLowerCase() === path);
}

/** What the site is called where it is linked. */
export const siteName = owner.name;

/** The owner's label and the path without slashes; Home is titled by the owner's name. */
export function pageTitle({ page, path }: Route): string {
  return page === 'Home' ? `${owner.name} · Home` : `${navigation.titleLabel} · ${path.replaceAll('/', '')}`;
}

/** The page of a route, to be rendered where its HTML is or after `loadPage` has brought it. */
export function pageOf(route: Route): Part {
  return pages[route.page].First;
}

/** The one address of a page, whichever of its paths was asked for: search engines refuse a host's bare one for Home. */
export function canonicalUrl({ page }: Route): string {
  return siteUrl + page;
}

const loaded = new Set<PageName>();

/** Whether `loadPage` has brought a route's page. */
export function isLoaded({ page }: Route): boolean {
  return loaded.has(page);
}

/**
 * Brings a route's page with its styles and all its parts; rejects when one of them can't be loaded or takes too long, and
 * may then be called again.
 */
export async function loadPage({ page }: Route): Promise<void> {
  await Promise.all([inTime(loadStyles(page)), pages[page].First.load()]);
  await Promise.all(pages[page].rest.map((rest) => rest.load()));
  loaded.add(page);
}

/** What search engines say of a page: whoever only reads the first one never needs it. */
export async function pageDescription({ page }: Route): Promise<string> {
  const { descriptions } = await import('../content/descriptions.ts');
  return descriptions[page];
}

/** Brings what a prerendered page needs when nobody touches it; rejects as `loadPage` does. */
export async function loadFirstView(route: Route): Promise<void> {
  if (movesByItself(route)) await pageOf(route).load();
}

/** Whether `loadFirstView` brings the page's own script. */
export function movesByItself({ page }: Route): boolean {
  return pages[page].moves;
}
