export interface InViewOptions {
  /** The share of the element, 0 to 1, that must be visible. */
  threshold?: number;
  /** A margin around the viewport, in CSS syntax: '0px' or '-10% 0px'. */
  rootMargin?: string;
}

type InViewListener = (inView: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Set<InViewListener>>;
  /** The observer's last answer for each element. */
  answers: WeakMap<Element, boolean>;
}

/** One observer for all listeners with the same options. */
const watches = new Map<string, Watch>();

/**
 * Tells a listener whether an element is in view: as soon as the browser knows, then on every change.
 *
 * @returns a function that stops it; may be called more than once
 */
export function observe(
  element: Element,
  listener: InViewListener,
  { threshold = 0, rootMargin = '0px' }: InViewOptions = {},
): () => void {
  const key = `${threshold} ${rootMargin}`;
  const watch = watches.get(key) ?? open({ threshold, rootMargin });
  watches.set(key, watch);
  const listeners = watch.listeners.get(element) ?? new Set();
  watch.listeners.set(element, listeners.add(listener));
  // Only an element's first listener makes the observer answer at once: later ones get its last answer.
  const answer = watch.answers.get(element);
  if (listeners.size === 1) watch.observer.observe(element);
  else if (answer !== undefined) listener(answer);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    watch.observer.unobserve(element);
    watch.listeners.delete(element);
    watch.answers.delete(element);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    watches.delete(key);
  };
}

function open({ threshold, rootMargin }: Required<InViewOptions>): Watch {
  const listeners: Watch['listeners'] = new Map();
  const answers: Watch['answers'] = new WeakMap();
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      // A touching edge counts as intersecting, at ratio 0:
      // https://w3c.github.io/IntersectionObserver/#update-intersection-observations-algo
      const inView = isIntersecting && intersectionRatio >= threshold;
      answers.set(target, inView);
      for (const listener of [...(listeners.get(target) ?? [])]) listener(inView);
    }
  };

  return { observer: new IntersectionObserver(onChange, { threshold, rootMargin }), listeners, answers };
}
