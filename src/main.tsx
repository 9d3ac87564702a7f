import { base } from 'virtual:site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadOnFirstInput } from './firstInput.ts';
import { loadFirstView, loadPage, matchRoute } from './routes.ts';

/**
 * Takes over the prerendered page. Which page that is, the HTML says: a host may answer an address with another one's
 * file (404.html, another letter case), and the first render must agree with what is there.
 *
 * First what moves by itself, in slices that let the browser breathe; the rest when the visitor does something, or at once
 * when the address asks something of the page. Where a script doesn't arrive, the HTML stays as it is, with links and
 * forms that work by themselves.
 */
async function hydrate(root: HTMLElement) {
  const path = root.dataset.path ?? '/';
  const route = matchRoute(path);
  const asked = window.location.search !== '';
  await (asked ? loadPage(route) : loadFirstView(route));
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App base={base} ssrPath={base + path} />
      </StrictMode>,
    );
  });
  const main = document.getElementById('main');
  if (!asked && main) loadOnFirstInput(() => loadPage(route), main);
}

const root = document.getElementById('root');
if (root) {
  hydrate(root).catch((error) => {
    // Nobody renders what Back and Forward lead to within this document.
    window.addEventListener('popstate', () => window.location.reload());
    throw error;
  });
}
