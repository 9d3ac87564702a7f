import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSpring } from '../../src/hooks/useSpring.ts';
import { allowMotion } from '../../src/motion/preference.ts';
import { fakeReducedMotion } from '../support/media.ts';
import { advance } from '../support/timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SPRING = { stiffness: 60, damping: 20 };

function mount(target = 0, settings = SPRING) {
  const changes: [value: number, velocity: number][] = [];
  let renders = 0;
  const hook = renderHook(
    (props: { target: number; settings: typeof SPRING }) => {
      renders++;
      return useSpring({
        to: props.target,
        ...props.settings,
        onChange: (...change) => void changes.push(change),
      });
    },
    { wrapper: StrictMode, initialProps: { target, settings } },
  );
  return {
    ...hook,
    changes,
    renders: () => renders,
    to: (next: number, changed = settings) => hook.rerender({ target: next, settings: changed }),
    value: () => hook.result.current.value,
  };
}

describe('useSpring', () => {
  it('starts at rest at its target, and requests no frame', () => {
    const { changes, value } = mount(7);
    expect(value()).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
    advance(1000);
    expect(changes).toEqual([]);
  });

  it('follows a new target, calls back on every frame, and stops at rest', () => {
    const { changes, to, value, renders } = mount();
    to(1);
    const before = renders();
    advance(160);
    expect(changes.length).toBeGreaterThan(8);
    expect(value()).toBeGreaterThan(0.1);
    expect(value()).toBeLessThan(1);
    advance(5000);
    expect(changes.at(-1)).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
    expect(renders()).toBe(before);
  });

  it('continues from its current value when the settings change', () => {
    const { changes, to, value } = mount();
    to(1);
    advance(160);
    const before = value();
    to(1, { stiffness: 600, damping: 20 });
    expect(value()).toBe(before);
    advance(16);
    expect((changes.at(-1) as [number, number])[0]).toBeGreaterThan(before);
    advance(5000);
    expect(value()).toBe(1);
  });

  it('can be held, and released with a velocity', () => {
    const { result, changes, value } = mount();
    act(() => result.current.hold());
    act(() => result.current.set(5));
    expect(changes.at(-1)).toEqual([5, 0]);
    act(() => result.current.release(30));
    expect(changes.at(-1)).toEqual([5, 30]);
    advance(32);
    expect(value()).toBeGreaterThan(5);
    act(() => result.current.hold());
    const held = value();
    expect(vi.getTimerCount()).toBe(0);
    advance(1000);
    expect(value()).toBe(held);
    act(() => result.current.release());
    advance(5000);
    expect(value()).toBe(0);
  });

  it('stays held while its target and settings change', () => {
    const { result, to, value } = mount();
    to(1);
    advance(160);
    act(() => result.current.hold());
    const held = value();
    to(5, { stiffness: 600, damping: 20 });
    advance(1000);
    expect(value()).toBe(held);
    expect(vi.getTimerCount()).toBe(0);
    act(() => result.current.release());
    advance(5000);
    expect(value()).toBe(5);
  });

  it('jumps to its target when it is released while motion is off', () => {
    act(() => allowMotion(false));
    const early = mount();
    act(() => early.result.current.set(5));
    act(() => early.result.current.release(30));
    expect(early.value()).toBe(0);
    act(() => allowMotion(true));
    early.to(1);
    advance(160);
    act(() => allowMotion(false));
    act(() => early.result.current.set(7));
    act(() => early.result.current.release(30));
    expect(early.value()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuses a value or velocity that isn’t finite', () => {
    const { result } = mount();
    expect(() => result.current.set(Number.NaN)).toThrow(RangeError);
    expect(() => result.current.release(Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('jumps to the target when reduced motion is switched on while it moves', () => {
    const media = fakeReducedMotion(false);
    const { changes, to, unmount } = mount();
    act(() => media.change(false));
    to(1);
    advance(160);
    act(() => media.change(true));
    expect(changes.at(-1)).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
    unmount();
    expect(media.listeners()).toBe(0);
  });

  it('leaves no frame behind when it unmounts mid-flight', () => {
    const { to, changes, unmount } = mount();
    to(1);
    advance(160);
    unmount();
    const count = changes.length;
    expect(vi.getTimerCount()).toBe(0);
    advance(1000);
    expect(changes).toHaveLength(count);
  });

  it('calls back once per frame in StrictMode', () => {
    const { to, changes } = mount();
    to(1);
    advance(16 * 10);
    expect(changes).toHaveLength(10);
  });

  it('moves from its start to its target, and comes to rest within half a device pixel of it', () => {
    vi.stubGlobal('devicePixelRatio', 2);
    const values: number[] = [];
    renderHook(() =>
      useSpring({ from: 0, to: 100, ...SPRING, onChange: (value) => void values.push(value) }),
    );
    advance(5000);
    expect(values.length).toBeGreaterThan(20);
    const [before = 0, last] = values.slice(-2);
    expect(last).toBe(100);
    expect(100 - before).toBeLessThan(0.5);
    expect(100 - before).toBeGreaterThan(0.1);
  });

  it('stays where it is while it has no target', () => {
    const { rerender, result } = renderHook(
      ({ to }: { to?: number }) => useSpring({ from: 3, ...(to !== undefined && { to }), ...SPRING }),
      { initialProps: {} as { to?: number } },
    );
    advance(1000);
    expect(result.current.value).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
    rerender({ to: 5 });
    advance(5000);
    expect(result.current.value).toBe(5);
    rerender({});
    advance(1000);
    expect(result.current.value).toBe(5);
  });
});
