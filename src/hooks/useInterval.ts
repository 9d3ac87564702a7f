import { useEffect, useEffectEvent } from 'react';
import { every } from '../motion/interval.ts';

/**
 * Calls back repeatedly, after each delay, counted from mounting or the delay's last change. Sleeps while the page is
 * hidden and calls at once on return. For anything that follows the clock, such as seconds, see `useWallClockTick`.
 *
 *     useInterval(() => show((slide + 1) % slides.length), paused ? null : 5000);
 *
 * @param callback the latest one passed is called; a new one doesn't restart the interval
 * @param delayMs greater than 0, or null to pause
 */
export function useInterval(callback: () => void, delayMs: number | null) {
  const onTick = useEffectEvent(callback);
  useEffect(() => (delayMs === null ? undefined : every(delayMs, () => onTick())), [delayMs]);
}
