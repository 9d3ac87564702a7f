import { flushSync } from 'react-dom';
import { passClicksOn } from '../../browser/passClicks.ts';
import { motionAllowed } from '../../motion/preference.ts';

/** The name under which the browser finds the element before and after the change. */
const NAME = 'shared';

interface Shared {
  from: HTMLElement | null;
  to: HTMLElement | null;
  /** Resolves when the change is on the page, if that isn't at once. */
  done?: () => Promise<unknown>;
}

/** Whether a change has been asked for and isn't on the page yet. */
let changing = false;
/** The last transition: an earlier one that it ended must not remove its names. */
let latest: ViewTransition | null = null;

/**
 * Changes the page and morphs `from` into `to` by a view transition. Where view transitions are missing, or motion
 * isn't allowed, it only changes the page. A second change requested before the first is on the page is dropped.
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
