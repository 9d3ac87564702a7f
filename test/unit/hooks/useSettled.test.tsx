import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from '../../../src/hooks/useSettled.ts';
import { advance } from '../../support/dom.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows a value that has stayed the same for long enough, and leaves no timer behind', () => {
  const { result, rerender, unmount } = renderHook(({ value }) => useSettled(value, 1000), {
    initialProps: { value: 'a' },
    wrapper: StrictMode,
  });
  for (const value of ['ab', 'abc', 'abcd']) {
    rerender({ value });
    advance(999);
    expect(result.current).toBe('a');
  }
  advance(1);
  expect(result.current).toBe('abcd');
  rerender({ value: 'abcde' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
