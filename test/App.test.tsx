import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from './support/renderApp.tsx';

const h1 = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  window.scrollTo = vi.fn();
});

describe.each(['', '/repo'])('the site under "%s/"', (base) => {
  it.each([
    ['/', 'Lucía Montes'],
    ['/Home', 'Lucía Montes'],
    ['/About', 'Más sobre mí'],
    ['/About/', 'Más sobre mí'],
    ['/Projects', 'Proyectos'],
    ['/Skills', 'Skills'],
    ['/Contact', 'Contacto'],
    ['/nothing/here', 'Lucía Montes'],
  ])('shows at %s the page headed "%s"', async (path, heading) => {
    await renderApp(path, { base });
    await h1(heading);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('leads its links below the base', async () => {
    await renderApp('/About', { base });
    const nav = screen.getByRole('navigation', { name: 'Navegación principal' });
    const hrefs = within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/Home', '/About', '/Projects', '/Skills', '/Contact'].map((path) => base + path));
  });

  it('follows a link: title, hue, heading focused, top of the page', async () => {
    await renderApp('/Home', { base });
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    const heading = await h1('Más sobre mí');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe('Desarrolladora frontend · About');
    expect(document.documentElement.dataset.page).toBe('About');
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('link', { name: 'About' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('the frame', () => {
  it('leaves focus alone on first load', async () => {
    await renderApp('/About');
    expect(document.activeElement).toBe(document.body);
  });

  it('starts with a skip link to the content', async () => {
    await renderApp('/About');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Saltar al contenido');
    expect(document.querySelector(document.activeElement?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });

  it('leads its brand to the owner’s host', async () => {
    await renderApp('/');
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: 'Lucía Montes' }).getAttribute('href')).toBe(
      'https://www.example.com/',
    );
  });

  it('opens and closes the menu by the burger, and closes it by any item', async () => {
    await renderApp('/Home');
    const burger = screen.getByRole('button', { name: 'Abrir el menú' });
    expect(burger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(burger);
    expect(burger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(burger);
    expect(burger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(burger);
    await userEvent.click(screen.getByRole('link', { name: 'Skills' }));
    expect(burger.getAttribute('aria-expanded')).toBe('false');
  });

  it('closes the menu when the visitor goes back', async () => {
    const { navigate } = await renderApp('/Home');
    const burger = screen.getByRole('button', { name: 'Abrir el menú' });
    await userEvent.click(burger);
    act(() => navigate('/Contact')); // as Back does: by no click in the menu
    await h1('Contacto');
    expect(burger.getAttribute('aria-expanded')).toBe('false');
  });

  it('ends with the owner’s name, the current year and the profiles', async () => {
    vi.setSystemTime(new Date('2031-05-05'));
    await renderApp('/');
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('© 2031 Lucía Montes');
    expect(
      within(footer)
        .getAllByRole('link')
        .map((l) => l.textContent),
    ).toEqual(['GitHub', 'LinkedIn']);
    vi.useRealTimers();
  });

  it('leads a link to the open page to its top, without another entry in the history', async () => {
    const { history } = await renderApp('/Home');
    Object.assign(window.location, { href: 'http://localhost/Home' });
    const before = history?.length;
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(history?.length).toBe(before);
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });
});

describe('the first-visit popup', () => {
  const popup = () => screen.queryByRole('dialog', { name: 'Bienvenido a mi Portafolio' });

  it('greets a new visitor, sets the flag and hides by its button', async () => {
    await renderApp('/', { greeted: false });
    expect(popup()).not.toBeNull();
    expect(window.localStorage.getItem('first-time')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Empezar' }));
    expect(popup()).toBeNull();
  });

  it('leaves a known visitor alone', async () => {
    await renderApp('/');
    expect(popup()).toBeNull();
  });

  it('greets once a visit where storage is denied', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const first = await renderApp('/', { greeted: false });
    expect(popup()).not.toBeNull();
    first.unmount();
    await renderApp('/', { greeted: false });
    expect(popup()).toBeNull();
  });
});
