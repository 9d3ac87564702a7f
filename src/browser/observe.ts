export interface InViewOptions {
  /** The visible share of the element, 0 to 1, that counts: the smallest, if several; each notifies. */
  threshold?: number | readonly number[];
  /** A margin around the root, in CSS syntax: '0px' or '-10% 0px'. */
  rootMargin?: string;
  /** The element that it scrolls in; the viewport by default. */
  root?: Element | null;
}

/** `ratio`: the share of the element that is visible. */
export type InViewListener = (inView: boolean, ratio: number) => void;

interface Watch {
  observer: IntersectionObserver;
  listeners: Map<Element, Set<InViewListener>>;
  /** The observer's last answer for each element. */
  answers: WeakMap<Element, Parameters<InViewListener>>;
}

/** One observer for all listeners with the same options, keyed by root and then by the other options. */
const watches = new Map<Element | null, Map<string, Watch>>();

/**
 * Tells a listener whether an element is in view: as soon as the browser knows, then on every change.
 *
 * @returns a function that stops it; may be called more than once
 */
export function observe(
  element: Element,
  listener: InViewListener,
  { threshold = 0, rootMargin = '0px', root = null }: InViewOptions = {},
): () => void {
  const key = `${threshold} ${rootMargin}`;
  const ofRoot = watches.get(root) ?? new Map<string, Watch>();
  const watch = ofRoot.get(key) ?? open({ threshold, rootMargin, root });
  watches.set(root, ofRoot.set(key, watch));
  const listeners = watch.listeners.get(element) ?? new Set();
  watch.listeners.set(element, listeners.add(listener));
  // Only an element's first listener makes the observer answer at once: later ones get its last answer.
  const answer = watch.answers.get(element);
  if (listeners.size === 1) watch.observer.observe(element);
  else if (answer !== undefined) listener(...answer);
  return () => {
    if (!listeners.delete(listener) || listeners.size > 0) return;
    watch.observer.unobserve(element);
    watch.listeners.delete(element);
    watch.answers.delete(element);
    if (watch.listeners.size > 0) return;
    watch.observer.disconnect();
    ofRoot.delete(key);
    if (ofRoot.size === 0) watches.delete(root);
  };
}

function open({ threshold, rootMargin, root }: Required<InViewOptions>): Watch {
  const listeners: Watch['listeners'] = new Map();
  const answers: Watch['answers'] = new WeakMap();
  const thresholds = typeof threshold === 'number' ? threshold : [...threshold];
  const least = Math.min(...[thresholds].flat());
  const onChange = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      // An element whose edge only touches the view intersects it too, at ratio 0.
      const inView = isIntersecting && intersectionRatio >= least;
      answers.set(target, [inView, intersectionRatio]);
      for (const listener of [...(listeners.get(target) ?? [])]) listener(inView, intersectionRatio);
    }
  };
  const observer = new IntersectionObserver(onChange, { threshold: thresholds, rootMargin, root });
  return { observer, listeners, answers };
}
