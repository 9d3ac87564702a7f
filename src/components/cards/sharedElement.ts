import { flushSync } from 'react-dom';
import { motionAllowed } from '../../motion/preference.ts';

/** The name under which the browser finds the element before and after the change. */
const NAME = 'shared';

interface Shared {
  from: HTMLElement | null;
  to: HTMLElement | null;
  /** Resolves when the change is on the page, where that isn't at once. */
  done?: () => Promise<unknown>;
}

/**
 * Changes the page so that one element becomes another: the browser moves the one’s picture to the other’s place and size by a
 * view transition. Where there is none, or nothing may move, it only changes the page.
 */
export function withSharedElement({ from, to, done }: Shared, change: () => void) {
  if (!from || !to || typeof document.startViewTransition !== 'function' || !motionAllowed()) {
    change();
    return;
  }
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    flushSync(change);
    await done?.();
    from.style.viewTransitionName = '';
    to.style.viewTransitionName = NAME;
  });
  const skip = () => transition.skipTransition();
  // Otherwise a press would meet the transition's pictures instead of the page.
  window.addEventListener('pointerdown', skip, { capture: true, once: true });
  transition.ready.catch(() => {}); // skipped: the page has changed all the same
  transition.finished
    .finally(() => {
      window.removeEventListener('pointerdown', skip, { capture: true });
      from.style.viewTransitionName = '';
      to.style.viewTransitionName = '';
    })
    .catch(() => {}); // `updateCallbackDone` reports a change that throws
}
