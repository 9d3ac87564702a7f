import { useEffect, useEffectEvent } from 'react';
import { every } from '../motion/interval.ts';

/**
 * Calls back after every delay, from when it is mounted or the delay changes. Sleeps while the page is hidden and calls at
 * once on return. For what follows the clock, such as seconds, see `useWallClockTick`.
 *
 *     useInterval(() => show((slide + 1) % slides.length), paused ? null : 5000);
 *
 * @param callback the latest one is called; a changed one doesn't restart the interval
 * @param delayMs greater than 0, or null to pause
 */
export function useInterval(callback: () => void, delayMs: number | null) {
  const onTick = useEffectEvent(callback);
  useEffect(() => (delayMs === null ? undefined : every(delayMs, () => onTick())), [delayMs]);
}
