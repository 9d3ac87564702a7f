import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNow } from '../../src/hooks/useNow.ts';
import { advance } from '../support/timers.ts';
import { setHidden } from '../support/visibility.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T10:59:58.400Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const clock = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(11, 19));

function Probe() {
  return String(useNow(1000));
}

describe('useNow', () => {
  it('is the time floored to the step, and changes on the step', () => {
    const { result, unmount } = renderHook(() => clock(useNow(1000)), { wrapper: StrictMode });
    expect(result.current).toBe('10:59:58');
    advance(599);
    expect(result.current).toBe('10:59:58');
    advance(1);
    expect(result.current).toBe('10:59:59');
    advance(1000);
    expect(result.current).toBe('11:00:00');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows a changed step', () => {
    const { result, rerender } = renderHook(({ step }) => clock(useNow(step)), {
      initialProps: { step: 1000 },
    });
    rerender({ step: 60_000 });
    expect(result.current).toBe('10:59:00');
    advance(1000);
    expect(result.current).toBe('10:59:00');
    advance(600);
    expect(result.current).toBe('11:00:00');
  });

  it('never shows an older time for a moment when its step changes', () => {
    const shown: (string | null)[] = [];
    const { rerender } = renderHook(({ step }) => shown.push(clock(useNow(step))), {
      initialProps: { step: 60_000 },
    });
    advance(1000);
    shown.length = 0;
    rerender({ step: 1000 });
    expect(new Set(shown)).toEqual(new Set(['10:59:59']));
  });

  it('is right at once when a hidden tab is shown again', () => {
    const { result } = renderHook(() => clock(useNow(1000)));
    setHidden(true);
    advance(3_600_000);
    expect(result.current).toBe('10:59:58');
    act(() => setHidden(false));
    expect(result.current).toBe('11:59:58');
  });

  it('is null while prerendering', () => {
    expect(renderToString(<Probe />)).toBe('null');
  });
});
