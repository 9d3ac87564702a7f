import { useEffect, useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

/**
 * Claims the visitor's attention, as a modal dialog or an error screen does: nothing else pops up in the meantime.
 *
 * @returns a function that releases it; may be called more than once
 */
export function holdAttention(): () => void {
  let held = true;
  change(1);
  return () => {
    if (held) change(-1);
    held = false;
  };
}

/** Claims the visitor's attention while a component is mounted and `active`. */
export function useHoldAttention(active = true) {
  useEffect(() => (active ? holdAttention() : undefined), [active]);
}

/** Whether something claims the visitor's attention; nothing does while prerendering and hydrating. */
export function useAttentionHeld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => holders > 0,
    () => false,
  );
}

function change(by: number) {
  holders += by;
  for (const listener of [...listeners]) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
