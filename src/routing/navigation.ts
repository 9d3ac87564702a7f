import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useRouter } from 'wouter';
import { notePageShown, readEntry } from '../hooks/historyEntry.ts';
import { media } from '../hooks/useMediaQuery.ts';
import { plainPath } from '../loading/plainPath.ts';
import { setWaiting } from '../loading/waiting.ts';
import { centreOf, type Point } from './point.ts';
import { findRoute, isLoaded, loadPage, matchRoute, pageTitle, type Route } from './routes.ts';
import { restoreScroll, settlePage, watchScroll } from './scroll.ts';

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}
type Navigate = (to: string, options?: NavigateOptions) => void;

/** For the router's `aroundNav`: a link to the page that is already open leads to its top, as in a document. */
export function travel(navigate: Navigate, to: string, options?: NavigateOptions) {
  settlePage();
  if (plainPath(to) !== plainPath(window.location.pathname) || options?.replace) {
    navigate(to, options);
    return;
  }
  navigate(to, { ...options, replace: true, state: window.history.state }); // keep the entry's state
  window.scrollTo(0, 0);
}

/** How the address last changed in this document: by Back or Forward, by a link, or not at all. */
let lastNavigation: 'none' | 'push' | 'pop' = 'none';

/** The centre of the link within the site that was last pressed; null when it had no box. */
let pressedAt: Point | null = null;

function watchNavigation() {
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush); // dispatched by wouter
  const stopScroll = watchScroll();
  const scheme = media('(prefers-color-scheme: dark)');
  scheme?.addEventListener('change', changeScheme);
  return () => {
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('pushState', onPush);
    stopScroll();
    scheme?.removeEventListener('change', changeScheme);
  };
}

function onPop() {
  lastNavigation = 'pop';
}

function onPush() {
  lastNavigation = 'push';
}

/**
 * Returns the route whose page is on screen: the location's as soon as its script is loaded, until then the previous
 * one. After a link the next page comes in; Back and Forward cut, since the visitor knows that page.
 *
 * When the script can't be loaded (offline, a new deployment) or takes too long, the browser loads the document
 * instead, so that nobody gets a blank page; but only after a navigation, since a document that was just loaded would
 * fail again for ever.
 */
export function useShownRoute(): Route {
  const [location] = useLocation();
  const wanted = matchRoute(location);
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    let current = true;
    const show = () => {
      if (!current) return;
      // Before the page, which would otherwise be styled twice: its hue is the document's. And in one task with it, so that no
      // frame has the old page in the new hue.
      document.documentElement.dataset.page = wanted.page;
      flushSync(() => setShown(wanted));
    };
    const leave = () => current && lastNavigation !== 'none' && loadDocument();
    const change = () =>
      lastNavigation === 'push'
        ? import('./change.ts').then(
            ({ withViewTransition }) => current && withViewTransition(show, pressedAt),
            show,
          )
        : show();
    loadPage(wanted).then(change, leave);
    return () => {
      current = false;
    };
  }, [wanted, shown]);
  return lastNavigation === 'pop' && isLoaded(wanted) ? wanted : shown;
}

/** Loads the address as a document. */
function loadDocument() {
  if (lastNavigation === 'pop') {
    // A reload keeps the entry's state, so also a message that is being written; and the scroll position of the moment.
    window.scrollTo(0, readEntry().scrollPx ?? 0);
    window.location.reload();
  } else window.location.replace(window.location.pathname + window.location.search);
}

/**
 * Does what a document load does by itself: on every change of route it updates title, description and hue, scrolls to
 * the top (after Back and Forward to where the page was) and focuses the page's heading; but not on first load.
 *
 * @returns the ref of the element that holds the page
 */
export function useNavigationEffects(route: Route) {
  const mainRef = useRef<HTMLElement>(null);
  const previous = useRef(route);
  // A layout effect, so that these listeners run before the router's: the router renders as soon as it is notified.
  useLayoutEffect(watchNavigation, []);
  // A page that is shown now is hydrated, whatever the previous one still waits for.
  useLayoutEffect(() => {
    if (previous.current !== route) setWaiting('');
  }, [route]);
  const [location] = useLocation();
  useEffect(() => {
    // Also where the route stays: the same page has several addresses (`/Contact`, `/Contact/`).
    if (matchRoute(location) === route) notePageShown();
  }, [location, route]);
  useEffect(() => {
    if (previous.current === route) return;
    describeDocument(route, previous.current);
    previous.current = route;
    if (lastNavigation === 'pop') restoreScroll();
    else window.scrollTo(0, 0);
    mainRef.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [route]);
  return mainRef;
}

function describeDocument(route: Route, previous: Route) {
  document.title = pageTitle(route);
  document.documentElement.dataset.page = route.page;
  colourBrowser();
  import('./change.ts')
    .then(({ describeToSearchEngines, turnWheels }) => {
      turnWheels(previous.page, route.page);
      return describeToSearchEngines(route);
    })
    .catch(() => {}); // ornament, and what only search engines read
}

/** Lets the system's other colours appear at once: those that fade on hover would arrive a fifth of a second late. */
function changeScheme() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  colourBrowser();
}

/** Gives the browser's own controls the ground's colour: of the page that is shown, in the scheme of the moment. */
function colourBrowser() {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground);
}

/** Loads a page's script when a link to it is pointed at, touched or focused. */
export function usePrefetchOnIntent() {
  const { base } = useRouter();
  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || !`${link.pathname}/`.startsWith(`${base}/`))
        return;
      const route = findRoute(link.pathname.slice(base.length));
      if (!route) return;
      if (event.type === 'click') pressedAt = centreOf(link);
      // A prefetch that fails is tried again by the navigation itself.
      loadPage(route).catch(() => {});
      if (link.closest('nav li'))
        import('./change.ts').then(
          ({ pointWheel }) => pointWheel(link, route.page),
          () => {},
        );
    };
    const events = ['pointerover', 'focusin', 'touchstart', 'click'] as const;
    // Captured, since a press on a link of the open menu takes away its box.
    for (const name of events) document.addEventListener(name, onIntent, { capture: true, passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent, { capture: true });
    };
  }, [base]);
}
