import { expect, it, vi } from 'vitest';
import { watchSelections } from '../../../src/browser/selection.ts';

it('passes a press on a card’s words on to its link, the middle button’s as one for a new tab', () => {
  document.body.innerHTML =
    '<article><a class="cover-link" href="#x">A</a><p class="cover-words">words</p></article>';
  watchSelections();
  const pressed = vi.fn((event: MouseEvent) => event.preventDefault());
  document.querySelector('a')?.addEventListener('click', pressed);
  const words = document.querySelector('p');
  words?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  words?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  words?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(pressed.mock.calls.map(([event]) => event.ctrlKey)).toEqual([false, true]);
});
