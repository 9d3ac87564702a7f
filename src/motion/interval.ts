interface EveryOptions {
  /** The time that delays are counted from, in ms since 1970: with 0, ticks fall on multiples of the delay. */
  sinceMs?: number;
}

/**
 * Calls back repeatedly, after each delay, counted from a given moment. Each tick is timed afresh, so errors don't add
 * up; a timer that fires early waits until its tick is due, so none is missed or repeated. Nothing runs while the page
 * is hidden; on return it ticks at once.
 *
 * @returns a function that stops it; may be called more than once
 * @throws {RangeError} when the delay is NaN, infinite or not greater than 0
 */
export function every(
  delayMs: number,
  callback: () => void,
  { sinceMs = Date.now() }: EveryOptions = {},
): () => void {
  if (!(delayMs > 0 && delayMs < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`An interval's delay must be finite and greater than 0 ms, but is ${delayMs}`);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;

  function arm() {
    const dueMs = sinceMs + (Math.floor((Date.now() - sinceMs) / delayMs) + 1) * delayMs;
    timer = setTimeout(tick, dueMs - Date.now(), dueMs);
  }

  function tick(dueMs: number) {
    // Browsers round timers, so it may be early. If the clock has been set back, wait too, but for one delay at most.
    const earlyMs = dueMs - Date.now();
    if (earlyMs > 0 && earlyMs <= delayMs) {
      timer = setTimeout(tick, earlyMs, dueMs);
      return;
    }
    arm();
    callback();
  }

  function onVisibilityChange() {
    clearTimeout(timer);
    if (document.hidden) return;
    arm();
    callback();
  }

  document.addEventListener('visibilitychange', onVisibilityChange);
  if (!document.hidden) arm();
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange);
    clearTimeout(timer);
  };
}
