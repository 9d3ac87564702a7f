import { type RefObject, useEffect, useState } from 'react';

/** What may not be covered: a page's name, and whatever can be pressed or written into. */
const CONTENT = 'main :is(h1, a, button, input, select, textarea), footer a';

/**
 * Whether an element that is fixed to the window covers neither the page's name nor an action. Where IntersectionObserver
 * is missing it counts as covering nothing.
 *
 * @param ref the element; its place is read when it becomes active and when the window changes
 * @param active nothing is watched, and the answer is no, while it isn't
 */
export function useCoversNothing(ref: RefObject<Element | null>, active: boolean): boolean {
  const [free, setFree] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return;
    let stop = watchBelow(element, setFree);
    const onResize = () => {
      stop();
      stop = watchBelow(element, setFree);
    };
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('resize', onResize);
      stop();
      setFree(false);
    };
  }, [ref, active]);

  return free;
}

/** Tells whether nothing of the content lies below a fixed element, by a window that is cut down to the element's place. */
function watchBelow(element: Element, onChange: (free: boolean) => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    onChange(true);
    return () => {};
  }
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const margins = [-top, right - clientWidth, bottom - clientHeight, -left];
  const below = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) below.add(target);
        else below.delete(target);
      }
      onChange(below.size === 0);
    },
    { rootMargin: margins.map((px) => `${Math.round(px)}px`).join(' ') },
  );
  const observeAll = () => {
    for (const content of document.querySelectorAll(CONTENT)) observer.observe(content);
  };
  observeAll();
  // The page, its parts and what opens in them may come later.
  const additions = new MutationObserver(observeAll);
  additions.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    additions.disconnect();
  };
}
