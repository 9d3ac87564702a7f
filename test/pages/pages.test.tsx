import { lang } from 'virtual:site';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EMAIL_PATTERN } from '../../src/components/contact/contactRules.ts';
import { renderApp } from '../support/renderApp.tsx';
import {
  about,
  aboutStory,
  contact,
  home,
  homeStory,
  logos,
  owner,
  projects,
  skillLabels,
  skills,
} from '../support/siteContent.ts';

const [first, last] = [skills[0], skills.at(-1)] as [(typeof skills)[number], (typeof skills)[number]];
const texts = (elements: HTMLElement[]) => elements.map((e) => e.textContent);
/** The element with this text that isn't hidden from screen readers; there is only one. */
function heard(text: string) {
  const [element, ...others] = screen.getAllByText(text).filter((e) => !e.closest('[aria-hidden]'));
  expect(others).toEqual([]);
  return element as HTMLElement;
}

const region = (name: string) => screen.getByRole('region', { name });

describe('Home', () => {
  it('has the greetings in their languages, and each profile link above, in the closing block and in the footer', async () => {
    await renderApp('/');
    for (const { text, lang } of home.phrases) expect(heard(text).lang).toBe(lang);
    for (const profile of owner.profiles.map(({ label }) => label)) {
      const links = screen.getAllByRole('link', { name: profile });
      expect(links.map((l) => l.getAttribute('href'))).toEqual(Array(3).fill(links[0]?.getAttribute('href')));
      expect(links[0]?.getAttribute('href')).toMatch(/^(https|mailto):/);
    }
  });

  it('has its sections in order', async () => {
    await renderApp('/');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      homeStory.welcome,
      homeStory.featured.title,
      homeStory.experience.title,
      homeStory.about.title,
      homeStory.closing.title,
    ]);
    expect(within(region(homeStory.experience.title)).getAllByRole('listitem')).toHaveLength(
      homeStory.experience.jobs.length,
    );
    expect(within(region(homeStory.featured.title)).getAllByRole('article')).toHaveLength(
      homeStory.featured.ids.length,
    );
  });

  it('has every logo four times, three of them hidden from screen readers', async () => {
    await renderApp('/');
    const strip = region(homeStory.technologies);
    expect(within(strip).getAllByAltText(/./)).toHaveLength(4 * logos.length);
    expect(within(strip).getAllByRole('img')).toHaveLength(logos.length);
  });

  it('expands and collapses the welcome card', async () => {
    await renderApp('/');
    const card = screen.getByRole('button', { name: homeStory.welcomeCard.button });
    expect(card.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(card);
    expect(card.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(card.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      homeStory.welcomeCard.paragraphs[0],
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
  it('shows the skills, the next steps, the photo and the experience', async () => {
    await renderApp('/About');
    const story = within(region(aboutStory.story.title));
    for (const skill of [...aboutStory.story.skills, ...aboutStory.story.next]) story.getByText(skill);
    screen.getByRole('img', { name: aboutStory.photo.alt });
    expect(region(aboutStory.experience.title).textContent).toContain(aboutStory.experience.paragraphs[0]);
  });

  it('has two taglines', async () => {
    await renderApp('/About');
    for (const { text } of [...about.tagline, ...aboutStory.closingTagline]) heard(text);
  });

  it('shows every photograph', async () => {
    await renderApp('/About');
    const figures = within(region(aboutStory.ring.title)).getAllByRole('figure');
    expect(figures).toHaveLength(aboutStory.ring.photographs.length);
    for (const figure of figures) {
      expect(within(figure).getByRole('img').getAttribute('alt')?.length).toBeGreaterThan(10);
    }
  });
});

describe('Projects', () => {
  it('has a card for each project, which links to another site', async () => {
    await renderApp('/Projects');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(projects.length);
    for (const card of cards) {
      within(card).getByRole('img');
      expect(within(card).getByRole('link').getAttribute('href')).toMatch(/^https:/);
    }
    const titles = texts(screen.getAllByRole('heading', { level: 2 }));
    expect(titles).toEqual(projects.map(({ title }) => title));
  });
});

describe('Skills', () => {
  it('has a card for each skill, in order', async () => {
    await renderApp('/Skills');
    const cards = screen.getAllByRole('article');
    const titles = cards.map((card) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent);
    expect(titles).toEqual(skills.map(({ title }) => title));
    for (const card of cards) within(card).getByRole('img');
  });

  it('opens a longer text and closes it with its button', async () => {
    await renderApp('/Skills');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${last.title}` }));
    const dialog = within(screen.getByRole('dialog', { name: last.title }));
    for (const text of last.info) dialog.getByText(text);
    expect(document.body.className).toBe('modal-open');
    await userEvent.click(dialog.getByRole('button', { name: skillLabels.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('adds a history entry when a text is opened, and none when a text opened by its address is closed', async () => {
    const { history } = await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` }));
    expect(history).toEqual(['/Skills', `/Skills?skill=${first.id}`]);
    cleanup();
    const linked = await renderApp(`/Skills?skill=${last.id}`);
    await userEvent.click(
      within(screen.getByRole('dialog', { name: last.title })).getByRole('button', {
        name: skillLabels.close,
      }),
    );
    expect(linked.history).toEqual(['/Skills']);
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${last.title}` }),
    );
  });

  it.each(['cobol', '', last.id.toUpperCase()])('opens no text at ?skill=%s', async (id) => {
    await renderApp(`/Skills?skill=${id}`);
    expect(screen.getAllByRole('article')).toHaveLength(skills.length);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('moves the focus to the text’s heading, and returns it when the text closes', async () => {
    await renderApp('/Skills');
    const opener = screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` });
    await userEvent.click(opener);
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.textContent).toBe(first.title);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes on a click on the backdrop, but not when a selection ends there', async () => {
    await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` }));
    const dialog = screen.getByRole('dialog');
    const heading = within(dialog).getByRole('heading');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: heading },
      { target: dialog },
      { keys: '[/MouseLeft]' },
    ]);
    await userEvent.click(heading);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens its texts also where the browser has no modal dialogs', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` }));
    expect(screen.getByRole('dialog', { name: first.title })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: skillLabels.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes the modal-open class when it unmounts while a text is open', async () => {
    const { unmount } = await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` }));
    unmount();
    expect(document.body.className).toBe('');
  });
});

describe('Contact', () => {
  it('posts the fields of the specification to the forwarding service', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.nombre }).form;
    const { postAs } = contact;
    expect(form?.method).toBe('post');
    expect(form?.action).toBe(contact.endpoint);
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      [postAs.nombre]: '',
      email: '',
      [postAs.empresa]: '',
      [postAs.description]: '',
      [postAs.pais]: lang,
      _captcha: 'false',
      _blacklist: contact.blacklist.join(', '),
      _next: 'https://user.example/Contact?sent=1#thanks',
      _honey: '',
    });
    const options = within(screen.getByRole('combobox')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map((o) => [o.value, o.text, o.lang])).toEqual(
      contact.options.map(({ value, label }) => [value, label, value]),
    );
  });

  it('has the native required attributes of the specification', async () => {
    await renderApp('/Contact');
    const required = screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.required);
    const { postAs } = contact;
    expect(required.map((field) => field.name)).toEqual([postAs.nombre, 'email', postAs.description]);
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.email });
    expect([email.type, email.pattern]).toEqual(['email', EMAIL_PATTERN]);
  });

  it('shows an error at each wrong field, and focuses the first', async () => {
    await renderApp('/Contact');
    const name = screen.getByRole('textbox', { name: contact.fields.nombre });
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    screen.getByText(contact.messages.nombre);
    screen.getByText(contact.messages.email);
    screen.getByText(contact.messages.description);
    expect(screen.getByRole('textbox', { name: contact.fields.empresa }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(document.activeElement).toBe(name);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      contact.messages.nombre,
    );

    await userEvent.type(name, 'Ada');
    expect(screen.queryByText(contact.messages.nombre)).toBeNull();
  });

  it('shows a field’s error when it loses the focus, once the visitor has tried to send', async () => {
    await renderApp('/Contact');
    const email = screen.getByRole('textbox', { name: contact.fields.email });
    const wrong = () => screen.queryByText(contact.messages.email);
    await userEvent.type(email, 'ada@');
    await userEvent.tab();
    expect(wrong()).toBeNull(); // not before the first attempt to send
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    expect(wrong()).not.toBeNull();
    await userEvent.type(email, 'example.org');
    expect(wrong()).toBeNull();
    expect(email.getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(email);
    expect(wrong()).toBeNull(); // not while it is typed
    await userEvent.tab();
    expect(wrong()).not.toBeNull();
  });

  it('reports a missing company to screen readers only', async () => {
    await renderApp('/Contact');
    const company = screen.getByRole('textbox', { name: contact.fields.empresa });
    expect(company.getAttribute('aria-required')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    const note = document.getElementById(company.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(contact.missingCompany);
    expect(note?.className).toBe('visually-hidden');
  });

  it('names the words for which the message may be dropped as they are written, and sends it', async () => {
    await renderApp('/Contact');
    const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
    await type(contact.fields.nombre, 'Ada');
    await type(contact.fields.email, 'ada@example.org');
    await type(contact.fields.empresa, 'Analytical Engines');
    const [word = ''] = contact.blacklist;
    await type(contact.fields.description, `Ada ${word.toUpperCase()} Byron`);
    const said = contact.messages.word.replace('{word}', word);
    const notice = screen.getByText(contact.messages.blacklist.replace('{words}', said));
    expect(notice.getAttribute('aria-live')).toBe('polite');
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.fields.description });
    expect(message.getAttribute('aria-describedby')?.split(' ')).toContain(notice.id);
    expect(message.getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(message);
    expect(notice.textContent).toBe('');
    await type(contact.fields.description, word);
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    expect(screen.getByRole('button', { name: contact.sending }).getAttribute('aria-disabled')).toBe('true');
  });

  it('sends once, and can send again when the visitor comes back', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.nombre })
      .form as HTMLFormElement;
    const good = { nombre: 'Ada', email: 'ada@example.org', empresa: 'AE', description: 'Hola' };
    for (const [name, value] of Object.entries(good)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
    const submit = () => !fireEvent.submit(form);
    expect(submit()).toBe(false);
    expect(submit()).toBe(true); // prevented
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(screen.getByRole('button', { name: contact.submit })).toBeDefined();
    expect(submit()).toBe(false);
  });

  it('shows the thank-you when the visitor comes back from the service', async () => {
    await renderApp('/Contact?sent=1');
    expect(screen.getByRole('status').textContent).toContain(contact.thanks.title);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
