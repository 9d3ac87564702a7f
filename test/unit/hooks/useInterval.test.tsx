import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useInterval } from '../../../src/hooks/useInterval.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 700 });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([false, true])(
  'calls the latest callback, pauses with null, and uses a changed delay (aligned: %s)',
  (aligned) => {
    const [first, latest] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(
      ({ callback, delayMs }: { callback: () => void; delayMs: number | null }) =>
        useInterval(callback, delayMs, { aligned }),
      { wrapper: StrictMode, initialProps: { callback: first, delayMs: 1000 as number | null } },
    );
    vi.advanceTimersByTime(250);
    rerender({ callback: latest, delayMs: 1000 });
    vi.advanceTimersByTime(50);
    expect(latest).toHaveBeenCalledTimes(aligned ? 1 : 0); // the second changes, but none has passed
    vi.advanceTimersByTime(700);
    expect(latest).toHaveBeenCalledTimes(1);
    rerender({ callback: latest, delayMs: null });
    expect(vi.getTimerCount()).toBe(0);
    rerender({ callback: latest, delayMs: 100 });
    vi.advanceTimersByTime(1000);
    expect(latest).toHaveBeenCalledTimes(11);
    expect(first).not.toHaveBeenCalled();
  },
);
