import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCurrentYear } from '../../../src/hooks/useCurrentYear.ts';
import { useFormPending } from '../../../src/hooks/useFormPending.ts';
import { useIdle } from '../../../src/hooks/useIdle.ts';
import { useMotionAllowed } from '../../../src/hooks/useMotionAllowed.ts';
import { useWindowFocused } from '../../../src/hooks/useWindowFocused.ts';
import { allowMotion } from '../../../src/motion/preference.ts';
import { fakeReducedMotion } from '../../support/media.ts';
import { advance } from '../../support/timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Everything() {
  return JSON.stringify([useCurrentYear(2020), useIdle(), useMotionAllowed(), useWindowFocused()]);
}

it('the small hooks have a value while prerendering', () => {
  fakeReducedMotion(true);
  expect(renderToString(<Everything />)).toBe('[2020,false,true,true]');
});

it('useCurrentYear is the visitor’s year', () => {
  vi.setSystemTime(new Date('2031-06-01'));
  expect(renderHook(() => useCurrentYear(2020)).result.current).toBe(2031);
});

it('useWindowFocused is true again on the next page', () => {
  const first = renderHook(() => useWindowFocused());
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(first.result.current).toBe(false);
  first.unmount();
  expect(renderHook(() => useWindowFocused()).result.current).toBe(true);
});

it('useIdle waits for the load event and then for an idle callback', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { result, unmount } = renderHook(() => useIdle());
  expect(idle).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(result.current).toBe(false);
  act(() => idle.at(-1)?.());
  expect(result.current).toBe(true);
  unmount(); // while there is a function to cancel it
});

it('useFormPending gives up after a minute, and when the visitor comes back', () => {
  const { result } = renderHook(() => useFormPending());
  act(() => result.current[1](true));
  advance(59_999);
  expect(result.current[0]).toBe(true);
  advance(1);
  expect(result.current[0]).toBe(false);
  act(() => result.current[1](true));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current[0]).toBe(false);
});

it('useIdle waits 200 ms where requestIdleCallback is missing', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(() => useIdle(), { wrapper: StrictMode });
  advance(199);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
});
