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
  it('is absent at first, is stored when set, for every component that uses the key, and can be cleared', () => {
    const [{ result }, other] = [mount('a'), mount('a')];
    expect(result.current[0]).toBe(false);

    act(() => result.current[1](true));
    expect([result.current[0], other.result.current[0]]).toEqual([true, true]);
    expect(window.localStorage.getItem('a')).not.toBeNull();
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(window.localStorage.getItem('a')).toBeNull();
  });

  it('follows a change in another tab, and leaves no listener behind', () => {
    const { result, unmount } = mount('d');
    window.localStorage.setItem('d', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'd' })));
    expect(result.current[0]).toBe(true);
    const removed = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed).toHaveBeenCalledWith('storage', expect.any(Function));
  });

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
