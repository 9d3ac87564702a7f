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

/** Whether something claims the visitor's attention. */
export const attentionHeld = () => holders > 0;

/** @returns a function that unsubscribes */
export function onAttentionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function change(by: number) {
  holders += by;
  for (const listener of [...listeners]) listener();
}
