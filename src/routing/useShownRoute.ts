import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { readEntry } from '../browser/historyEntry.ts';
import { lastNavigation } from './lastNavigation.ts';
import { isLoaded, loadPage, matchRoute, type Route } from './routes.ts';
import { pressedAt } from './usePrefetchOnIntent.ts';

/**
 * Returns the route whose page is on screen: the location's route once its script is loaded, until then the previous
 * one. A link starts a transition; Back and Forward switch at once, since the visitor has already seen that page.
 *
 * When the script can't be loaded (offline, a new deployment) or takes too long, the browser loads the document
 * instead, so that nobody gets a blank page; but only after a navigation, since a document that has just been loaded
 * would fail again and again.
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
      // Set the document's hue before the page changes, or the page would be styled twice; and in the same task, so
      // that no frame has the old page in the new hue.
      document.documentElement.dataset.page = wanted.page;
      flushSync(() => setShown(wanted));
    };
    const leave = () => current && lastNavigation() !== 'none' && loadDocument();
    const change = () =>
      lastNavigation() === 'push'
        ? import('./change/change.ts').then(
            ({ withViewTransition }) => current && withViewTransition(show, pressedAt()),
            show,
          )
        : show();
    loadPage(wanted).then(change, leave);
    return () => {
      current = false;
    };
  }, [wanted, shown]);
  return lastNavigation() === 'pop' && isLoaded(wanted) ? wanted : shown;
}

/** Loads the address as a document. */
function loadDocument() {
  if (lastNavigation() === 'pop') {
    // A reload keeps the entry's state, including a message being written, and the current scroll position.
    window.scrollTo(0, readEntry().scrollPx ?? 0);
    window.location.reload();
  } else window.location.replace(window.location.pathname + window.location.search);
}
