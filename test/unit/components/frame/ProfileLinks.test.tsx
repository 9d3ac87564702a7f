import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProfileLinks } from '../../../../src/components/frame/ProfileLinks.tsx';

const profiles = [
  { id: 'github', label: 'GitHub', url: 'https://github.com/ada' },
  { id: 'email', label: 'E-mail', url: 'mailto:ada@ada.dev' },
  { id: 'phone', label: '(0341) 555 01 00', url: 'tel:0341-5550100' },
];
const labels = { profiles: 'Profiles', cv: 'CV' };

it.each([false, true])(
  'shows a mailbox’s address, which can be copied where no program opens it, and a number as it is written',
  (compact) => {
    render(<ProfileLinks profiles={profiles} labels={labels} compact={compact} />);
    expect(screen.getByRole('link', { name: 'ada@ada.dev' }).getAttribute('href')).toBe('mailto:ada@ada.dev');
    expect(screen.getByRole('link', { name: '(0341) 555 01 00' })).not.toBeNull();
    const described = ['GitHub', 'ada@ada.dev'].map((name) =>
      screen.getByRole('link', { name }).hasAttribute('aria-describedby'),
    );
    expect(described).toEqual([true, false]);
  },
);
