import { type RefCallback, useCallback, useEffectEvent, useRef, useState } from 'react';
import { type InViewListener, type InViewOptions, observe } from '../browser/observe.ts';

interface UseInViewOptions extends InViewOptions {
  /** Once it has been in view, it counts as in view for good and is no longer observed. */
  once?: boolean;
  /** Called with each answer and the visible share, whichever threshold was crossed; the latest function is used. */
  onChange?: InViewListener;
}

/**
 * Whether an element is in view.
 *
 *     const [ref, inView] = useInView({ threshold: 0.1, once: true });
 *     return <figure ref={ref} data-shown={inView === true}>…</figure>;
 *
 * @returns a ref for the element, and the answer: null until the observer's first one (also while prerendering)
 */
export function useInView({
  threshold = 0,
  rootMargin = '0px',
  root = null,
  once = false,
  onChange,
}: UseInViewOptions = {}): [RefCallback<Element>, boolean | null] {
  const [inView, setInView] = useState<boolean | null>(null);
  const seen = useRef(false);
  const notify = useEffectEvent<InViewListener>((...answer) => onChange?.(...answer));
  // A new array with the same thresholds changes nothing.
  const thresholds = [threshold].flat().join(' ');
  const ref = useCallback(
    (element: Element | null) => {
      if (!element || (once && seen.current)) return;
      const stop = observe(
        element,
        (now, ratio) => {
          if (once && seen.current) return;
          seen.current ||= now;
          setInView(now);
          notify(now, ratio);
          if (once && now) queueMicrotask(() => stop()); // the first answer may come before `observe` returns
        },
        { threshold: single(thresholds.split(' ').map(Number)), rootMargin, root },
      );
      return stop;
    },
    [thresholds, rootMargin, root, once],
  );
  return [ref, inView];
}

const single = (numbers: number[]) => (numbers.length === 1 ? (numbers[0] ?? 0) : numbers);
