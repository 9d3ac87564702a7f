import { beforeEach, expect, it, vi } from 'vitest';
import { openFrom } from '../../../src/navigation/transition/passage.ts';

beforeEach(() => void vi.useFakeTimers());

it('ends at the first press or key alone', () => {
  const onEnd = vi.fn();
  openFrom(document.body, { pressedAt: null, onEnd });
  for (const type of ['keydown', 'keydown', 'pointerdown']) {
    window.dispatchEvent(new Event(type));
    vi.runAllTimers();
  }
  expect(onEnd).toHaveBeenCalledOnce();
});
