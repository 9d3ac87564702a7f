export interface InViewOptions {
  /** The share of the element, 0 to 1, that must be visible. */
  threshold?: number;
  /** A margin around the viewport, in CSS syntax: '0px' or '-10% 0px'. */
  rootMargin?: string;
}

/**
 * Tells a listener whether an element is in view: as soon as the browser knows, then on every change.
 *
 * @returns a function that stops it; may be called more than once
 */
export function observe(
  element: Element,
  listener: (inView: boolean) => void,
  { threshold = 0, rootMargin = '0px' }: InViewOptions = {},
): () => void {
  const onChange = (entries: IntersectionObserverEntry[]) => {
    // A touching edge counts as intersecting, at ratio 0:
    // https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo
    for (const { isIntersecting, intersectionRatio } of entries)
      listener(isIntersecting && intersectionRatio >= threshold);
  };

  const observer = new IntersectionObserver(onChange, { threshold, rootMargin });

  observer.observe(element);

  return () => observer.disconnect();
}
