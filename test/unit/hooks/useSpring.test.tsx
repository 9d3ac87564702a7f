import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSpring } from '../../../src/hooks/useSpring.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { advance } from '../../support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SPRING = { stiffness: 60, damping: 20 };

function mount() {
  let renders = 0;
  const hook = renderHook(
    (settings: typeof SPRING) => {
      renders++;
      return useSpring(settings);
    },
    { wrapper: StrictMode, initialProps: SPRING },
  );
  const changes: [value: number, velocity: number][] = [];
  const spring = hook.result.current;
  spring.subscribe({ onChange: (...change) => void changes.push(change) });
  return { ...hook, spring, changes, renders: () => renders };
}

describe('useSpring', () => {
  it('follows a new target frame by frame without rendering, and stops at rest', () => {
    const { spring, changes, renders } = mount();
    expect([spring.value, vi.getTimerCount()]).toEqual([0, 0]);
    const before = renders();
    spring.to(1);
    advance(16 * 10);
    expect(changes).toHaveLength(10);
    expect(spring.value).toBeGreaterThan(0.1);
    expect(spring.value).toBeLessThan(1);
    advance(5000);
    expect(changes.at(-1)).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
    expect(renders()).toBe(before);
  });

  it('jumps to the target when motion is paused while it moves', () => {
    const { spring } = mount();
    spring.to(1);
    advance(160);
    act(() => allowMotion(false));
    expect([spring.value, spring.velocity]).toEqual([1, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no frame behind when it unmounts mid-flight', () => {
    const { spring, changes, unmount } = mount();
    spring.to(1);
    advance(160);
    unmount();
    const count = changes.length;
    expect(vi.getTimerCount()).toBe(0);
    advance(1000);
    expect(changes).toHaveLength(count);
  });
});
