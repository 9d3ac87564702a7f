import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NavBar } from '../../src/components/frame/NavBar.tsx';
import { fakeMedia } from '../support/media.ts';

const LABELS = { mainNavigation: 'Main', openMenu: 'Open', closeMenu: 'Close' };

beforeEach(() => {
  fakeMedia('(min-width: 64rem)', false);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// The specification: "any nav item click sets it closed"; the next page's script may still be loading then.
it.each(['Home', 'Skills'])(
  'closes the menu at once on a press on %s, while Home is on screen',
  async (pressed) => {
    render(
      <NavBar
        first={null}
        brand={{ label: 'Ada' }}
        shown="Home"
        links={[
          { label: 'Home', path: '/Home', current: true },
          { label: 'Skills', path: '/Skills', current: false },
        ]}
        labels={LABELS}
        languages={null}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: LABELS.openMenu }));
    expect(screen.getByRole('button', { expanded: true }).getAttribute('aria-label')).toBe(LABELS.closeMenu);
    await userEvent.click(screen.getByRole('link', { name: pressed }));
    expect(screen.getByRole('button', { expanded: false }).getAttribute('aria-label')).toBe(LABELS.openMenu);
  },
);
