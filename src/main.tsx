import { StrictMode, startTransition } from 'react';
import { base } from '#site/site.js';
import { App } from './App.tsx';
import { watchDrafts } from './browser/draft.ts';
import { notePageShown } from './browser/historyEntry.ts';
import { watchMenu } from './browser/menu.ts';
import { watchMotion } from './browser/motionAttribute.ts';
import { watchSelections } from './browser/selection.ts';
import { watchNavigation } from './navigation/navigation.ts';
import { loadPage } from './navigation/pages.ts';
import { watchIntent } from './navigation/prefetch.ts';
import { matchRoute } from './navigation/routes.ts';
import { loadStyles } from './navigation/transition/styles.ts';
import { reactDomClient } from './react.ts';

const { hydrateRoot } = reactDomClient();
const { dataset } = document.documentElement;
// The HTML decides which page it is; only 404.html, which has no path of its own and shows Home, is served at
// any address.
const path = dataset.path?.split(' ').at(-1) || `${base}/404`;

notePageShown();
watchDrafts();
watchNavigation(); // before the menu, which closes on a press: a link in it has a place only until then
watchMenu();
watchIntent();
loadStyles('late').catch(() => {}); // ornaments
// If it can't be loaded, this module fails, and start.ts falls back.
await loadPage(matchRoute(path.slice(base.length)));

const root = document.getElementById('root');
// After a fallback, leave the page as it is without scripts.
if (root && dataset.scripts !== undefined) {
  // Together, since each changes the styles of links all over the page.
  watchSelections();
  watchMotion(); // from now on a button can stop what moves
  // In slices, so that the browser can handle input in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App base={base} ssrPath={path} />
      </StrictMode>,
    );
  });
}
