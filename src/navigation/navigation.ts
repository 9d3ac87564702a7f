import { base } from '#site/site.js';
import { centreOf, type Point } from './point.ts';
import { focusPressed, keepPressed } from './pressedLink.ts';
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

/** The last navigation in this document. */
export const lastNavigation = () => last;

/**
 * For the router's `aroundNav`. A link to the page that is open, whatever its address is, adds no entry to
 * the history: it scrolls to the top and focuses the heading, as a new document would.
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

/** Where the page that a link leads to opens from: its band's hexagon, or itself. */
const openingOf = (link: Element) =>
  centreOf(link.parentElement?.querySelector(':scope > [data-way] svg') ?? null) ?? centreOf(link);

/** The page at an address of this host, base included. */
const pageAt = (path: string) => matchRoute(path.slice(base.length)).page;

/** Watches presses, navigations and the scroll position from before the router does, which renders at once. */
export function watchNavigation() {
  /** The link pressed since the last navigation, which it may cause. */
  let press: Press | null = null;

  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    press = link && { link, at: openingOf(link) };
    if (link) keepPressed(link);
  };

  const onPop = () => {
    last = { by: 'pop', press: null };
  };

  const onPush = () => {
    last = { by: 'push', press };
    press = null;
  };

  // Capture, since pressing a link in the open menu removes the link's box.
  document.addEventListener('click', onPress, true);
  window.addEventListener('popstate', onPop);
  // Dispatched by wouter:
  // https://github.com/molefrog/wouter/blob/v3/packages/wouter/src/use-browser-location.js
  window.addEventListener('pushState', onPush);
  watchScroll();

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') focusPressed();
}
