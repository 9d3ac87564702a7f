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
  it('is absent at first and stored when set', () => {
    const { result } = mount('a');
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    expect(window.localStorage.getItem('a')).not.toBeNull();
  });

  it('can be cleared, even where storage throws', () => {
    const { result } = mount('cleared');
    act(() => result.current[1](true));
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    expect(window.localStorage.getItem('cleared')).toBeNull();
    act(() => result.current[1](true));
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    vi.restoreAllMocks();
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
  });

  it('is present when an earlier visit set it', () => {
    window.localStorage.setItem('b', '1');
    expect(mount('b').result.current[0]).toBe(true);
  });

  it('updates every component that uses the same key', () => {
    const [one, other] = [mount('c'), mount('c')];
    act(() => one.result.current[1](true));
    expect(other.result.current[0]).toBe(true);
  });

  it('follows a change in another tab', () => {
    const { result } = mount('d');
    window.localStorage.setItem('d', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'd' })));
    expect(result.current[0]).toBe(true);
  });

  it('follows a changed key', () => {
    window.localStorage.setItem('f', 'true');
    const { result, rerender } = renderHook(({ key }) => useLocalStorageFlag(key), {
      initialProps: { key: 'e' },
    });
    expect(result.current[0]).toBe(false);
    rerender({ key: 'f' });
    expect(result.current[0]).toBe(true);
  });

  it('keeps its value for the visit where storage throws', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const { result, unmount } = mount('g');
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
    unmount();
    expect(mount('g').result.current[0]).toBe(true);
  });

  it('keeps its value for the visit where storage is absent', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(undefined as unknown as Storage);
    const { result } = mount('h');
    expect(result.current[0]).toBe(false);
    act(() => result.current[1](true));
    expect(result.current[0]).toBe(true);
  });

  it('counts as set while prerendering', () => {
    expect(renderToString(<Probe />)).toBe('true');
  });

  it('leaves no listener behind', () => {
    const added = vi.spyOn(window, 'addEventListener');
    const removed = vi.spyOn(window, 'removeEventListener');
    const { unmount } = mount('j');
    unmount();
    const storage = (calls: unknown[][]) => calls.filter(([type]) => type === 'storage').length;
    expect(storage(added.mock.calls)).toBeGreaterThan(0);
    expect(storage(removed.mock.calls)).toBe(storage(added.mock.calls));
  });
});
