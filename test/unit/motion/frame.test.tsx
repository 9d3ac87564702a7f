import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FrameListener, onFrame } from '../../../src/motion/frame.ts';
import { setHidden } from '../../support/dom.ts';

const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const FRAME = 16;
const frames = (count: number) => vi.advanceTimersByTime(count * FRAME);

/** Listens until the test ends, or until the returned function is called. */
function listen(listener: FrameListener, sinceMs?: number) {
  const stop = onFrame(listener, sinceMs);
  stops.push(stop);
  return stop;
}

describe('onFrame', () => {
  it('passes each listener the seconds since its own last frame', () => {
    const first: number[] = [];
    const second: number[] = [];

    listen((seconds) => first.push(seconds));
    frames(2);
    vi.advanceTimersByTime(5);
    listen((seconds) => second.push(seconds));
    frames(2);

    expect(first.reduce((a, b) => a + b)).toBeCloseTo(4 * 0.016, 9);
    expect(first).toHaveLength(4);
    expect(second[0]).toBeCloseTo(0.011, 9);
    expect(second[1]).toBeCloseTo(0.016, 9);
  });

  it('counts a listener’s first frame from the time that it is given', () => {
    const heard = vi.fn();
    vi.advanceTimersByTime(100);
    const sinceMs = performance.now() - 12;

    listen(heard, sinceMs);
    vi.advanceTimersToNextFrame();

    expect(heard.mock.lastCall?.[0]).toBeCloseTo((performance.now() - sinceMs) / 1000, 9);
  });

  it('requests one frame for all listeners, and none without listeners', () => {
    const request = vi.spyOn(globalThis, 'requestAnimationFrame');

    for (let i = 0; i < 3; i++) listen(() => {});
    expect(request).toHaveBeenCalledTimes(1);
    frames(1);
    expect(request).toHaveBeenCalledTimes(2);

    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
    frames(3);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('reports a listener that throws and calls the others', () => {
    const [report, heard] = [vi.fn(), vi.fn()];
    vi.stubGlobal('reportError', report);
    const error = new Error('a bad listener');

    listen(() => {
      throw error;
    });
    listen(heard);
    frames(2);

    expect(report).toHaveBeenCalledWith(error);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('doesn’t call a listener that another one removed in the same frame', () => {
    const heard = vi.fn();
    listen(() => stops[1]?.());
    listen(heard);

    frames(1);

    expect(heard).not.toHaveBeenCalled();
  });

  it('first calls a listener that is added during a frame in the next frame', () => {
    const heard = vi.fn();
    const stop = listen(() => {
      stop();
      listen(heard);
    });

    frames(1);
    expect(heard).not.toHaveBeenCalled();
    frames(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('stops while the page is hidden, and doesn’t count that time', () => {
    const heard = vi.fn();
    listen(heard);
    frames(1);

    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(heard).toHaveBeenCalledTimes(1);

    setHidden(false);
    frames(1);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.lastCall?.[0]).toBeLessThanOrEqual(0.016);
  });

  it('waits until the page is visible when it starts hidden', () => {
    const heard = vi.fn();
    setHidden(true);
    listen(heard);

    frames(2);
    expect(heard).not.toHaveBeenCalled();

    setHidden(false);
    frames(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
