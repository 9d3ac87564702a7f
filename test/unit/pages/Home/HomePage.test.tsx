import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { homeStory } from '../../../support/fixture.ts';
import { renderApp } from '../../../support/renderApp.tsx';

const texts = (elements: HTMLElement[]) => elements.map((e) => e.textContent);
const headings = (level: number, name: string) =>
  texts(within(screen.getByRole('region', { name })).getAllByRole('heading', { level }));

it('Home has its sections in order', async () => {
  await renderApp('/');
  const { featured, experience, about, closing } = homeStory;
  expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    homeStory.welcome,
    ...[featured, experience, about, closing].map(({ title }) => title),
  ]);
  expect(headings(3, experience.title)).toEqual(experience.jobs.map(({ role }) => role));
  expect(headings(3, featured.title)).toHaveLength(featured.ids.length);
});
