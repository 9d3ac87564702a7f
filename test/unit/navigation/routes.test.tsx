import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { titles } from '#site/pages.js';
import { isLoaded, loadPage, pageOf } from '../../../src/navigation/pages.ts';
import { matchRoute } from '../../../src/navigation/routes.ts';
import { aboutStory } from '../../support/fixture.ts';

describe('matchRoute', () => {
  it.each<[string, string | undefined]>([
    ['/', Object.keys(titles)[0]],
    ...Object.keys(titles).map((page): [string, string] => [`/${page}`, page]),
  ])('shows at %s the page %s, with and without a trailing slash', (path, page) => {
    expect(matchRoute(path).page).toBe(page);
    expect(matchRoute(`${path}/`).page).toBe(page);
    expect(matchRoute(`${path === '/' ? '' : path}/index.html`).page).toBe(page);
    if (path !== '/') expect(matchRoute(`${path}.html`).page).toBe(page);
  });

  it.each(['/nope', '/About/me', '/%E0%A4%A', '//', '/Abou'])('shows Home at the unknown path %s', (path) => {
    expect(matchRoute(path).page).toBe('Home');
  });

  it('finds a page in any letter case, since some hosts lower-case addresses', () => {
    expect(matchRoute('/about').path).toBe('/About');
  });
});

describe('loadPage', () => {
  it('loads a page whole', async () => {
    const route = matchRoute('/About');
    expect(isLoaded(route)).toBe(false);
    await loadPage(route);
    expect(isLoaded(route)).toBe(true);
    expect(renderToString(createElement(pageOf(route)))).toContain(aboutStory.story.title);
  });
});
