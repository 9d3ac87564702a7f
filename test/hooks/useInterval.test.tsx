import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInterval } from '../../src/hooks/useInterval.ts';
import { useWallClockTick } from '../../src/hooks/useWallClockTick.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

type Hook = typeof useInterval;
const mountHook = (hook: Hook, callback: () => void, delayMs: number | null) =>
  renderHook(({ callback, delayMs }) => hook(callback, delayMs), {
    wrapper: StrictMode,
    initialProps: { callback, delayMs },
  });

it('useInterval counts from when it is mounted; useWallClockTick follows the clock', () => {
  vi.setSystemTime(700);
  const [interval, tick] = [vi.fn(), vi.fn()];
  mountHook(useInterval, interval, 1000);
  mountHook(useWallClockTick, tick, 1000);
  vi.advanceTimersByTime(300);
  expect(tick).toHaveBeenCalledTimes(1);
  expect(interval).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(interval).toHaveBeenCalledTimes(1);
});

describe.each<[string, Hook]>([
  ['useInterval', useInterval],
  ['useWallClockTick', useWallClockTick],
])('%s', (_name, hook) => {
  const mount = (callback: () => void, delayMs: number | null) => mountHook(hook, callback, delayMs);
  it('calls the latest callback without restarting the timer', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { rerender } = mount(first, 1000);
    vi.advanceTimersByTime(900);
    rerender({ callback: second, delayMs: 1000 });
    vi.advanceTimersByTime(100);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });

  it('pauses with null and resumes', () => {
    const callback = vi.fn();
    const { rerender } = mount(callback, 1000);
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
    const { rerender } = mount(callback, 1000);
    rerender({ callback, delayMs: 100 });
    vi.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(10);
  });
});
