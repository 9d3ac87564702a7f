import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFormPending } from '../../../src/hooks/useFormPending.ts';
import { advance } from '../../support/dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

it('gives up after a minute, and when the visitor comes back', () => {
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
