import { base } from '#site/site.js';
import { loadPage } from './pages.ts';
import { findRoute } from './routes.ts';

/** Loads a page's script when a link to it is pointed at, touched or focused. */
export function watchIntent() {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;

    const route = findRoute(link.pathname.slice(base.length));
    if (route) loadPage(route).catch(() => {}); // the navigation itself tries again
  };

  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
