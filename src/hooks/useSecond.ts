import { useSyncExternalStore } from 'react';

/**
 * The time on the visitor's clock, floored to the second and renewed when the second changes.
 *
 * @returns milliseconds since the epoch, or null while prerendering and hydrating
 */
export function useSecond(): number | null {
  return useSyncExternalStore<number | null>(subscribe, currentSecond, () => null);
}

function subscribe(onChange: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    // Counted anew each time, so that late timers don't add up.
    timer = setTimeout(
      () => {
        onChange();
        arm();
      },
      1000 - (Date.now() % 1000),
    );
  };
  arm();
  return () => clearTimeout(timer);
}

function currentSecond() {
  return Math.floor(Date.now() / 1000) * 1000;
}
