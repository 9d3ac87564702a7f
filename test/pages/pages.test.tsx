import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/renderApp.tsx';

const texts = (elements: HTMLElement[]) => elements.map((e) => e.textContent);
/** The element with this text that screen readers meet. */
function heard(text: string) {
  const [element, ...others] = screen.getAllByText(text).filter((e) => !e.closest('[aria-hidden]'));
  expect(others).toEqual([]);
  return element as HTMLElement;
}

const region = (name: string) => screen.getByRole('region', { name });

describe('Home', () => {
  it('opens with greetings in their languages, name, role and links', async () => {
    await renderApp('/');
    for (const [phrase, lang] of [
      ['Bienvenido', 'es'],
      ['Welcome to my Portfolio', 'en'],
      ['Herzlich Wilkommen', 'de'],
    ] as const) {
      expect(heard(phrase).lang).toBe(lang);
    }
    const main = within(screen.getByRole('main'));
    for (const profile of ['GitHub', 'LinkedIn']) {
      const links = main.getAllByRole('link', { name: profile });
      expect(links.map((l) => l.getAttribute('href'))).toEqual(Array(2).fill(links[0]?.getAttribute('href')));
      expect(links[0]?.getAttribute('href')).toMatch(/^https:/);
    }
  });

  it('has its sections in order', async () => {
    await renderApp('/');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Hola, me alegra que estés aquí',
      'Experiencía',
      'Sobre mí',
      'Proyectos destacados',
      '¿Hablamos?',
    ]);
    expect(within(region('Experiencía')).getAllByRole('listitem')).toHaveLength(3);
    expect(within(region('Proyectos destacados')).getAllByRole('article')).toHaveLength(3);
  });

  it('slides 20 logos, of which a screen reader meets five', async () => {
    await renderApp('/');
    const strip = region('Tecnologías');
    expect(within(strip).getAllByAltText('html img')).toHaveLength(20);
    expect(within(strip).getAllByRole('img', { name: 'html img' })).toHaveLength(5);
  });

  it('expands and collapses the welcome card', async () => {
    await renderApp('/');
    const card = screen.getByRole('button', { name: 'Haz un Clic aqui' });
    expect(card.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(card);
    expect(card.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(card.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      'Vitoria',
    );
    await userEvent.click(card);
    expect(card.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the local time', async () => {
    await renderApp('/');
    expect(screen.getByText(/^\d\d:\d\d:\d\d$/).tagName).toBe('TIME');
  });
});

describe('About', () => {
  it('tells the story, the skills and the next steps', async () => {
    await renderApp('/About');
    const story = within(region('Sobre mi'));
    for (const skill of [
      'HTML',
      'CSS',
      'JavaScript',
      'Typescript',
      'React-Vite',
      'Node/express',
      'MongoDB',
    ]) {
      story.getByText(skill);
    }
    screen.getByRole('img', { name: 'Retrato ilustrado de Lucía Montes' });
    expect(region('Experiencia').textContent).toContain('soporte informático');
  });

  it('has two lines of phrases', async () => {
    await renderApp('/About');
    heard('Aprendo haciendo');
    heard('Primero que se entienda, luego que brille');
  });

  it('shows seven photographs, each with caption, author and licence', async () => {
    await renderApp('/About');
    const figures = within(region('Lugares a los que vuelvo')).getAllByRole('figure');
    expect(figures).toHaveLength(7);
    for (const figure of figures) {
      expect(within(figure).getByRole('img').getAttribute('alt')?.length).toBeGreaterThan(10);
      expect(figure.textContent).toMatch(/Foto: .+, CC/);
      expect(within(figure).getByRole('link').getAttribute('href')).toMatch(
        /^https:\/\/creativecommons\.org/,
      );
    }
  });
});

describe('Projects', () => {
  it('has eight cards that lead to other sites', async () => {
    await renderApp('/Projects');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(8);
    for (const card of cards) {
      within(card).getByRole('img');
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^https:/);
    }
    const titles = texts(screen.getAllByRole('heading', { level: 2 }));
    expect(titles).toContain('Previsión Meteorológica');
    expect(titles).toContain('Find the Letter');
  });
});

describe('Skills', () => {
  it('has five cards in the order of the specification', async () => {
    await renderApp('/Skills');
    const cards = screen.getAllByRole('article');
    const titles = cards.map((card) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent);
    expect(titles).toEqual(['Html', 'CSS', 'JavaScript', 'Node.Js', 'React']);
    for (const card of cards) within(card).getByRole('img');
  });

  it('opens a longer text and closes it by its button', async () => {
    await renderApp('/Skills');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Más info: React' }));
    const dialog = within(screen.getByRole('dialog', { name: 'React' }));
    dialog.getByText(/Escribo mis propios hooks/);
    expect(document.body.className).toBe('modal-open');
    await userEvent.click(dialog.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('leaves no modal style behind when the page goes while a text is open', async () => {
    const { unmount } = await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: 'Más info: CSS' }));
    unmount();
    expect(document.body.className).toBe('');
  });
});

describe('Contact', () => {
  it('posts the fields of the specification to the forwarding service', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).form;
    expect(form?.method).toBe('post');
    expect(form?.action).toBe('https://formsubmit.co/tu-alias');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      nombre: '',
      email: '',
      empresa: '',
      description: '',
      pais: 'es',
      _captcha: 'false',
      _blacklist: 'vendo, telefono, link, amor, curso, formacion, dinero, http, https',
      _next: 'https://user.example/Contact?enviado=1',
      _subject: 'Mensaje desde el portafolio',
      _honey: '',
    });
    const options = within(screen.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((o) => [o.value, o.text, o.lang])).toEqual([
      ['es', 'Español', 'es'],
      ['de', 'Deutsch', 'de'],
      ['en', 'English', 'en'],
    ]);
  });

  it('requires natively what the specification requires natively', async () => {
    await renderApp('/Contact');
    const required = screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.required);
    expect(required.map((field) => field.name)).toEqual(['nombre', 'email', 'description']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).type).toBe('email');
  });

  it('says at each field what is wrong and focuses the first', async () => {
    await renderApp('/Contact');
    const name = screen.getByRole('textbox', { name: 'Nombre' });
    await userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
    screen.getByText('Dime tu nombre');
    screen.getByText('El formato del e-mail está incorrecto');
    screen.getByText('¿No quieres dejarme una nota?');
    expect(screen.getByRole('textbox', { name: 'Empresa' }).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(name);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Dime tu nombre',
    );

    await userEvent.type(name, 'Ada');
    expect(screen.queryByText('Dime tu nombre')).toBeNull();
  });

  it('thanks whoever comes back from the service', async () => {
    await renderApp('/Contact?enviado=1');
    expect(screen.getByRole('status').textContent).toContain('¡Gracias por tu mensaje!');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
