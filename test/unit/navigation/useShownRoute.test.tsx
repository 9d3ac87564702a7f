import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { routes } from '../../../src/navigation/routes.ts';
import { useShownRoute } from '../../../src/navigation/useShownRoute.ts';
import { advance } from '../../support/dom.ts';

const navigation = vi.hoisted(() => ({ by: 'push' }));
vi.mock('../../../src/navigation/navigation.ts', () => ({
  lastNavigation: () => ({ ...navigation, press: null }),
}));
vi.mock('../../../src/navigation/pages.ts', () => ({
  isLoaded: () => false,
  loadPage: () => (navigation.by === 'push' ? new Promise(() => {}) : Promise.reject(new Error('gone'))),
}));

it('marks a page that is late after 50 ms, announces it after 1 s, and loads its document after 4 s', async () => {
  vi.useFakeTimers();
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const { hook, navigate } = memoryLocation({ path: '/' });
  const wrapper = ({ children }: PropsWithChildren) => <Router hook={hook}>{children}</Router>;
  const { result, unmount } = renderHook(useShownRoute, { wrapper });
  const [first, second] = routes;
  act(() => navigate(second?.path ?? ''));
  const isMarked = () => document.documentElement.hasAttribute('data-opening');
  advance(49);
  expect([isMarked(), result.current]).toMatchObject([false, { shown: first, awaited: null }]);
  advance(1);
  expect(isMarked()).toBe(true);
  advance(949);
  expect(result.current.awaited).toBeNull();
  advance(1);
  expect(result.current.awaited).toBe(second);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(replace).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(replace).toHaveBeenCalledTimes(1);
  act(() => navigate('/'));
  expect(result.current.awaited).toBeNull();
  unmount();
  expect([isMarked(), vi.getTimerCount()]).toEqual([false, 0]);
});

it('never loads a document again that has just been loaded', async () => {
  navigation.by = 'none';
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  const { hook, navigate } = memoryLocation({ path: '/' });
  const wrapper = ({ children }: PropsWithChildren) => <Router hook={hook}>{children}</Router>;
  renderHook(useShownRoute, { wrapper });
  await act(async () => navigate(routes[1]?.path ?? ''));
  expect(replace).not.toHaveBeenCalled();
});
