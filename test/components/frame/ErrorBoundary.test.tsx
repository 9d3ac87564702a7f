import { labels } from 'virtual:content/frame';
import { owner } from 'virtual:content/owner';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../../../src/App.tsx';
import { loadPage, matchRoute } from '../../../src/routing/routes.ts';

vi.mock('../../../src/pages/Projects/Projects.tsx', () => ({
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

  screen.getByRole('heading', { level: 1, name: labels.errorTitle.text });
  screen.getByText('the cards are gone');
  screen.getByRole('navigation', { name: labels.mainNavigation });

  await userEvent.click(screen.getByRole('link', { name: labels.errorHome }));
  screen.getByRole('heading', { level: 1, name: owner.name });
});
