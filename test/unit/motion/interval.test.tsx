import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { every } from '../../../src/motion/interval.ts';
import { fakeTime } from '../../support/time.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T10:00:00.300Z') });
});

describe('every', () => {
  it('ticks when each second changes, skipping and repeating none, though timers are late or early', () => {
    const { setTimeout } = globalThis;
    let wobble = 0;
    const unsteady = (run: () => void, ms: number) => {
      wobble = (wobble + 7) % 20;
      return setTimeout(run, Math.max(0, ms + wobble - 5));
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(unsteady as typeof setTimeout);

    const seconds: number[] = [];
    const stop = every(1000, () => seconds.push(new Date().getUTCSeconds()), { aligned: true });
    vi.advanceTimersByTime(60_000);
    stop();

    expect(seconds).toEqual(Array.from({ length: seconds.length }, (_, i) => (i + 1) % 60));
    expect(seconds.length).toBeGreaterThanOrEqual(59);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ticks once on return and once a delay while it is seen, whatever happens to the clock', () => {
    const happening = fc.oneof(
      fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({ type: fc.constant('clock' as const), ms: fc.integer({ min: 0, max: 4e12 }) }),
      fc.record({ type: fc.constant('hide' as const), hidden: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30 }), fc.boolean(), (happened, aligned) => {
        const { time, pass, setClock, hide, leftovers } = fakeTime();
        let ticks = 0;
        const stop = every(1000, () => ticks++, { aligned, time });
        for (const each of happened) {
          const before = ticks;
          const wasHidden = time.isHidden();
          if (each.type === 'clock') setClock(each.ms);
          if (each.type === 'hide') hide(each.hidden);
          if (each.type === 'pass') pass(each.ms);
          if (each.type === 'hide' && !each.hidden) expect(ticks - before).toBe(1);
          else if (each.type === 'clock' || wasHidden || time.isHidden()) expect(ticks).toBe(before);
          else expect(ticks - before).toBeLessThanOrEqual(1);
        }
        hide(false);
        const before = ticks;
        for (let ms = 0; ms < 10_000; ms += 10) pass(10);
        expect(ticks - before).toBeGreaterThanOrEqual(9);
        expect(ticks - before).toBeLessThanOrEqual(11);
        stop();
        expect(leftovers()).toBe(0);
      }),
    );
  });

  it('may be stopped twice, even by its own callback', () => {
    const tick = vi.fn(() => stop());
    const stop = every(1000, tick, { aligned: true });
    vi.advanceTimersByTime(5000);
    stop();
    expect(tick).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for delays that are longer than browsers’ timers can be', () => {
    const tick = vi.fn();
    const fortyDaysMs = 40 * 24 * 3600 * 1000;
    const stop = every(fortyDaysMs, tick);
    vi.advanceTimersByTime(fortyDaysMs - 1);
    expect(tick).not.toHaveBeenCalled();

    vi.advanceTimersByTime(1);
    expect(tick).toHaveBeenCalledTimes(1);

    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses a delay of %s', (delayMs) => {
    expect(() => every(delayMs, () => {})).toThrow(RangeError);
  });
});
