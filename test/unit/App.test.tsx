import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { popup as greeting, labels, titleLabel } from '#site/content/frame.js';
import { facets, links, titles } from '#site/pages.js';
import { editions } from '#site/site.js';
import { contact, headingOf, owner, routed } from '../support/fixture.ts';
import { renderApp } from '../support/renderApp.tsx';
import { advance } from '../support/timers.ts';

/** The text of the link to a page. */
const linkTo = (page: string) => links.find(({ path }) => path === `/${page}`)?.label ?? '';
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The greeting, which comes at the first scroll. */
function greetingShown() {
  fireEvent.scroll(window);
  return screen.getByRole('dialog', { name: greeting.title });
}

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe.each(['', '/repo'])('the site under "%s/"', (base) => {
  it.each([
    ['/', owner.name],
    ...routed.flatMap((page) => [
      [`/${page}`, headingOf(page)],
      [`/${page}/`, headingOf(page)],
    ]),
    ['/nothing/here', owner.name],
  ])('shows at %s the page headed "%s"', async (path, heading) => {
    await renderApp(path, { base });
    await h1(heading);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('keeps its links under the base path', async () => {
    await renderApp('/About', { base });
    const nav = screen.getByRole('navigation', { name: labels.mainNavigation });
    const hrefs = within(nav)
      .getAllByRole('link')
      .filter((link) => !link.hasAttribute('hreflang'))
      .map((link) => link.getAttribute('href'));
    // Documents, at the site's own base path, come after them.
    expect(hrefs.slice(0, links.length)).toEqual(links.map(({ path }) => base + path));
  });

  it('sets title and hue, focuses the heading and scrolls to the top when a link is followed', async () => {
    await renderApp('/Home', { base });
    const bar = screen.getByRole('navigation', { name: labels.mainNavigation });
    await userEvent.click(within(bar).getByRole('link', { name: linkTo('About') }));
    const heading = await h1(headingOf('About'));
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe(`${titleLabel} · ${titles.About}`);
    expect(document.documentElement.dataset.page).toBe('About');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(
      within(bar)
        .getByRole('link', { name: linkTo('About') })
        .getAttribute('aria-current'),
    ).toBe('page');
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

  it('has no second menu on the other pages', async () => {
    for (const page of routed.slice(1)) {
      const { unmount } = await renderApp(`/${page}`, { base });
      expect(screen.queryByRole('navigation', { name: labels.wheel })).toBeNull();
      unmount();
    }
  });
});

describe('the frame', () => {
  it('offers the language that the browser prefers, in the greeting alone', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'es']);
    await renderApp('/About', { greeted: false });
    const dialog = greetingShown();
    const offer = within(dialog).getByRole<HTMLAnchorElement>('link');
    const german = editions.find((edition) => edition.lang === 'de');
    expect(offer.textContent).toBe(`${german?.offer} →`);
    expect([offer.lang, offer.hreflang, offer.getAttribute('href')]).toEqual(['de', 'de', '/de/About']);
    expect(dialog.textContent).not.toContain(greeting.text);
  });

  it.each([[['es-MX', 'de']], [['fr', 'ja-JP']], [[]]])(
    'offers no other language to a browser that prefers %j',
    async (languages) => {
      vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
      await renderApp('/Home', { greeted: false });
      const dialog = greetingShown();
      expect(within(dialog).queryByRole('link')).toBeNull();
      expect(dialog.textContent).toContain(greeting.text);
    },
  );
});

describe('links to other sites', () => {
  it('are announced as external by screen readers, and carry rel=noopener', async () => {
    await renderApp('/');
    const note = document.getElementById('external-site');
    expect(note?.textContent).toBe(labels.externalSite);
    const external = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter((a) => a.origin !== window.location.origin);
    expect(external.length).toBeGreaterThan(5);
    for (const link of external) {
      expect(link.rel).toContain('noopener');
      expect(link.getAttribute('aria-describedby')).toBe('external-site');
    }
  });
});

describe('the first-visit popup', () => {
  const popup = () => screen.queryByRole('dialog', { name: greeting.title });
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(routed)(
    'greets a new visitor on %s after three seconds, sets the flag and closes',
    async (page) => {
      await renderApp(`/${page}`, { greeted: false });
      advance(2900);
      expect(popup()).toBeNull();
      expect(window.localStorage.getItem('first-time')).toBeNull();
      advance(100);
      expect(popup()).not.toBeNull();
      expect(window.localStorage.getItem('first-time')).not.toBeNull();
      fireEvent.click(screen.getByRole('button', { name: greeting.button }));
      expect(popup()).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('main'));
    },
  );

  it('greets at the first scroll, without taking the focus', async () => {
    await renderApp('/Contact', { greeted: false });
    const name = screen.getByRole('textbox', { name: contact.fields.name });
    act(() => name.focus());
    fireEvent.scroll(window);
    expect(popup()).not.toBeNull();
    expect(document.activeElement).toBe(name);
  });

  it('doesn’t greet a returning visitor', async () => {
    await renderApp('/');
    fireEvent.scroll(window);
    advance(10_000);
    expect(popup()).toBeNull();
  });

  it('doesn’t greet a visitor who has meanwhile been greeted in another tab', async () => {
    await renderApp('/', { greeted: false });
    window.localStorage.setItem('first-time', 'true');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'first-time' }));
    });
    fireEvent.scroll(window);
    expect(popup()).toBeNull();
  });

  it('greets once per visit when storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const first = await renderApp('/', { greeted: false });
    fireEvent.scroll(window);
    expect(popup()).not.toBeNull();
    first.unmount();
    await renderApp('/', { greeted: false });
    fireEvent.scroll(window);
    expect(popup()).toBeNull();
  });
});
