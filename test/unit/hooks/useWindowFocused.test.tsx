import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWindowFocused } from '../../../src/hooks/useWindowFocused.ts';

it('is true again on the next page', () => {
  const first = renderHook(() => useWindowFocused());
  act(() => void window.dispatchEvent(new Event('blur')));
  expect(first.result.current).toBe(false);
  first.unmount();
  expect(renderHook(() => useWindowFocused()).result.current).toBe(true);
});
