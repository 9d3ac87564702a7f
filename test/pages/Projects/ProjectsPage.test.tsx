import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projects } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('Projects has a card for each project, which links to what it is about, and to its code without a story', async () => {
  await renderApp('/Projects');
  expect(screen.getAllByRole('article')).toHaveLength(projects.length);
  for (const { title, image, url, code, story } of projects) {
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.queryByRole('img', { name: image?.alt ?? '' }) !== null).toBe(image !== undefined);
    const links = card.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining([url, story ? undefined : code].filter(Boolean)));
  }
  expect(projects.filter(({ url }) => url)).not.toEqual([]);
  expect(projects.filter(({ code, story }) => code && !story)).not.toEqual([]);
});
