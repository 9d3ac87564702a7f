import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { skillLabels, skills } from '../../support/fixture.ts';
import { renderApp } from '../../support/renderApp.tsx';

const [{ title, id } = { title: '', id: '' }] = skills ?? [];
const open = () => userEvent.click(screen.getByRole('button', { name: `${skillLabels.moreInfo}: ${title}` }));

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
  const heading = within(dialog).getByRole('heading', { level: 2 });
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

it('closes when the browser asks, by the page’s own way', async () => {
  await renderApp('/Skills');
  await open();
  const asked = new Event('cancel', { cancelable: true });
  await act(async () => screen.getByRole('dialog').dispatchEvent(asked));
  expect(asked.defaultPrevented).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.search).toBe('');
});

it('removes the modal-open class when it unmounts while a text is open', async () => {
  const { unmount } = await renderApp('/Skills');
  await open();
  expect(document.body.className).toBe('modal-open');
  unmount();
  expect(document.body.className).toBe('');
});
