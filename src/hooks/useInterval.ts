import { useEffect, useEffectEvent } from 'react';
import { every } from '../motion/interval.ts';

/**
 * Calls back repeatedly, after each delay. Sleeps while the page is hidden and calls at once on return.
 *
 *     useInterval(() => show((slide + 1) % slides.length), paused ? null : 5000);
 *     useInterval(() => setTime(new Date().toLocaleTimeString()), 1000, { aligned: true });
 *
 * @param callback the latest one passed is called; a new one doesn't restart the interval
 * @param delayMs greater than 0, or null to pause; counted from mounting or its last change
 * @param options `aligned`: counted by the system's clock instead, so that no second is skipped or repeated
 * @throws {RangeError} in its effect, when the delay is NaN, infinite or not greater than 0
 */
export function useInterval(
  callback: () => void,
  delayMs: number | null,
  { aligned = false }: { aligned?: boolean } = {},
) {
  const onTick = useEffectEvent(callback);
  useEffect(
    () => (delayMs === null ? undefined : every(delayMs, () => onTick(), { aligned })),
    [delayMs, aligned],
  );
}
