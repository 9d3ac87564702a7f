const REDUCED = '(prefers-reduced-motion: reduce)';

/** What the visitor said last by the pause button; null while the system's setting alone decides. */
let choice: boolean | null = null;
const listeners = new Set<() => void>();
/** Only listened to: asking a list whether it matches may take the news of a change away from its listeners. */
let query: MediaQueryList | null = null;

/**
 * Whether things may move by themselves. The one place that decides: the visitor's word by the pause button, or the
 * system's wish for reduced motion, whichever came last. Kept for the visit, in memory only.
 */
export function motionAllowed(): boolean {
  return choice ?? !systemReducesMotion();
}

/** Whether the system asks for less motion, whatever the visitor said by the button. */
export function systemReducesMotion(): boolean {
  return media()?.matches ?? false;
}

/** The visitor's word. */
export function allowMotion(allowed: boolean) {
  choice = allowed;
  notify();
}

/** @returns stops the calls; may be called more than once */
export function onMotionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    query = media();
    query?.addEventListener('change', onSystemChange);
  }
  listeners.add(listener);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    query?.removeEventListener('change', onSystemChange);
    query = null;
  };
}

function onSystemChange() {
  // A wish for less motion is the newer word. That it is taken back says nothing about a pause that the visitor made.
  if (systemReducesMotion()) choice = null;
  notify();
}

function notify() {
  for (const listener of [...listeners]) listener();
}

function media(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia(REDUCED) : null;
}
