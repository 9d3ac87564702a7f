import { flushSync } from 'react-dom';
import { passClicksOn } from '../../browser/passClicks.ts';
import { motionAllowed } from '../../motion/preference.ts';

/** The name under which the browser finds the element before and after the change. */
const NAME = 'shared';

interface Shared {
  from: HTMLElement | null;
  to: HTMLElement | null;
  /** Resolves when the change is on the page, where that isn't at once. */
  done?: () => Promise<unknown>;
}

/** Whether a change has been asked for and isn't on the page yet. */
let changing = false;
/** The last transition: an earlier one that it ended must not take its names away. */
let latest: ViewTransition | null = null;

/**
 * Changes the page so that one element becomes another: the browser moves the one’s picture to the other’s place and size by a
 * view transition. Where there is none, or nothing may move, it only changes the page. A second change that is asked for before
 * the first is on the page is dropped.
 */
export function withSharedElement({ from, to, done }: Shared, change: () => void) {
  if (changing) return;
  if (!from || !to || typeof document.startViewTransition !== 'function' || !motionAllowed()) {
    change();
    return;
  }
  changing = true;
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    try {
      flushSync(change);
      await done?.();
    } finally {
      changing = false;
    }
    from.style.viewTransitionName = '';
    to.style.viewTransitionName = NAME;
  });
  latest = transition;
  const stop = passClicksOn(() => transition.skipTransition());
  transition.ready.catch(() => {}); // skipped: the page has changed all the same
  transition.finished
    .finally(() => {
      stop();
      if (latest !== transition) return;
      latest = null;
      from.style.viewTransitionName = '';
      to.style.viewTransitionName = '';
    })
    .catch(() => {}); // `updateCallbackDone` reports a change that throws
}
