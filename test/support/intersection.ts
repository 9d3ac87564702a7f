import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces IntersectionObserver, which happy-dom never fires, by a fake that tests drive by verbs. Like a browser's,
 * it notifies some time after `observe`, never within.
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
    notify(elements: Iterable<Element>, isIntersecting: boolean) {
      const entries = [...elements].map(
        (target) => ({ target, isIntersecting }) as IntersectionObserverEntry,
      );
      if (entries.length > 0) this.#callback(entries);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  /** @param margin observers with such a root margin still see the element, since they look beyond the viewport */
  const notify = (element: Element | null, isIntersecting: boolean, margin?: RegExp) =>
    act(() => {
      for (const observer of [...observers]) {
        const elements = [...observer.elements].filter((e) => element === null || e === element);
        observer.notify(
          elements,
          isIntersecting || (margin?.test(observer.options.rootMargin ?? '') ?? false),
        );
      }
    });
  /** The root margin of observers that look half a viewport further. */
  const NEAR = /50%/;
  return {
    enter: (element: Element) => notify(element, true),
    leave: (element: Element) => notify(element, false, NEAR),
    goFar: (element: Element) => notify(element, false),
    everythingEnters: () => notify(null, true),
    everythingLeaves: () => notify(null, false, NEAR),
    everythingGoesFar: () => notify(null, false),
    /** The options of each open observer. */
    options: () => [...observers].map(({ options }) => options),
    observed: () => [...observers].flatMap(({ elements }) => [...elements]),
    open: () => observers.size,
  };
}
