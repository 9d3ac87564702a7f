import { useEffect, useEffectEvent } from 'react';
import { everyTick } from '../motion/interval.ts';

/**
 * Calls back on every multiple of a delay on the wall clock, so that no second is skipped or called twice. Sleeps
 * while the page is hidden and ticks at once on return.
 *
 * @param callback the latest one is called; a changed one doesn't restart the interval
 * @param delayMs greater than 0, or null to pause
 */
export function useInterval(callback: () => void, delayMs: number | null) {
  const onTick = useEffectEvent(callback);
  useEffect(() => (delayMs === null ? undefined : everyTick(delayMs, () => onTick())), [delayMs]);
}
