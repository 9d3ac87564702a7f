import { base, lang } from 'virtual:site';
import { readEntry } from '../browser/historyEntry.ts';
import { matchRoute } from './routes.ts';
import { settlePage, watchScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}
type Navigate = (to: string, options?: NavigateOptions) => void;

/** How the address last changed in this document: by Back or Forward, by a link, or not at all. */
let last: 'none' | 'push' | 'pop' = 'none';

export const lastNavigation = () => last;

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
  last = 'pop';
  // The page in another language, from which a draft was taken along, may be an entry of this document.
  if (![undefined, lang].includes(readEntry().lang)) window.location.reload();
}

function onPush() {
  last = 'push';
}
