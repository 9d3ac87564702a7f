import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExternalLink } from '../../../../src/components/ui/ExternalLink.tsx';

it('describes a link to another site as external, but not a link to a mailbox', () => {
  render(
    <>
      <ExternalLink href="https://ada.dev/">Page</ExternalLink>
      <ExternalLink href="mailto:ada@ada.dev">Mail</ExternalLink>
    </>,
  );
  const described = ['Page', 'Mail'].map((name) =>
    screen.getByRole('link', { name }).hasAttribute('aria-describedby'),
  );
  expect(described).toEqual([true, false]);
});
