import { type RefCallback, useCallback, useState } from 'react';
import { type InViewOptions, observe } from '../browser/observe.ts';

interface UseInViewOptions<Initial> extends InViewOptions {
  /** The answer until the observer's first one; null where "not known yet" matters. */
  initial?: Initial;
}

/**
 * Whether an element is in view.
 *
 *     const [ref, inView] = useInView({ threshold: 0.1 });
 *     return <figure ref={ref} data-shown={inView}>…</figure>;
 *
 * @returns a ref for the element, and the answer
 */
export function useInView<Initial extends boolean | null = false>({
  threshold = 0,
  rootMargin = '0px',
  initial = false as Initial,
}: UseInViewOptions<Initial> = {}): [RefCallback<Element>, boolean | Initial] {
  const [inView, setInView] = useState<boolean | Initial>(initial);
  const ref = useCallback(
    (element: Element | null) =>
      element ? observe(element, setInView, { threshold, rootMargin }) : undefined,
    [threshold, rootMargin],
  );
  return [ref, inView];
}
