import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { readEntry } from '../browser/historyEntry.ts';
import { motionAllowed } from '../motion/preference.ts';
import { lastNavigation } from './navigation.ts';
import { isLoaded, loadPage } from './pages.ts';
import { focusPressed } from './pressedLink.ts';
import { matchRoute, type Route } from './routes.ts';
import { openFrom } from './transition/passage.ts';

interface ShownRoute {
  /** The route whose page is on screen. */
  shown: Route;
  /** The route whose page opens over it, if one does. */
  entering: Route | null;
  /** For the element around the page that enters. */
  enteringRef: RefObject<HTMLDivElement | null>;
  /** The route whose page has been on its way for so long that it is announced. */
  awaited: Route | null;
}

/** After this long, mark the link and the document as waiting. */
const SEEN_MS = 50;
/** After this long, announce the page to screen readers. */
const ANNOUNCED_MS = 1000;
/** After this long, the browser loads it as a document. */
const TIMEOUT_MS = 4000;

/**
 * The location's route is shown once its script is loaded, until then the previous one. A link opens the page
 * over the previous one (transition/passage.ts); Back, Forward and less motion switch at once, since then
 * nothing should move.
 *
 * When the script can't be loaded (offline, a new deployment) or takes too long, the browser loads the
 * document instead, so that nobody gets a blank page; but only after a navigation, since a document that has
 * just been loaded would fail again and again.
 */
export function useShownRoute(): ShownRoute {
  const [location] = useLocation();
  const wanted = matchRoute(location);

  const [{ shown, entering }, setRoutes] = useState<{ shown: Route; entering: Route | null }>({
    shown: wanted,
    entering: null,
  });

  const [awaited, setAwaited] = useState<Route | null>(null);
  const enteringRef = useRef<HTMLDivElement>(null);

  /** Synchronous, so that no frame shows both pages in their places. */
  const arrive = useCallback((route: Route) => {
    flushSync(() => setRoutes({ shown: route, entering: null }));
  }, []);

  useEffect(() => {
    if (shown === wanted) return;

    let current = true;

    const show = () => {
      if (!current) return;
      stopWaiting();
      if (lastNavigation().by === 'push' && motionAllowed() && !document.hidden)
        startTransition(() => setRoutes({ shown, entering: wanted }));
      else arrive(wanted);
    };

    const leave = () => {
      if (!current || lastNavigation().by === 'none') return;
      current = false; // the load may fail later, too
      loadDocument();
    };

    const stopWaiting = isLoaded(wanted)
      ? () => {}
      : whileWaiting({ announce: () => setAwaited(wanted), leave });

    loadPage(wanted).then(show, leave);

    return () => {
      current = false;
      stopWaiting();
      setAwaited(null);
      setRoutes((routes) => (routes.entering ? { ...routes, entering: null } : routes));
    };
  }, [wanted, shown, arrive]);

  useEffect(() => {
    const element = enteringRef.current;
    if (!entering || !element) return;
    // Now, since the previous page is hidden from screen readers until this one covers it.
    element.querySelector('h1')?.focus({ preventScroll: true });
    const pressedAt = lastNavigation().press?.at ?? null;
    let arrived = false;

    const onEnd = () => {
      arrived = true;
      arrive(entering);
    };

    const stop = openFrom(element, { pressedAt, onEnd });

    return () => {
      stop();
      if (!arrived) focusPressed(); // the visitor has gone back meanwhile
    };
  }, [entering, arrive]);

  const goesBack = lastNavigation().by === 'pop' && isLoaded(wanted);

  return goesBack
    ? { shown: wanted, entering: null, enteringRef, awaited: null }
    : { shown, entering, enteringRef, awaited };
}

/**
 * Marks the pressed link and the document with `data-opening`, and calls back when a page takes so long that
 * it should be announced.
 *
 * @returns a function that ends it
 */
function whileWaiting({ announce, leave }: Record<'announce' | 'leave', () => void>): () => void {
  const marked = [document.documentElement, lastNavigation().press?.link];
  const timers = [
    setTimeout(() => {
      for (const element of marked) element?.setAttribute('data-opening', '');
    }, SEEN_MS),
    setTimeout(announce, ANNOUNCED_MS),
    setTimeout(leave, TIMEOUT_MS),
  ];

  return () => {
    for (const timer of timers) clearTimeout(timer);
    for (const element of marked) element?.removeAttribute('data-opening');
  };
}

/** Loads the address as a document. */
function loadDocument() {
  if (lastNavigation().by === 'pop') {
    // A reload keeps the entry's state, including a message being written, and the current scroll position.
    window.scrollTo(0, readEntry().scrollPx ?? 0);
    window.location.reload();
  } else window.location.replace(window.location.pathname + window.location.search);
}
