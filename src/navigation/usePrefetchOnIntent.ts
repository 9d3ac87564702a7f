import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

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
      // The navigation itself retries a prefetch that fails.
      loadPage(route).catch(() => {});
    };

    const events = ['pointerover', 'focusin', 'touchstart', 'click'] as const;
    for (const name of events) document.addEventListener(name, onIntent, { capture: true, passive: true });

    return () => {
      for (const name of events) document.removeEventListener(name, onIntent, { capture: true });
    };
  }, [base]);
}
