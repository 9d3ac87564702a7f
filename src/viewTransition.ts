import { flushSync } from 'react-dom';
import { motionAllowed } from './motion/preference.ts';

/**
 * Makes a change of the page; where the browser can and motion is welcome, what was there fades into what is there then,
 * and the change is made in the next frame.
 */
export function withViewTransition(change: () => void) {
  if (typeof document.startViewTransition !== 'function' || !motionAllowed() || document.hidden) {
    change();
    return;
  }
  const { ready } = document.startViewTransition(() => flushSync(change));
  // Rejected when there is nothing to fade (a newer change, a tab that was hidden); the change itself is made all the same.
  ready.catch(() => {});
}
