import { base } from 'virtual:site';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadPage, matchRoute } from './routes.ts';

/**
 * Takes over the prerendered page. Which page that is, the HTML says: a host may answer an address with another
 * one's file (404.html, another letter case), and the first render must agree with what is there.
 *
 * When the page's script doesn't arrive, the HTML stays as it is, with links and forms that work by themselves.
 */
async function hydrate(root: HTMLElement) {
  const path = root.dataset.path ?? '/';
  await loadPage(matchRoute(path));
  hydrateRoot(
    root,
    <StrictMode>
      <App base={base} ssrPath={base + path} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) {
  hydrate(root).catch((error) => {
    // Nobody renders what Back and Forward lead to within this document.
    window.addEventListener('popstate', () => window.location.reload());
    throw error;
  });
}
