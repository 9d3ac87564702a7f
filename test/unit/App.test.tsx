import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popup as greeting, labels, titleLabel } from '#site/content/frame.js';
import { facets, links, titles } from '#site/pages.js';
import { editions } from '#site/site.js';
import { loadPage } from '../../src/navigation/pages.ts';
import { advance, fakeIntersection } from '../support/dom.ts';
import { contact, headingOf } from '../support/fixture.ts';
import { renderApp } from '../support/renderApp.tsx';

/** The text of the link to a page. */
const linkTo = (page: string) => links.find(({ path }) => path === `/${page}`)?.label ?? '';
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });
const popup = () => screen.queryByRole('dialog', { name: greeting.title });

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe('the site under "/repo/"', () => {
  const base = '/repo';

  it('sets title and hue, focuses the heading and scrolls to the top when a link is followed', async () => {
    await renderApp('/Home', { base });
    await loadPage({ page: 'About' }); // on a busy machine that takes longer than visitors would wait for it
    const bar = screen.getByRole('navigation', { name: labels.mainNavigation });
    const link = within(bar).getByRole('link', { name: linkTo('About') });
    await userEvent.click(link);

    const heading = await h1(headingOf('About'));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${titleLabel} · ${titles.About}`);
    expect(document.documentElement.dataset.page).toBe('About');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(link.getAttribute('aria-current')).toBe('page');
    await userEvent.click(within(bar).getByRole('link', { name: linkTo('Home') }));
    await waitFor(() => expect(document.documentElement.dataset.page).toBe('Home'));
  });

  it('has a wheel on Home, with a facet for each page in the bar’s order: links, but for its own', async () => {
    await renderApp('/', { base });
    const wheel = screen.getByRole('navigation', { name: labels.wheel });
    const names = within(wheel)
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild as HTMLElement);
    expect(names.map((name) => name.textContent)).toEqual(facets.map(({ label }) => label));
    expect(names[0]?.getAttribute('aria-current')).toBe('page');

    const leadTo = names.map((link) => link.getAttribute('href')?.split('/').at(-1));
    expect(leadTo).toEqual([undefined, ...facets.slice(1).map(({ page }) => page)]);
  });
});

it('loads the wheel’s glimpses when the browser is idle, and not before', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { container, unmount } = await renderApp('/');
  const glimpses = () => container.querySelectorAll('[data-wheel] [data-hub]').length;
  await act(() => vi.dynamicImportSettled());
  expect(glimpses()).toBe(0);
  act(() => {
    for (const run of idle) run();
  });
  await waitFor(() => expect(glimpses()).toBeGreaterThan(0));
  unmount();
});

it('links to other sites are announced as external by screen readers, and carry rel=noopener', async () => {
  await renderApp('/');
  expect(document.getElementById('external-site')?.textContent).toBe(labels.externalSite);

  const external = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((a) => /^http/.test(a.protocol) && a.origin !== window.location.origin);
  expect(external.length).toBeGreaterThan(2);

  for (const link of external) {
    expect(link.rel).toContain('noopener');
    expect(link.getAttribute('aria-describedby')).toBe('external-site');
  }
});

describe('the first visit’s greeting', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('comes after three seconds, sets the flag when it is seen and closes', async () => {
    const world = fakeIntersection();
    await renderApp('/', { greeted: false });
    advance(2900);
    expect(popup()).toBeNull();
    expect(window.localStorage.getItem('first-time')).toBeNull();

    advance(100);
    world.leave(popup() as HTMLElement); // a dialog covers it
    expect(window.localStorage.getItem('first-time')).toBeNull();

    world.enter(popup() as HTMLElement);
    expect(window.localStorage.getItem('first-time')).not.toBeNull();

    const button = screen.getByRole('button', { name: greeting.button });
    act(() => button.focus());
    fireEvent.click(button);
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('comes at the first scroll, without taking the focus, and gives it back to a field', async () => {
    await renderApp('/Contact', { greeted: false });
    const name = screen.getByRole('textbox', { name: contact.fields.name });
    act(() => name.focus());
    fireEvent.scroll(window);
    expect(popup()).not.toBeNull();
    expect(document.activeElement).toBe(name);

    const button = screen.getByRole('button', { name: greeting.button });
    fireEvent.focus(button, { relatedTarget: name });
    act(() => button.focus());
    fireEvent.click(button);
    expect(document.activeElement).toBe(name);
  });

  it('is called off when another tab has greeted while something covered it', async () => {
    const world = fakeIntersection();
    await renderApp('/', { greeted: false });
    fireEvent.scroll(window);
    world.leave(popup() as HTMLElement);

    window.localStorage.setItem('first-time', 'true');
    fireEvent(window, new StorageEvent('storage', { key: 'first-time' }));
    expect(popup()).toBeNull();
  });

  it('doesn’t come to a returning visitor', async () => {
    await renderApp('/');
    fireEvent.scroll(window);
    advance(10_000);
    expect(popup()).toBeNull();
  });

  it.each<[string, string[], string | undefined]>([
    [
      'offers the language that the browser prefers, and announces that alone',
      ['es-ES', 'ar-EG', 'fr'],
      'ar',
    ],
    ['offers no other language to a browser that prefers the page’s', ['fr-CA', 'ar'], undefined],
  ])('%s', async (_, languages, lang) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
    const world = fakeIntersection();
    await renderApp('/About', { greeted: false });
    fireEvent.scroll(window);
    const shown = popup() as HTMLElement;
    const offer = shown.querySelector('a');
    const said = editions.find((each) => each.lang === lang)?.offer;
    expect(offer?.textContent).toBe(lang && said);
    expect([offer?.lang, offer?.hreflang, offer?.getAttribute('href')]).toEqual(
      lang ? [lang, lang, `/${lang}/About`] : [undefined, undefined, undefined],
    );
    expect(shown.textContent?.includes(greeting.text)).toBe(!lang);

    const status = () => screen.getAllByRole('status').filter(({ textContent }) => textContent);
    expect(status()).toEqual([]);

    world.enter(shown);
    expect(status().map((each) => [each.textContent, each.lang])).toEqual(lang ? [[said, lang]] : []);
  });
});
