import { flushSync } from 'react-dom';
import { motionAllowed } from '../motion/preference.ts';

/**
 * Makes a change of the page; where the browser can and motion is welcome, what was there fades into what is there then,
 * and the change is made in the next frame.
 */
export function withViewTransition(change: () => void) {
  if (typeof document.startViewTransition !== 'function' || !motionAllowed() || document.hidden) {
    change();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(change));
  const stop = passClicksOn(() => transition.skipTransition());
  // Rejected when there is nothing to fade (a newer change, a tab that was hidden); the change itself is made all the same.
  transition.ready.catch(() => {});
  transition.finished.finally(stop).catch(() => {}); // a change that throws is told of by `updateCallbackDone`
}

/**
 * While pages fade, the browser shows pictures of them: whoever presses there reaches nothing but the root. The fading
 * ends then, and what lies below gets the click.
 *
 * @returns stops it, but for a click that has begun
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
