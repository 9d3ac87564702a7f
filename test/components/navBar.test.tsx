import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NavBar } from '../../src/components/frame/NavBar.tsx';
import { fakeMedia } from '../support/media.ts';

const LABELS = { mainNavigation: 'Main', openMenu: 'Open', closeMenu: 'Close' };

beforeEach(() => {
  fakeMedia('(min-width: 64rem)', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The bar while Home is on screen and the address is another page's, whose script is still loading. */
function renderWaiting() {
  render(
    <NavBar
      first={null}
      brand={{ label: 'Ada' }}
      shown="Home"
      links={[
        { label: 'Home', path: '/Home', current: false },
        { label: 'Skills', path: '/Skills', current: true },
      ]}
      labels={LABELS}
      languages={null}
    />,
  );
}

describe('the menu while the next page is loading', () => {
  it('stays open, so that the next page comes in over it', async () => {
    renderWaiting();
    await userEvent.click(screen.getByRole('button', { name: LABELS.openMenu }));
    await userEvent.click(screen.getByRole('link', { name: 'Skills' }));
    expect(screen.getByRole('button', { expanded: true }).getAttribute('aria-label')).toBe(LABELS.closeMenu);
  });

  it('closes when the visitor goes back to the page that is on screen', async () => {
    renderWaiting();
    await userEvent.click(screen.getByRole('button', { name: LABELS.openMenu }));
    expect(screen.getByRole('button', { expanded: true })).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.getByRole('button', { expanded: false }).getAttribute('aria-label')).toBe(LABELS.openMenu);
  });
});
