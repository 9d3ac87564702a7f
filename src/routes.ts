import type { ComponentType } from 'react';
import { navigation } from './content/navigation.ts';
import { owner } from './content/owner.ts';

export type PageName = keyof typeof navigation.descriptions;

export interface Route {
  path: string;
  page: PageName;
  description: string;
}

function route(path: string, page: PageName): Route {
  return { path, page, description: navigation.descriptions[page] };
}

export const routes: Route[] = [
  route('/', 'Home'),
  route('/Home', 'Home'),
  route('/About', 'About'),
  route('/Projects', 'Projects'),
  route('/Skills', 'Skills'),
  route('/Contact', 'Contact'),
];

const loaders: Record<PageName, () => Promise<ComponentType>> = {
  Home: () => import('./pages/Home.tsx').then((m) => m.Home),
  About: () => import('./pages/About.tsx').then((m) => m.About),
  Projects: () => import('./pages/Projects.tsx').then((m) => m.Projects),
  Skills: () => import('./pages/Skills.tsx').then((m) => m.Skills),
  Contact: () => import('./pages/Contact.tsx').then((m) => m.Contact),
};

/**
 * The route of a location. A trailing slash, letter case and the name of the route's own file don't matter, since hosts
 * differ in them; any unknown path shows Home.
 *
 * @param location a path below the base, such as `/About/`
 */
export function matchRoute(location: string): Route {
  const path =
    location
      .toLowerCase()
      .replace(/(\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/';
  return routes.find((r) => r.path.toLowerCase() === path) ?? (routes[0] as Route);
}

/** What the site is called where it is linked. */
export const siteName = owner.name;

/** The owner's label and the path without slashes; Home is titled by the owner's name. */
export function pageTitle({ page, path }: Route): string {
  return page === 'Home' ? `${owner.name} · Home` : `${navigation.titleLabel} · ${path.replaceAll('/', '')}`;
}

const loaded = new Map<PageName, ComponentType>();

/** The page of a route, once `loadPage` has brought it. */
export function loadedPage({ page }: Route): ComponentType | undefined {
  return loaded.get(page);
}

/** A connection that broke for a moment may be back by then. */
const RETRY_MS = 300;

/** Brings a route's page, at the second try if need be; rejects when its script can't be loaded, and may then be called again. */
export async function loadPage({ page }: Route): Promise<void> {
  if (loaded.has(page)) return;
  const load = loaders[page];
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return load();
  };
  loaded.set(page, await load().catch(again));
}
