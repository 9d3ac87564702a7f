import { expect, it, vi } from 'vitest';
import { notePageShown } from '../../../src/browser/historyEntry.ts';
import { travel } from '../../../src/navigation/navigation.ts';

it.each([
  [120, false],
  [340, true],
])('keeps how far the page is scrolled, %i px, before it is left; replaced: %s', (scrollPx, replace) => {
  notePageShown();
  vi.stubGlobal('scrollY', scrollPx);
  const navigate = vi.fn(() => expect(window.history.state).toEqual({ scrollPx }));
  travel(navigate, '/About', { replace });
  expect(navigate).toHaveBeenCalledOnce();
});
