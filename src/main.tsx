import { base } from 'virtual:site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { moveForeignElements, watchEarlyInput } from './browser/carryOver.ts';
import { watchDrafts } from './browser/draft.ts';
import { notePageShown } from './browser/historyEntry.ts';
import { inTime } from './loading/part.tsx';
import { loadOnFirstInput } from './loading/waiting.ts';
import { loadChange } from './routing/loadChange.ts';
import { loadFirstView, loadPage } from './routing/pages.ts';
import { matchRoute } from './routing/routes.ts';

/**
 * Hydrates the prerendered page. The HTML decides which page that is; only 404.html, which has no path of its own and shows
 * Home, stands at any address.
 *
 * The frame and what moves by itself are hydrated first, in slices, so that the browser can handle input in between;
 * the rest at the visitor's first input, or at once if the address has a query. A part whose script fails to load stays
 * HTML, with links and forms that work without a script.
 */
function hydrate(root: HTMLElement) {
  const path = document.documentElement.dataset.path?.split(' ').at(-1) || `${base}/`;
  const route = matchRoute(path.slice(base.length));
  const load = window.location.search === '' ? loadFirstView : loadPage;
  load(route).catch((error) => console.warn('A part stays static HTML:', error));
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App base={base} ssrPath={path} />
      </StrictMode>,
      {
        onCaughtError(error) {
          console.error(error);
          loadChange()
            .then(({ loadStyles }) => loadStyles('touched'))
            .catch(() => {});
        },
        // A translator or an extension changed the HTML first: React renders the page afresh and needs all its parts.
        onRecoverableError(error) {
          console.warn('Hydration mismatch:', error);
          loadPage(route).catch(() => {}); // the next input tries again
        },
      },
    );
  });
  loadOnFirstInput(() => {
    // The styles of what a hand does are only ornaments, but a press may start one, so it waits for them.
    const ornaments = loadChange().then(({ loadStyles }) => inTime(loadStyles('touched')));
    return Promise.all([loadPage(route), ornaments.catch(() => {})]);
  });
}

const root = document.getElementById('root');
notePageShown();
moveForeignElements();
watchEarlyInput();
watchDrafts();
if (root) hydrate(root);
