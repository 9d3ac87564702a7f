const REDUCED = '(prefers-reduced-motion: reduce)';

/** The visitor's last choice with the pause button; null while only the system's setting counts. */
let choice: boolean | null = null;
const listeners = new Set<() => void>();

/**
 * Whether automatic motion is allowed. It is decided only here, so that the pause button and the system's
 * setting can't disagree: the visitor's choice or the system's preference for reduced motion counts,
 * whichever came last. The choice lasts for the visit, in memory only.
 */
export function motionAllowed(): boolean {
  return choice ?? !systemReducesMotion();
}

/** Whether the system asks for reduced motion, whatever the visitor chose with the button. */
export function systemReducesMotion(): boolean {
  return matchMedia(REDUCED).matches;
}

/** Sets the visitor's choice. */
export function allowMotion(allowed: boolean) {
  choice = allowed;
  notify();
}

/**
 * Calls a listener on every change; of the system's setting once `watchSystemMotion` has run.
 *
 * @returns a function that stops the calls; may be called more than once
 */
export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system's setting for good. */
export function watchSystemMotion() {
  // A list for its event alone: reading `matches` of the same one may keep the event from being dispatched.
  matchMedia(REDUCED).addEventListener('change', () => {
    // Turning reduced motion on overrides an earlier choice; turning it off doesn't end a pause that the
    // visitor chose.
    if (systemReducesMotion()) choice = null;
    notify();
  });
}

function notify() {
  for (const listener of [...listeners]) listener();
}
