import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../../src/App.tsx';
import { owner } from '../../../src/content/owner.ts';
import { loadPage, matchRoute } from '../../../src/routing/routes.ts';

vi.mock('../../../src/pages/Projects.tsx', () => ({
  Projects() {
    throw new Error('the cards are gone');
  },
}));

it('shows the error screen in place of a page that throws, with a way home', async () => {
  window.scrollTo = vi.fn();
  window.localStorage.setItem('first-time', 'true');
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports the error there
  await loadPage(matchRoute('/Projects'));
  await loadPage(matchRoute('/'));
  render(<App base="" hook={memoryLocation({ path: '/Projects' }).hook} />);

  screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  screen.getByText('the cards are gone');
  screen.getByRole('navigation', { name: 'Navegación principal' });

  await userEvent.click(screen.getByRole('link', { name: 'Volver al inicio' }));
  screen.getByRole('heading', { level: 1, name: owner.name });
});
