// Shows and loads the routes' pages.
import { loaders } from 'virtual:loaders';
import { inTime, isPart, type Part, part } from '../loading/part.tsx';
import { loadChange } from './loadChange.ts';
import type { Route } from './routes.ts';

/** A page in parts: `First` is hydrated at once if something in it moves, `rest` at the visitor's first input. */
interface PageParts {
  First: Part;
  /** Whether something in `First` moves without input; otherwise the whole page waits for the first input. */
  moves: boolean;
  /** Parts that the page's module exports besides its component. Empty until `First` is loaded. */
  rest: Part[];
}

function pageFrom([name, { load, moves }]: [string, (typeof loaders)[string]]): [string, PageParts] {
  const page: PageParts = {
    First: part(async () => {
      const { [name]: First, ...others } = await load();
      if (!First) throw new Error(`src/pages/${name}/${name}.tsx exports no ${name}: export its component`);
      page.rest = Object.values(others).filter(isPart);
      return First;
    }, 'first'),
    moves,
    rest: [],
  };
  return [name, page];
}

const pages = Object.fromEntries(Object.entries(loaders).map(pageFrom));
const partsOf = ({ page }: Route) => pages[page] as PageParts;

/** The page of a route: render it over its prerendered HTML, or after `loadPage`. */
export function pageOf(route: Route): Part {
  return partsOf(route).First;
}

const loaded = new Set<string>();

/** Whether `loadPage` has loaded a route's page. */
export function isLoaded({ page }: Route): boolean {
  return loaded.has(page);
}

/**
 * Loads a route's page with its styles and all its parts; rejects when one of them can't be loaded or takes too long,
 * and may then be called again.
 */
export async function loadPage(route: Route): Promise<void> {
  const { page } = route;
  const parts = partsOf(route);
  await Promise.all([isStyled(page) || inTime(loadOwnStyles(page)), parts.First.load()]);
  await Promise.all(parts.rest.map((rest) => rest.load()));
  loaded.add(page);
}

/** Whether the HTML has a page's own styles: it does for the page that it was built for. */
const isStyled = (page: string) =>
  typeof document === 'undefined' || document.querySelector(`style[data-page="${page}"]`) !== null;

async function loadOwnStyles(page: string) {
  const { loadStyles } = await loadChange();
  await Promise.all([loadStyles(page), loadStyles('touched')]); // touched.css has the transition's styles
}

/** Loads what a prerendered page needs before any input; rejects as `loadPage` does. */
export async function loadFirstView(route: Route): Promise<void> {
  if (movesByItself(route)) await partsOf(route).First.load();
}

/** Whether `loadFirstView` loads the page's own script. */
export function movesByItself(route: Route): boolean {
  return partsOf(route).moves;
}
