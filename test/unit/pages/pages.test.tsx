import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lang } from '#site/site.js';
import { contact, has, homeStory, projects, skillLabels, skills } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

const none = { id: '', title: '' };
const [first = none, last = none] = [skills?.[0], skills?.at(-1)];
const texts = (elements: HTMLElement[]) => elements.map((e) => e.textContent);
const region = (name: string) => screen.getByRole('region', { name });

describe('Home', () => {
  it('has its sections in order', async () => {
    await renderApp('/');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      homeStory.welcome,
      homeStory.featured.title,
      homeStory.experience.title,
      homeStory.about.title,
      homeStory.closing.title,
    ]);
    const jobs = homeStory.experience.jobs.map(({ role }) => role);
    expect(texts(within(region(homeStory.experience.title)).getAllByRole('heading', { level: 3 }))).toEqual(
      jobs,
    );
    const plates = within(region(homeStory.featured.title)).getAllByRole('heading', { level: 3 });
    expect(plates).toHaveLength(homeStory.featured.ids.length);
  });
});

describe.runIf(has('Projects'))('Projects', () => {
  it('has a card for each project, which links to what it is about', async () => {
    await renderApp('/Projects');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(projects.length);
    for (const { title, image, url } of projects) {
      const card = within(screen.getByRole('article', { name: title }));
      expect(card.queryByRole('img', { name: image?.alt ?? '' }) !== null).toBe(image !== undefined);
      if (url) expect(card.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^(https:|\/)/);
    }
  });

  it('links the code of a project that has no story', async () => {
    await renderApp('/Projects');
    const open = projects.filter(({ code, story }) => code && !story);
    expect(open).not.toHaveLength(0);
    for (const { title, code } of open) {
      const links = within(screen.getByRole('article', { name: title })).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toContain(code);
    }
  });
});

describe.runIf(has('Skills'))('Skills', () => {
  it('has a card for each skill, in order', async () => {
    await renderApp('/Skills');
    const cards = screen.getAllByRole('article');
    const titles = cards.map((card) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent);
    expect(titles).toEqual(skills.map(({ title }: { title: string }) => title));
    for (const card of cards) within(card).getByRole('img');
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

  it('removes the modal-open class when it unmounts while a text is open', async () => {
    const { unmount } = await renderApp('/Skills');
    await userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${first.title}` }));
    unmount();
    expect(document.body.className).toBe('');
  });
});

describe.runIf(has('Contact'))('Contact', () => {
  it('posts the fields of the specification to the forwarding service', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.name }).form;
    const { postAs } = contact;
    expect(form?.method).toBe('post');
    expect(form?.action).toBe(contact.endpoint);
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      [postAs.name]: '',
      email: '',
      [postAs.company]: '',
      [postAs.message]: '',
      [postAs.language]: lang,
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

  it('shows a field’s error when the field loses focus, once the visitor has tried to send', async () => {
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
    expect(wrong()).toBeNull(); // not while typing
    await userEvent.tab();
    expect(wrong()).not.toBeNull();
  });

  it('marks a missing company without a message', async () => {
    await renderApp('/Contact');
    const company = screen.getByRole('textbox', { name: contact.fields.company });
    expect(company.getAttribute('aria-required')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    expect(company.getAttribute('aria-invalid')).toBe('true');
    expect(company.getAttribute('aria-describedby')).toBeNull();
  });

  it('names the words that may get the message dropped as they are typed, and still sends it', async () => {
    await renderApp('/Contact');
    const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);
    await type(contact.fields.name, 'Ada');
    await type(contact.fields.email, 'ada@example.org');
    await type(contact.fields.company, 'Analytical Engines');
    const [word = ''] = contact.blacklist;
    await type(contact.fields.message, `Ada ${word.toUpperCase()} Byron`);
    const said = contact.messages.word.replace('{word}', word);
    const notice = screen.getByText(contact.messages.blacklist.replace('{words}', said));
    expect(notice.getAttribute('aria-live')).toBe('polite');
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.fields.message });
    expect(message.getAttribute('aria-describedby')?.split(' ')).toContain(notice.id);
    expect(message.getAttribute('aria-invalid')).toBeNull();
    await userEvent.clear(message);
    expect(notice.textContent).toBe('');
    await type(contact.fields.message, word);
    await userEvent.click(screen.getByRole('button', { name: contact.submit }));
    expect(screen.getByRole('button', { name: contact.sending }).getAttribute('aria-disabled')).toBe('true');
  });

  it('sends once, and can send again when the visitor comes back', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.name })
      .form as HTMLFormElement;
    const { name, company, message } = contact.postAs;
    const good = { [name]: 'Ada', email: 'ada@example.org', [company]: 'AE', [message]: 'Hola' };
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
});
