import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useLocalStorageFlag } from '../../../src/hooks/useLocalStorageFlag.ts';

const mount = (key: string) => renderHook(() => useLocalStorageFlag(key), { wrapper: StrictMode });

function Probe() {
  return String(useLocalStorageFlag('prerendered')[0]);
}

describe('useLocalStorageFlag', () => {
  it('keeps its value for the visit where storage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { result, unmount } = mount('g');
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    unmount();
    expect(mount('g').result.current[0]).toBe(true);
  });

  it('counts as set while prerendering', () => {
    expect(renderToString(<Probe />)).toBe('true');
  });
});
