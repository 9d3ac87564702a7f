import { useEffect, useState } from 'react';
import { useInterval } from './useInterval.ts';

/**
 * The time on the visitor's clock, floored to a step and renewed with each.
 *
 * @param stepMs greater than 0
 * @returns milliseconds since the epoch, or null while prerendering and hydrating
 */
export function useNow(stepMs: number): number | null {
  const [now, setNow] = useState<number | null>(null);
  const renew = () => setNow(Math.floor(Date.now() / stepMs) * stepMs);
  useEffect(() => setNow(Math.floor(Date.now() / stepMs) * stepMs), [stepMs]);
  useInterval(renew, stepMs);
  return now;
}
