import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { loadPage } from './pages.ts';
import { centreOf, type Point } from './point.ts';
import { findRoute } from './routes.ts';

/** The internal link that was last pressed, and its centre, null if it was out of view or had no box. */
let pressed: { link: HTMLAnchorElement; at: Point | null } | null = null;

export const pressedAt = () => pressed?.at ?? null;
export const pressedLink = () => pressed?.link ?? null;

/** Loads a page's script when a link to it is pointed at, touched or focused. */
export function usePrefetchOnIntent() {
  const { base } = useRouter();
  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || !`${link.pathname}/`.startsWith(`${base}/`))
        return;
      const isFacet = link.closest('[data-wheel]') !== null;
      if (isFacet) import('./change/change.ts').then(({ showGlimpse }) => showGlimpse(link)).catch(() => {});
      const route = findRoute(link.pathname.slice(base.length));
      if (!route) return;
      if (event.type === 'click') pressed = { link, at: centreOf(link) };
      // The navigation itself retries a prefetch that fails.
      loadPage(route).catch(() => {});
      if (!isFacet && link.closest('nav li'))
        import('./change/change.ts').then(
          ({ pointWheel }) => pointWheel(link, route.page),
          () => {},
        );
    };
    const events = ['pointerover', 'focusin', 'touchstart', 'click'] as const;
    // Capture, since pressing a link in the open menu removes the link's box.
    for (const name of events) document.addEventListener(name, onIntent, { capture: true, passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent, { capture: true });
    };
  }, [base]);
}
