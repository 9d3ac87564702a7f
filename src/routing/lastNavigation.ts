import { plainPath } from '../loading/plainPath.ts';
import { settlePage, watchScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}
type Navigate = (to: string, options?: NavigateOptions) => void;

/** How the address last changed in this document: by Back or Forward, by a link, or not at all. */
let last: 'none' | 'push' | 'pop' = 'none';

export const lastNavigation = () => last;

/** For the router's `aroundNav`: a link to the page already open scrolls to its top, as it would without a router. */
export function travel(navigate: Navigate, to: string, options?: NavigateOptions) {
  settlePage();
  if (plainPath(to) !== plainPath(window.location.pathname) || options?.replace) {
    navigate(to, options);
    return;
  }
  navigate(to, { ...options, replace: true, state: window.history.state }); // keep the entry's state
  window.scrollTo(0, 0);
}

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
}

function onPush() {
  last = 'push';
}
