import { flushSync } from 'react-dom';
import { motionAllowed } from '../motion/preference.ts';

/**
 * Changes the page. Where the browser has view transitions and motion is allowed, the old page fades into the new one
 * and the change happens in the next frame; otherwise it happens at once.
 */
export function withViewTransition(change: () => void) {
  if (typeof document.startViewTransition !== 'function' || !motionAllowed() || document.hidden) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  const stop = passClicksOn(() => transition.skipTransition());
  // Rejects when the fade is skipped (a newer change, a hidden tab); the change itself still happens.
  transition.ready.catch(() => {});
  transition.finished.finally(stop).catch(() => {}); // `updateCallbackDone` reports a change that throws
}

/**
 * While pages fade, the browser shows snapshots of them, and the target of a press is the root element. So a press ends
 * the fade, and the element below it gets the click.
 *
 * @returns a function that removes the listener; a click that has begun is still passed on
 */
function passClicksOn(skip: () => void): () => void {
  const root = document.documentElement;
  const onDown = ({ target }: PointerEvent) => {
    skip();
    if (target !== root) return;
    window.addEventListener('click', onClick, { once: true, capture: true });
  };
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    if (target !== root) return;
    const below = document
      .elementFromPoint(clientX, clientY)
      ?.closest<HTMLElement>('a, button, input, select, textarea');
    below?.focus();
    below?.click();
  };
  window.addEventListener('pointerdown', onDown, { capture: true });
  return () => window.removeEventListener('pointerdown', onDown, { capture: true });
}
