import { pageTime, type Time } from './time.ts';

interface EveryOptions {
  /** Whether it follows the system's clock, on its multiples of the delay: seconds as they change. */
  aligned?: boolean;
  time?: Time;
}

/** In ms. Browsers call a timer with a longer delay at once: https://html.spec.whatwg.org/#timers */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Calls back repeatedly, after each delay, counted from now. Each tick is timed afresh, so errors don't add
 * up; a timer that fires early waits until its tick is due, so none is missed or repeated. Nothing runs while
 * the page is hidden; on return it ticks at once.
 *
 * @returns a function that stops it; may be called more than once
 * @throws {RangeError} when the delay is NaN, infinite or not greater than 0
 */
export function every(
  delayMs: number,
  callback: () => void,
  { aligned = false, time = pageTime }: EveryOptions = {},
): () => void {
  if (!(delayMs > 0 && delayMs < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`An interval's delay must be finite and greater than 0 ms, but is ${delayMs}`);
  }

  const now = aligned ? time.wallClock : time.now;
  const sinceMs = aligned ? 0 : now();
  let stopWaiting = () => {};

  function arm() {
    waitUntil(sinceMs + (Math.floor((now() - sinceMs) / delayMs) + 1) * delayMs);
  }

  function waitUntil(dueMs: number) {
    stopWaiting = time.wait(Math.min(dueMs - now(), LONGEST_TIMER), () => {
      // Browsers round timers, so it may be early. If the clock has been set back, wait too, but for one
      // delay at most.
      const earlyMs = dueMs - now();
      if (earlyMs > 0 && earlyMs <= delayMs) return waitUntil(dueMs);
      arm();
      callback();
    });
  }

  const stopListening = time.onVisibility(() => {
    stopWaiting();
    if (time.isHidden()) return;
    arm();
    callback();
  });

  if (!time.isHidden()) arm();

  return () => {
    stopListening();
    stopWaiting();
  };
}
