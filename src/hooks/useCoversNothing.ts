import { type RefObject, useEffect, useState } from 'react';
import { observe } from './observe.ts';

/** What may not be covered: a page's name, and whatever can be pressed or written into. */
const CONTENT = 'main :is(h1, a, button, input, select, textarea), footer a';

/**
 * Whether an element that is fixed to the window covers neither the page's name nor an action. Where IntersectionObserver
 * is missing the answer is no.
 *
 * @param ref the element; its place is read when it becomes active and when the window changes
 * @param active nothing is watched, and the answer is no, while it isn't
 */
export function useCoversNothing(ref: RefObject<Element | null>, active: boolean): boolean {
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
    // The page, its parts and what opens in them may come later.
    const additions = new MutationObserver(watch);
    additions.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', watch);
    return () => {
      additions.disconnect();
      window.removeEventListener('resize', watch);
      stop();
      setFree(false);
    };
  }, [ref, active]);

  return free;
}

/** The root margin that cuts the window down to an element's place in it. */
function marginsTo(element: Element): string {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-top, right - clientWidth, bottom - clientHeight, -left];
  return margins.map((px) => `${Math.round(px)}px`).join(' ');
}
