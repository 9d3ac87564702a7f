import { base } from '#site/site.js';
import { centreOf, type Point } from './point.ts';
import { matchRoute } from './routes.ts';
import { settlePage, watchScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}
type Navigate = (to: string, options?: NavigateOptions) => void;

/** A link, and its centre, null if it was out of view or had no box. */
interface Press {
  link: HTMLAnchorElement;
  at: Point | null;
}

/** How the address changed: by Back or Forward, by a link, or not at all. */
interface Navigation {
  by: 'none' | 'push' | 'pop';
  /** The link that was pressed for it. */
  press: Press | null;
}

let last: Navigation = { by: 'none', press: null };
/** What was pressed since: the navigation comes with the press, or not at all. */
let press: Press | null = null;

/** The last navigation in this document. */
export const lastNavigation = () => last;

export function notePress(link: HTMLAnchorElement) {
  press = { link, at: centreOf(link) };
}

/**
 * For the router's `aroundNav`. A link to the page that is open, whatever its address is, adds no entry to the history: it
 * scrolls to the top and focuses the heading, as a new document would.
 */
export function travel(navigate: Navigate, to: string, options?: NavigateOptions) {
  settlePage();
  if (options?.replace || /[?#]/.test(to) || pageAt(to) !== pageAt(window.location.pathname)) {
    navigate(to, options);
    return;
  }
  navigate(to, { ...options, replace: true, state: window.history.state }); // keep the entry's state
  window.scrollTo(0, 0);
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** The page at an address of this host, base included. */
const pageAt = (path: string) => matchRoute(path.slice(base.length)).page;

/** @returns a function that removes the listeners */
export function watchNavigation(): () => void {
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush); // dispatched by wouter
  const stopScroll = watchScroll();
  return () => {
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pushState', onPush);
    stopScroll();
  };
}

function onPop() {
  last = { by: 'pop', press: null };
}

function onPush() {
  last = { by: 'push', press };
  press = null;
}
