interface EveryOptions {
  /** A moment on the wall clock from which the delays count, in ms since 1970: 0 ticks whenever the second changes. */
  sinceMs?: number;
}

/**
 * Calls back after every delay, counted from a moment. Each tick is timed anew, so errors don't add up; a timer that fires
 * early waits for its tick, so none is missed or called twice. Nothing runs while the page is hidden; on return it ticks at
 * once.
 *
 * @returns stops it; may be called more than once
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
    // Browsers round timers, so it may be early. If the clock has been set back, wait as well, but at most one delay.
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
