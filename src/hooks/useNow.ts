import { useCallback, useState, useSyncExternalStore } from 'react';
import { useInterval } from './useInterval.ts';

/**
 * The time on the visitor's clock, rounded down to a step and updated with each step.
 *
 * @param stepMs greater than 0
 * @returns milliseconds since the epoch, or null while prerendering and hydrating
 */
export function useNow(stepMs: number): number | null {
  const [listeners] = useState(() => new Set<() => void>());
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  useInterval(() => {
    for (const listener of listeners) listener();
  }, stepMs);
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / stepMs) * stepMs,
    () => null,
  );
}
