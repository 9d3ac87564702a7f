import { useEffect, useEffectEvent } from 'react';
import { every } from '../motion/interval.ts';

/**
 * Calls back on every multiple of a period on the wall clock, so that no second is skipped or repeated. Sleeps while
 * the page is hidden and ticks at once on return.
 *
 *     useWallClockTick(() => setTime(new Date().toLocaleTimeString()), 1000);
 *
 * @param callback the latest one passed is called; a new one doesn't restart it
 * @param periodMs greater than 0, or null to pause
 */
export function useWallClockTick(callback: () => void, periodMs: number | null) {
  const onTick = useEffectEvent(callback);
  useEffect(
    () => (periodMs === null ? undefined : every(periodMs, () => onTick(), { sinceMs: 0 })),
    [periodMs],
  );
}
