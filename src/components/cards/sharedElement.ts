import { flushSync } from 'react-dom';
import { passClicksOn } from '../../browser/passClicks.ts';
import { motionAllowed } from '../../motion/preference.ts';

/** The name by which the browser matches the element before the change with the one after it. */
const NAME = 'shared';

interface Shared {
  from: HTMLElement | null;
  to: HTMLElement | null;
  /** Resolves once the change is on the page, if it isn't there at once. */
  done?: () => Promise<unknown>;
}

/** Whether a requested change isn't on the page yet. */
let changing = false;
/** The latest transition: an earlier one that it cut short must not remove its names. */
let latest: ViewTransition | null = null;

/**
 * Changes the page and morphs `from` into `to` by a view transition. If view transitions are missing, or motion
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
