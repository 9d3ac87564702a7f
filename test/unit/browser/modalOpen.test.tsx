import { expect, it, vi } from 'vitest';
import { openModal } from '../../../src/browser/modalOpen.ts';

it('keeps the scroll bar’s place while it is open', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const { body } = document;
  const close = openModal();
  expect([body.className, body.style.paddingInlineEnd]).toEqual(['modal-open', '15px']);
  close();
  expect([body.className, body.style.paddingInlineEnd]).toEqual(['', '']);
});
