import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { notePageShown } from '../browser/historyEntry.ts';
import { lastNavigation } from './navigation.ts';
import { focusPressed } from './pressedLink.ts';
import { matchRoute, type Route } from './routes.ts';
import { restoreScroll } from './scroll.ts';

/**
 * Does what the browser does when it loads a document: on every change of route, but not on first load, it
 * updates the hue, scrolls to the top and focuses the page's heading; or, after Back and Forward, scrolls to
 * where the page was and focuses the link by which the visitor left it. The head changes with the address (App.tsx).
 *
 * @returns a ref for the element that holds the page
 */
export function useNavigationEffects(route: Route) {
  const mainRef = useRef<HTMLElement>(null);
  const previous = useRef(route);
  const [location] = useLocation();

  useEffect(() => {
    if (location && lastNavigation().by !== 'none') return untilPointerMoves();
  }, [location]);

  useEffect(() => {
    // Also when the route stays the same: a page has several addresses (`/Contact`, `/Contact/`).
    if (matchRoute(location) === route) notePageShown();
  }, [location, route]);

  useEffect(() => {
    if (previous.current === route) return;

    const goesBack = lastNavigation().by === 'pop';
    if (goesBack) restoreScroll();
    else window.scrollTo(0, 0);
    if (!(goesBack && focusPressed())) focusHeading(mainRef.current);
    // Last: a new hue means new styles for all elements, and the lines above need those of the page alone.
    document.documentElement.dataset.page = route.page;
    // About the page that was loaded: search engines load each page.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    previous.current = route;
  }, [route]);

  return mainRef;
}

/** Unless something in the page has the focus already: its heading got it when the page entered. */
function focusHeading(main: HTMLElement | null) {
  const { activeElement } = document;
  if (activeElement === main || !main?.contains(activeElement))
    main?.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * Marks the document until the pointer moves: elements that come under a resting pointer don't count as
 * hovered.
 */
function untilPointerMoves() {
  const { dataset } = document.documentElement;
  dataset.still = '';

  // Browsers report moves without distance: https://github.com/openstreetmap/iD/pull/2291
  const end = ({ movementX, movementY }: Partial<PointerEvent>) => {
    if (!movementX && !movementY) return;
    delete dataset.still;
    window.removeEventListener('pointermove', end);
  };

  window.addEventListener('pointermove', end);

  return () => end({ movementX: 1 });
}
