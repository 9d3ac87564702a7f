// Loads and finds the routes' pages.
import type { ComponentType } from 'react';
import { oncePerName } from './oncePerName.ts';
import type { Route } from './routes.ts';
import { loadStyles } from './transition/styles.ts';

/** A connection that broke for a moment may be back after this long. */
const RETRY_MS = 300;

/** Not `React.lazy`: it caches a failure for good, and suspends even for a loaded module. */
const components = new Map<string, ComponentType>();

/** Whether `loadPage` has loaded a route's page. */
export const isLoaded = ({ page }: Route): boolean => components.has(page);

/** A route's page, after `loadPage`. */
export function pageOf({ page }: Pick<Route, 'page'>): ComponentType {
  const Page = components.get(page);
  if (!Page) throw new Error(`The page ${page} has not been loaded`);
  return Page;
}

const loadOnce = oncePerName(load);

/** Loads a route's page with its styles, retrying once; after a rejection it may be called again. */
export const loadPage = ({ page }: Pick<Route, 'page'>): Promise<void> => loadOnce(page);

async function load(page: string) {
  const [module] = await Promise.all([
    loadModule(page).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return loadModule(page);
    }),
    // The transition's styles are among the late ones.
    isStyled(page) || Promise.all([loadStyles(page), loadStyles('late')]),
  ]);

  const { [`${page}Page`]: Page } = module;
  if (!Page)
    throw new Error(`src/pages/${page}/${page}Page.tsx exports no ${page}Page: export its component`);

  components.set(page, Page);
}

/** The bundler finds all files that this may name, and makes an entry of each. */
const loadModule = (page: string): Promise<Record<string, ComponentType>> =>
  import(`../pages/${page}/${page}Page.tsx`);

/** Whether the HTML has a page's own styles: it does for the page that it was built for. */
const isStyled = (page: string) =>
  typeof document === 'undefined' || document.querySelector(`style[data-page="${page}"]`) !== null;
