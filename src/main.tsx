import { base } from 'virtual:site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchDrafts } from './hooks/draft.ts';
import { notePageShown } from './hooks/historyEntry.ts';
import { loadOnFirstInput } from './loading/firstInput.ts';
import { loadFirstView, loadPage, matchRoute } from './routing/routes.ts';

/**
 * Takes over the prerendered page. Which page that is, the HTML says: a host may answer an address with another one's
 * file (404.html, another letter case), and the first render must agree with what is there.
 *
 * First the frame and what moves by itself, in slices that let the browser breathe; the rest when the visitor does
 * something, or at once when the address asks something of the page. A part whose script doesn't arrive stays the HTML it
 * was, with links and forms that work by themselves.
 */
function hydrate(root: HTMLElement) {
  const path = root.dataset.path ?? '/';
  const route = matchRoute(path);
  const load = window.location.search === '' ? loadFirstView : loadPage;
  load(route).catch((error) => console.warn('A part stays as it was sent:', error));
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App base={base} ssrPath={base + path} />
      </StrictMode>,
      {
        // A translator or an extension was faster: React renders the page anew, and needs all of it.
        onRecoverableError(error) {
          console.warn('Not as it had been sent:', error);
          loadPage(route).catch(() => {}); // the next input tries again, and says so
        },
      },
    );
  });
  loadOnFirstInput(() => loadPage(route));
}

const root = document.getElementById('root');
notePageShown();
watchDrafts();
if (root) hydrate(root);
