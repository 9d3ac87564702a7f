import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { lang } from '#site/site.js';
import { contact, has, homeStory, projects, skillLabels, skills } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

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

it.runIf(has('Projects'))(
  'Projects has a card for each project, which links to what it is about, and to its code without a story',
  async () => {
    await renderApp('/Projects');
    expect(screen.getAllByRole('article')).toHaveLength(projects.length);
    for (const { title, image, url, code, story } of projects) {
      const card = within(screen.getByRole('article', { name: title }));
      expect(card.queryByRole('img', { name: image?.alt ?? '' }) !== null).toBe(image !== undefined);
      const links = card.queryAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(expect.arrayContaining([url, story ? undefined : code].filter(Boolean)));
    }
    expect(projects.filter(({ url }) => url)).not.toEqual([]);
    expect(projects.filter(({ code, story }) => code && !story)).not.toEqual([]);
  },
);

describe.runIf(has('Skills'))('Skills', () => {
  const [{ title, id } = { title: '', id: '' }] = skills ?? [];
  const open = () =>
    userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${title}` }));

  it.each(['cobol', '', id.toUpperCase()])('opens no text at ?skill=%s', async (wrong) => {
    await renderApp(`/Skills?skill=${wrong}`);
    expect(screen.getAllByRole('article')).toHaveLength(skills.length);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('closes on a click on the backdrop, but not when a selection ends there', async () => {
    await renderApp('/Skills');
    await open();
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
    await open();
    expect(document.body.className).toBe('modal-open');
    unmount();
    expect(document.body.className).toBe('');
  });
});

describe.runIf(has('Contact'))('Contact', () => {
  it('posts the fields of the specification to the forwarding service', async () => {
    await renderApp('/Contact');
    const form = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.name }).form;
    const { postAs } = contact;
    expect([form?.method, form?.action]).toEqual(['post', contact.endpoint]);
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
});
