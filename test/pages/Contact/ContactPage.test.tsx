import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
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
  const asWritten = { normalizer: (text: string) => text }; // with its no-break spaces
  await userEvent.type(message, banned);
  await screen.findByText(note, asWritten);

  act(() => message.form?.reset());
  await waitFor(() => expect(screen.queryByText(note, asWritten)).toBeNull());
});

it('says its note once, after a pause, however much is written', async () => {
  await renderApp('/Contact');
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: contact.fields.message });
  const banned = contact.blacklist.slice(0, 3);
  vi.useFakeTimers({ shouldAdvanceTime: false });

  const said: (string | null)[] = [];
  const notice = message.parentElement?.querySelector('[aria-live]') as HTMLElement;
  const observer = new MutationObserver(() => said.push(notice.textContent));
  observer.observe(notice, { childList: true, characterData: true, subtree: true });

  for (const [i] of banned.entries()) {
    fireEvent.input(message, { target: { value: banned.slice(0, i + 1).join(' ') } });
    act(() => void vi.advanceTimersByTime(300));
  }
  act(() => void vi.advanceTimersByTime(600));
  expect(notice.textContent).toBe('');

  act(() => void vi.advanceTimersByTime(400));
  vi.useRealTimers();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toContain(banned[2]);
  observer.disconnect();
});

it('has its form at a bookmark of the thank-you, too', async () => {
  await renderApp('/Contact?sent=1');
  expect(screen.queryByRole('button', { name: contact.submit })).not.toBeNull();
});

it('sends what was written without the spaces around it', async () => {
  await renderApp('/Contact');
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: contact.fields.name });
  const formData = new FormData();
  formData.set(name.name, '  Ada ');
  // Browsers dispatch it while they collect the fields.
  act(() => void name.form?.dispatchEvent(Object.assign(new Event('formdata'), { formData })));
  expect(formData.get(name.name)).toBe('Ada');
});
