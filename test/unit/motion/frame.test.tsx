import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFrame } from '../../../src/motion/frame.ts';
import { setHidden } from '../../support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const FRAME = 16;
const frames = (count: number) => vi.advanceTimersByTime(count * FRAME);

describe('onFrame', () => {
  it('passes each listener the seconds since its own last frame', () => {
    const first: number[] = [];
    const second: number[] = [];
    const stopFirst = onFrame((seconds) => first.push(seconds));
    frames(2);
    vi.advanceTimersByTime(5);
    const stopSecond = onFrame((seconds) => second.push(seconds));
    frames(2);
    expect(first.reduce((a, b) => a + b)).toBeCloseTo(4 * 0.016, 9);
    expect(first).toHaveLength(4);
    expect(second[0]).toBeCloseTo(0.011, 9);
    expect(second[1]).toBeCloseTo(0.016, 9);
    stopFirst();
    stopSecond();
  });

  it('counts a listener’s first frame from the time that it is given', () => {
    const seconds: number[] = [];
    vi.advanceTimersByTime(100);
    const stop = onFrame((each) => seconds.push(each), performance.now() - 12);
    const before = performance.now() - 12;
    vi.advanceTimersToNextFrame();
    expect(seconds[0]).toBeCloseTo((performance.now() - before) / 1000, 9);
    stop();
  });

  it('requests one frame for all listeners, and none without listeners', () => {
    const request = vi.spyOn(globalThis, 'requestAnimationFrame');
    const stops = [onFrame(() => {}), onFrame(() => {}), onFrame(() => {})];
    expect(request).toHaveBeenCalledTimes(1);
    frames(1);
    expect(request).toHaveBeenCalledTimes(2);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
    frames(3);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('reports a listener that throws and calls the others', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const heard = vi.fn();
    const error = new Error('a bad listener');
    const stops = [
      onFrame(() => {
        throw error;
      }),
      onFrame(heard),
    ];
    frames(2);
    expect(report).toHaveBeenCalledWith(error);
    expect(heard).toHaveBeenCalledTimes(2);
    for (const stop of stops) stop();
    vi.unstubAllGlobals();
  });

  it('doesn’t call a listener that another one removed in the same frame', () => {
    const heard = vi.fn();
    let stopSecond = () => {};
    const stopFirst = onFrame(() => stopSecond());
    stopSecond = onFrame(heard);
    frames(1);
    expect(heard).not.toHaveBeenCalled();
    stopFirst();
  });

  it('first calls a listener that is added during a frame in the next frame', () => {
    const heard = vi.fn();
    let stopLate = () => {};
    const stop = onFrame(() => {
      stop();
      stopLate = onFrame(heard);
    });
    frames(1);
    expect(heard).not.toHaveBeenCalled();
    frames(1);
    expect(heard).toHaveBeenCalledTimes(1);
    stopLate();
  });

  it('stops while the page is hidden, and doesn’t count that time', () => {
    const heard = vi.fn();
    const stop = onFrame(heard);
    frames(1);
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3_600_000);
    expect(heard).toHaveBeenCalledTimes(1);
    setHidden(false);
    frames(1);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(heard.mock.lastCall?.[0]).toBeLessThanOrEqual(0.016);
    stop();
  });

  it('waits until the page is visible when it starts hidden', () => {
    setHidden(true);
    const heard = vi.fn();
    const stop = onFrame(heard);
    frames(2);
    expect(heard).not.toHaveBeenCalled();
    setHidden(false);
    frames(1);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });
});
