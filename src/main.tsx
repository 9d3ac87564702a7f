import './pages/shared.ts';
import { base } from 'virtual:site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchDrafts } from './browser/draft.ts';
import { notePageShown } from './browser/historyEntry.ts';
import { loadOnFirstInput } from './loading/firstInput.ts';
import { loadFirstView, loadPage, matchRoute } from './routing/routes.ts';

/**
 * Hydrates the prerendered page. The HTML names the page, not the address: a host may answer an address with another
 * page's file (404.html, another letter case), and the first render must agree with the HTML that is there.
 *
 * The frame and what moves by itself are hydrated first, in slices, so that the browser can handle input in between;
 * the rest follows at the visitor's first input, or at once when the address has a query. A part whose script doesn't
 * arrive stays HTML, with links and forms that work without a script.
 */
function hydrate(root: HTMLElement) {
  const path = root.dataset.path ?? '/';
  const route = matchRoute(path);
  const load = window.location.search === '' ? loadFirstView : loadPage;
  load(route).catch((error) => console.warn('A part stays static HTML:', error));
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App base={base} ssrPath={base + path} />
      </StrictMode>,
      {
        // A translator or an extension changed the HTML first: React renders the page again, and needs all its parts.
        onRecoverableError(error) {
          console.warn('Hydration mismatch:', error);
          loadPage(route).catch(() => {}); // the next input tries again
        },
      },
    );
  });
  loadOnFirstInput(() => {
    // Only ornaments, but a press may start one: it waits for them.
    const ornaments = import('./routing/change/change.ts').then(({ lightLattice }) => lightLattice());
    return Promise.all([loadPage(route), ornaments.catch(() => {})]);
  });
}

const root = document.getElementById('root');
notePageShown();
watchDrafts();
if (root) hydrate(root);
