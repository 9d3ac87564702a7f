import { useSyncExternalStore } from 'react';
import { holdBodyClass } from './bodyClass.ts';

let open = 0;
const listeners = new Set<() => void>();

/**
 * Tells that a modal dialog is open: the body carries `modal-open` meanwhile.
 *
 * @returns tells that it is closed; may be called more than once
 */
export function holdModalOpen(): () => void {
  const letGo = holdBodyClass('modal-open');
  let held = true;
  change(1);
  return () => {
    if (!held) return;
    held = false;
    letGo();
    change(-1);
  };
}

function change(by: number) {
  open += by;
  for (const listener of listeners) listener();
}

/** Whether a modal dialog is open; while prerendering and hydrating none is. */
export function useModalOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}
