import { type RefObject, useEffect, useState } from 'react';
import { observe } from '../browser/observe.ts';

/**
 * Elements that must not be covered: a page's h1, its links and its controls. The wheel's links repeat the bar's and fill
 * much of a phone's first view: they count while they have the focus.
 */
const CONTROLS = 'h1, a, button, input, select, textarea';
const CONTENT = 'main :is(h1, a, button, input, select, textarea):not([data-wheel] a:not(:focus)), footer a';

/** How long the page must be still before the element counts as free again: it would blink while content passes below it. */
const STILL_MS = 300;

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
    const below = new Set<Element>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolls = false;
    const answer = () => {
      if (below.size > 0) setFree(false);
      else if (!scrolls) setFree(true);
    };
    const onScroll = () => {
      scrolls = true;
      clearTimeout(timer);
      timer = setTimeout(() => {
        scrolls = false;
        answer();
      }, STILL_MS);
    };
    const watch = () => {
      stop();
      below.clear();
      const rootMargin = marginsTo(element);
      stops = Array.from(document.querySelectorAll(CONTENT), (content) => {
        const onAnswer = (covered: boolean) => {
          below[covered ? 'add' : 'delete'](content);
          answer();
        };
        return observe(content, onAnswer, { rootMargin });
      });
    };
    watch();
    // Pages, parts loaded on demand and dialogs may add content later.
    const changes = new MutationObserver((records) => {
      const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
      if (nodes.some(hasContent)) watch();
    });
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', watch);
    document.addEventListener('focusin', watch);
    return () => {
      changes.disconnect();
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', watch);
      document.removeEventListener('focusin', watch);
      stop();
      setFree(false);
    };
  }, [ref, active]);

  return free;
}

/** Whether a node is or holds something that must not be covered: typed letters, which come and go, aren't. */
const hasContent = (node: Node) =>
  node instanceof Element && (node.matches(CONTROLS) || node.querySelector(CONTROLS) !== null);

/** The root margin that shrinks the window to a fixed element's layout box: the element may still be moving into it. */
function marginsTo({ offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight }: HTMLElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-top, left + offsetWidth - clientWidth, top + offsetHeight - clientHeight, -left];
  return margins.map((px) => `${Math.round(px)}px`).join(' ');
}
