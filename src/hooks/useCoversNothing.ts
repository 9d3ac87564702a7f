import { type RefObject, useEffect, useState } from 'react';
import { observe } from '../browser/observe.ts';

/**
 * Elements that must not be covered: a page's h1, its links and its controls. The wheel's links repeat the bar's and fill
 * much of a phone's first view: they count while they have the focus.
 */
const CONTENT = 'main :is(h1, a, button, input, select, textarea):not([data-wheel] a:not(:focus)), footer a';

/**
 * Whether a fixed-position element leaves the page's h1 and all links and controls uncovered. Where
 * IntersectionObserver is missing, the answer is no.
 *
 * @param ref the element; it is measured when it becomes active, on resize, when the focus moves, and when elements are
 *   added to the page
 * @param active while false, nothing is observed and the answer is no
 */
export function useCoversNothing(ref: RefObject<HTMLElement | null>, active: boolean): boolean {
  const [free, setFree] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;
    let stops: (() => void)[] = [];
    const stop = () => {
      for (const each of stops) each();
    };
    const watch = () => {
      stop();
      const below = new Set<Element>();
      const rootMargin = marginsTo(element);
      stops = Array.from(document.querySelectorAll(CONTENT), (content) => {
        const onAnswer = (covered: boolean) => {
          below[covered ? 'add' : 'delete'](content);
          setFree(below.size === 0);
        };
        return observe(content, onAnswer, { rootMargin });
      });
    };
    watch();
    // Pages, parts loaded on demand and dialogs may add content later.
    const additions = new MutationObserver(watch);
    additions.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', watch);
    document.addEventListener('focusin', watch);
    return () => {
      additions.disconnect();
      window.removeEventListener('resize', watch);
      document.removeEventListener('focusin', watch);
      stop();
      setFree(false);
    };
  }, [ref, active]);

  return free;
}

/** The root margin that shrinks the window to a fixed element's layout box: the element may still be moving into it. */
function marginsTo({ offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-top, left + offsetWidth - clientWidth, top + offsetHeight - clientHeight, -left];
  return margins.map((px) => `${Math.round(px)}px`).join(' ');
}
