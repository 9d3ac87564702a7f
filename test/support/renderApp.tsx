import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../src/App.tsx';
import { loadPage } from '../../src/navigation/pages.ts';
import { matchRoute } from '../../src/navigation/routes.ts';

/**
 * Renders the site at a path, with its page loaded, for a visitor who has been greeted unless `greeted` is
 * false.
 *
 * @returns the history of paths, newest last
 */
export async function renderApp(path: string, { base = '', greeted = true } = {}) {
  if (greeted) window.localStorage.setItem('first-time', 'true');
  await loadPage(matchRoute(path.split('?')[0] ?? '/'));
  const { hook, searchHook, history, navigate } = memoryLocation({ path: base + path, record: true });
  const rendered = render(
    <StrictMode>
      <Router hook={hook} searchHook={searchHook}>
        <App base={base} ssrPath={base + path} />
      </Router>
    </StrictMode>,
  );
  return { ...rendered, history, navigate };
}
