import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { projects } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

it('Projects has a card for each project, which links to what it is about, and to where else it is', async () => {
  await renderApp('/Projects');
  expect(screen.getAllByRole('article')).toHaveLength(projects.length);
  for (const { title, image, url, story, links: others = [] } of projects) {
    const card = within(screen.getByRole('article', { name: title }));
    expect(card.queryByRole('img', { name: image?.alt ?? '' }) !== null).toBe(image !== undefined);
    const links = card.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const own = [url, story]
      .filter((address) => address !== undefined)
      .map((address) => expect.stringContaining(address));
    expect(links).toEqual([...own, ...others.map((other) => other.url)]);
  }
  expect(projects.filter(({ url }) => url)).not.toEqual([]);
  expect(projects.filter(({ links = [] }) => links.length > 1)).not.toEqual([]);
});
