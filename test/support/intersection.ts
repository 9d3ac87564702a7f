import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces IntersectionObserver, which happy-dom never fires, with a fake that tests drive by verbs. Like a
 * browser's, it notifies some time after `observe`, never during the call.
 */
export function fakeIntersection() {
  const observers = new Set<FakeObserver>();

  class FakeObserver {
    readonly elements = new Set<Element>();
    readonly options: IntersectionObserverInit;
    #callback: (entries: IntersectionObserverEntry[]) => void;
    constructor(
      callback: (entries: IntersectionObserverEntry[]) => void,
      options: IntersectionObserverInit = {},
    ) {
      this.#callback = callback;
      this.options = options;
      observers.add(this);
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    unobserve(element: Element) {
      this.elements.delete(element);
    }
    disconnect() {
      this.elements.clear();
      observers.delete(this);
    }
    notify(elements: Iterable<Element>, intersectionRatio: number) {
      const entries = [...elements].map(
        (target) =>
          ({
            target,
            intersectionRatio,
            isIntersecting: intersectionRatio >= 0,
          }) as IntersectionObserverEntry,
      );
      if (entries.length > 0) this.#callback(entries);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  /**
   * @param ratio the share of the element that is in view; negative when it doesn't even touch the view
   */
  const notify = (element: Element | null, ratio: number) =>
    act(() => {
      for (const observer of [...observers]) {
        const elements = [...observer.elements].filter((e) => element === null || e === element);
        observer.notify(elements, ratio);
      }
    });
  const OUTSIDE = -1;
  return {
    enter: (element: Element) => notify(element, 1),
    /** Its edge touches the view's, which browsers report as intersecting. */
    touch: (element: Element) => notify(element, 0),
    leave: (element: Element) => notify(element, OUTSIDE),
    everythingEnters: () => notify(null, 1),
    everythingLeaves: () => notify(null, OUTSIDE),
    /** The options of each open observer. */
    options: () => [...observers].map(({ options }) => options),
    observed: () => [...observers].flatMap(({ elements }) => [...elements]),
    open: () => observers.size,
  };
}
