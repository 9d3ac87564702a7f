import { describe, expect, it } from 'vitest';
import { titles } from '#site/pages.js';
import { matchRoute } from '../../../src/navigation/routes.ts';

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
