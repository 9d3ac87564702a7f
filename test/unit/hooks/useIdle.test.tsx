import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from '../../../src/hooks/useIdle.ts';
import { advance } from '../../support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('waits for the load event and then for an idle callback', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const idle: (() => void)[] = [];
  const request = vi.fn((run: () => void, _options: object) => idle.push(run));
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', () => {});
  const { result, unmount } = renderHook(() => useIdle());
  expect(idle).toHaveLength(0);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(result.current).toBe(false);
  expect(request.mock.lastCall?.[1]).toEqual({ timeout: 2000 });
  act(() => idle.at(-1)?.());
  expect(result.current).toBe(true);
  unmount(); // while there is a function to cancel it
});

it('waits 200 ms where requestIdleCallback is missing', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const { result } = renderHook(() => useIdle(), { wrapper: StrictMode });
  advance(199);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);
});
