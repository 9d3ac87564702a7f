import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type InViewOptions, observe } from '../browser/observe.ts';

/**
 * Whether an element is in view.
 *
 * @param options `once`: after it has been in view it counts as in view for good and is no longer observed
 * @returns a ref for the element, and the answer: null until the observer's first one (also while prerendering)
 */
export function useInView({
  threshold = 0,
  rootMargin = '0px',
  once = false,
}: InViewOptions & { once?: boolean } = {}): [RefCallback<Element>, boolean | null] {
  const [inView, setInView] = useState<boolean | null>(null);
  const seen = useRef(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || (once && seen.current)) return;
      const stop = observe(
        element,
        (now) => {
          if (once && seen.current) return;
          seen.current ||= now;
          setInView(now);
          if (once && now) queueMicrotask(() => stop()); // the first answer may come before `observe` returns
        },
        { threshold, rootMargin },
      );
      return stop;
    },
    [threshold, rootMargin, once],
  );
  return [ref, inView];
}
