import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lang } from '#site/site.js';
import { contact } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

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

it('takes its note on a word back when the form is reset', async () => {
  await renderApp('/Contact');
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.fields.message });
  const [banned = ''] = contact.blacklist;
  const note = contact.messages.blacklist.replace('{words}', contact.messages.word.replace('{word}', banned));
  await userEvent.type(message, banned);
  expect(screen.queryByText(note)).not.toBeNull();
  act(() => message.form?.reset());
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
});
