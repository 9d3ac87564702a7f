import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { notePageShown } from '../browser/historyEntry.ts';
import { media } from '../hooks/useMediaQuery.ts';
import { describeToSearchEngines } from './change/searchEngines.ts';
import { lastNavigation, watchNavigation } from './navigation.ts';
import { matchRoute, pageTitle, type Route } from './routes.ts';
import { restoreScroll } from './scroll.ts';

/**
 * Does what the browser does when it loads a document: on every change of route, but not on first load, it updates
 * title, description and hue, scrolls to the top (or, after Back and Forward, to where the page was) and focuses the
 * page's heading.
 *
 * @returns a ref for the element that holds the page
 */
export function useNavigationEffects(route: Route) {
  const mainRef = useRef<HTMLElement>(null);
  const previous = useRef(route);
  // A layout effect, so that these listeners run before the router's: the router renders as soon as it is notified.
  useLayoutEffect(watchNavigation, []);
  useEffect(watchScheme, []);
  const [location] = useLocation();
  useEffect(() => {
    // Also when the route stays the same: a page has several addresses (`/Contact`, `/Contact/`).
    if (matchRoute(location) === route) notePageShown();
  }, [location, route]);
  useEffect(() => {
    if (previous.current === route) return;
    if (lastNavigation().by === 'pop') restoreScroll();
    else window.scrollTo(0, 0);
    mainRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    // Last: a new hue means new styles for all elements, and the lines above need those of the page alone.
    describeDocument(route);
    previous.current = route;
  }, [route]);
  return mainRef;
}

function describeDocument(route: Route) {
  document.title = pageTitle(route);
  document.documentElement.dataset.page = route.page;
  requestAnimationFrame(colourBrowser);
  describeToSearchEngines(route).catch(() => {}); // the page itself is there
}

function watchScheme() {
  const scheme = media('(prefers-color-scheme: dark)');
  scheme?.addEventListener('change', changeScheme);
  return () => scheme?.removeEventListener('change', changeScheme);
}

/** Applies a changed colour scheme at once: colours that fade on hover would change a fifth of a second late. */
function changeScheme() {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  colourBrowser();
}

/** Gives the browser's own controls the background colour of the page shown, in the current scheme. */
function colourBrowser() {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', ground);
}
