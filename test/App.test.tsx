import { popup as greeting, labels, titleLabel } from 'virtual:content/frame';
import { facets, links, titles } from 'virtual:pages';
import { editions } from 'virtual:site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contact, has, headingOf, home, owner, routed, skillLabels, skills } from './support/fixture.ts';
import { fakeIntersection } from './support/intersection.ts';
import { fakeMedia } from './support/media.ts';
import { renderApp } from './support/renderApp.tsx';

/** The text of the link to a page. */
const linkTo = (page: string) => links.find(({ path }) => path === `/${page}`)?.label ?? '';
const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The greeting, which comes at the first scroll of an idle page. */
const greetingShown = () =>
  waitFor(() => {
    fireEvent.scroll(window);
    return screen.getByRole('dialog', { name: greeting.title });
  });

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
    const pages = hrefs.filter((href) => !href?.endsWith('/Notes')); // a document, at the site's own base path
    expect(pages).toEqual(links.map(({ path }) => base + path));
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

  it('has a wheel on each page, with a facet for each page: links, but for the page’s own, which comes first', async () => {
    for (const page of routed) {
      const { unmount } = await renderApp(`/${page}`, { base });
      const wheel = screen.getByRole('navigation', { name: labels.wheel });
      const names = within(wheel)
        .getAllByRole('listitem')
        .map((item) => item.firstElementChild as HTMLElement);
      expect(names.map((name) => name.textContent).toSorted()).toEqual(
        facets.map(({ label }) => label).toSorted(),
      );
      expect(names[0]?.getAttribute('aria-current')).toBe('page');
      expect(names[0]?.textContent).toBe(facets.find((facet) => facet.page === page)?.label);
      const leadTo = names.slice(1).map((link) => link.getAttribute('href')?.split('/').at(-1));
      expect(leadTo.toSorted()).toEqual(
        facets.flatMap((facet) => (facet.page === page ? [] : facet.page)).toSorted(),
      );
      unmount();
    }
  });
});

describe('the frame', () => {
  it('offers the language that the browser prefers, in the greeting alone', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR', 'de-AT', 'es']);
    await renderApp('/About', { greeted: false });
    const dialog = await greetingShown();
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
      const dialog = await greetingShown();
      expect(within(dialog).queryByRole('link')).toBeNull();
      expect(dialog.textContent).toContain(greeting.text);
    },
  );
});

describe('the menu on a small screen', () => {
  const burger = () =>
    screen.getByRole('button', { name: new RegExp(`^(${labels.openMenu}|${labels.closeMenu})$`) });
  const open = () => burger().getAttribute('aria-expanded') === 'true';
  let wide: ReturnType<typeof fakeMedia>;
  beforeEach(() => {
    wide = fakeMedia('(min-width: 64rem)', false);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('closes when focus leaves the bar, but not when only the window loses focus', async () => {
    await renderApp('/Home');
    await userEvent.click(burger());
    act(() => burger().blur());
    expect(open()).toBe(true);
    act(() => burger().focus());
    act(() =>
      within(screen.getByRole('banner'))
        .getByRole('link', { name: linkTo('Projects') })
        .focus(),
    );
    expect(open()).toBe(true);
    act(() => screen.getByRole('main').focus());
    expect(open()).toBe(false);
  });

  it('closes when the window becomes wide, and stays closed when it is narrow again', async () => {
    await renderApp('/Home');
    await userEvent.click(burger());
    act(() => wide.change(true));
    expect(open()).toBe(false);
    expect(document.body.className).toBe('');
    act(() => wide.change(false));
    expect(open()).toBe(false);
  });

  it('leaves no class and no listener behind when the site unmounts', async () => {
    const { unmount } = await renderApp('/Home');
    await userEvent.click(burger());
    unmount();
    expect(document.body.className).toBe('');
    expect(wide.listeners()).toBe(0);
  });
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
  let waiting: IdleRequestCallback[];
  let world: ReturnType<typeof fakeIntersection>;
  beforeEach(() => {
    waiting = [];
    vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => waiting.push(run));
    vi.stubGlobal('cancelIdleCallback', (id: number) => waiting.splice(id - 1, 1, () => {}));
    world = fakeIntersection();
  });
  const becomeIdle = () =>
    act(() => {
      for (const run of waiting.splice(0)) run({ didTimeout: false, timeRemaining: () => 1 });
    });
  const scroll = () => act(() => void window.dispatchEvent(new Event('scroll')));
  /** Makes the page idle and scrolls it, with nothing important under the greeting. */
  const read = () => {
    becomeIdle();
    scroll();
    world.everythingGoesFar();
  };

  it('greets a new visitor, sets the flag and closes with its button', async () => {
    await renderApp('/', { greeted: false });
    read();
    expect(popup()).not.toBeNull();
    expect(window.localStorage.getItem('first-time')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: greeting.button }));
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('waits for a scroll after the page is idle', async () => {
    await renderApp('/', { greeted: false });
    scroll();
    becomeIdle();
    expect(popup()).toBeNull();
    expect(window.localStorage.getItem('first-time')).toBeNull();
    scroll();
    expect(popup()).not.toBeNull();
  });

  it('leaves focus where it is when it opens and when it closes', async () => {
    await renderApp('/Contact', { greeted: false });
    const name = screen.getByRole('textbox', { name: contact.fields.name });
    await userEvent.type(name, 'Ad');
    expect(popup()).toBeNull();
    read();
    expect(popup()).not.toBeNull();
    await userEvent.keyboard('a');
    expect((name as HTMLInputElement).value).toBe('Ada');
    await userEvent.keyboard('{Escape}');
    expect(popup()).toBeNull();
    expect(document.activeElement).toBe(name);
  });

  it('doesn’t greet a returning visitor', async () => {
    await renderApp('/');
    read();
    expect(popup()).toBeNull();
  });

  it('doesn’t greet a visitor who has meanwhile been greeted in another tab', async () => {
    await renderApp('/', { greeted: false });
    window.localStorage.setItem('first-time', 'true');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'first-time' }));
    });
    read();
    expect(popup()).toBeNull();
  });

  it.runIf(has('Skills'))('hides while a modal dialog is open, and comes back afterwards', async () => {
    const { title } = skills[1] as (typeof skills)[number];
    await renderApp('/Skills', { greeted: false });
    read();
    expect(popup()).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${title}` }));
    const dialog = screen.getByRole('dialog', { name: title });
    expect(popup()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: skillLabels.close }));
    expect(popup()).not.toBeNull();
  });

  it('greets once per visit when storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const first = await renderApp('/', { greeted: false });
    read();
    expect(popup()).not.toBeNull();
    first.unmount();
    await renderApp('/', { greeted: false });
    read();
    expect(popup()).toBeNull();
  });

  it('stays away while a thank-you message is shown', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://formsubmit.co/');
    await renderApp('/Contact?sent=1', { greeted: false });
    read();
    expect(popup()).toBeNull();
    expect(window.localStorage.getItem('first-time')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: contact.thanks.another }));
    expect(popup()).not.toBeNull();
  });

  it('hides while it would cover something important', async () => {
    await renderApp('/', { greeted: false });
    becomeIdle();
    scroll();
    const shown = () => popup()?.dataset.shown;
    const action = within(screen.getByRole('main')).getByRole('link', { name: home.toProjects });
    expect(shown()).toBe('false');
    world.everythingEnters();
    expect(shown()).toBe('false');
    expect(window.localStorage.getItem('first-time')).toBeNull();
    world.everythingGoesFar();
    expect(shown()).toBe('true');
    expect(window.localStorage.getItem('first-time')).not.toBeNull();
    world.enter(action);
    expect(shown()).toBe('false');
    world.goFar(action);
    expect(shown()).toBe('true');
  });
});
