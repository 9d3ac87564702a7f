export interface InViewOptions {
  /** The share of the element, 0 to 1, that must be seen. */
  threshold?: number;
  /** What to add around the window, as CSS writes margins: '0px' or '-10% 0px'. */
  rootMargin?: string;
}

type Listener = (inView: boolean) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Set<Listener>>;
}

/** One observer for all who ask for the same. */
const watches = new Map<string, Watch>();

/**
 * Tells whether an element is in view, first as soon as the browser knows and then on every change. Where
 * IntersectionObserver is missing everything counts as in view, at once.
 *
 * @returns stops it; may be called more than once
 */
export function observe(
  element: Element,
  listener: Listener,
  { threshold = 0, rootMargin = '0px' }: InViewOptions = {},
): () => void {
  if (typeof IntersectionObserver !== 'function') {
    listener(true);
    return () => {};
  }
  const key = `${threshold} ${rootMargin}`;
  const watch = watches.get(key) ?? open(threshold, rootMargin);
  watches.set(key, watch);
  const listeners = watch.listeners.get(element) ?? new Set();
  watch.listeners.set(element, listeners.add(listener));
  watch.observer.observe(element);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    watch.observer.unobserve(element);
    watch.listeners.delete(element);
    if (watch.listeners.size === 0) {
      watch.observer.disconnect();
      watches.delete(key);
    }
  };
}

function open(threshold: number, rootMargin: string): Watch {
  const listeners: Watch['listeners'] = new Map();
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      for (const listener of [...(listeners.get(target) ?? [])]) listener(isIntersecting);
    }
  };
  return { observer: new IntersectionObserver(onChange, { threshold, rootMargin }), listeners };
}
