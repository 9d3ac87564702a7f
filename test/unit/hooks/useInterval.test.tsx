import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInterval } from '../../../src/hooks/useInterval.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const mount = (callback: () => void, delayMs: number | null, aligned = false) =>
  renderHook(({ callback, delayMs }) => useInterval(callback, delayMs, { aligned }), {
    wrapper: StrictMode,
    initialProps: { callback, delayMs },
  });

it('counts from when it is mounted, or follows the clock', () => {
  vi.setSystemTime(700);
  const [counted, aligned] = [vi.fn(), vi.fn()];
  mount(counted, 1000);
  mount(aligned, 1000, true);
  vi.advanceTimersByTime(300);
  expect(aligned).toHaveBeenCalledTimes(1);
  expect(counted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(counted).toHaveBeenCalledTimes(1);
});

describe.each([false, true])('with aligned %s', (aligned) => {
  it('calls the latest callback without restarting the timer', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = mount(first, 1000, aligned);
    vi.advanceTimersByTime(900);
    rerender({ callback: second, delayMs: 1000 });
    vi.advanceTimersByTime(100);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('pauses with null and resumes', () => {
    const callback = vi.fn();
    const { rerender } = mount(callback, 1000, aligned);
    rerender({ callback, delayMs: null });
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
    rerender({ callback, delayMs: 1000 });
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('uses a changed delay', () => {
    const callback = vi.fn();
    const { rerender } = mount(callback, 1000, aligned);
    rerender({ callback, delayMs: 100 });
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(10);
  });
});
