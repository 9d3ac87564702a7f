import { type RefCallback, useCallback, useEffectEvent, useRef, useState } from 'react';
import { type InViewListener, type InViewOptions, observe } from '../browser/observe.ts';

interface UseInViewOptions<Initial> extends InViewOptions {
  /** Once it has been in view, it counts as in view for good and is no longer observed. */
  once?: boolean;
  /** The answer until the observer's first one; null where "not known yet" matters. */
  initial?: Initial;
  /** Called with each answer and the visible share; the latest function is used. */
  onChange?: InViewListener;
}

/**
 * Whether an element is in view.
 *
 *     const [ref, inView] = useInView({ threshold: 0.1, once: true });
 *     return <figure ref={ref} data-shown={inView}>…</figure>;
 *
 * @returns a ref for the element, and the answer
 */
export function useInView<Initial extends boolean | null = false>({
  threshold: given = 0,
  rootMargin = '0px',
  root = null,
  once = false,
  initial = false as Initial,
  onChange,
}: UseInViewOptions<Initial> = {}): [RefCallback<Element>, boolean | Initial] {
  const [inView, setInView] = useState<boolean | Initial>(initial);
  const seen = useRef(false);
  const notify = useEffectEvent<InViewListener>((...answer) => onChange?.(...answer));
  // A new array with the same thresholds changes nothing.
  const [threshold, setThreshold] = useState(given);
  if (!isSame(threshold, given)) setThreshold(given);
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
        { threshold, rootMargin, root },
      );
      return stop;
    },
    [threshold, rootMargin, root, once],
  );
  return [ref, inView];
}

type Threshold = NonNullable<InViewOptions['threshold']>;

function isSame(one: Threshold, other: Threshold) {
  const [a, b] = [[one].flat(), [other].flat()];
  return a.length === b.length && a.every((share, i) => share === b[i]);
}
