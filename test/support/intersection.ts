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
    readonly notify: (entries: IntersectionObserverEntry[]) => void;
    constructor(notify: FakeObserver['notify'], options: IntersectionObserverInit = {}) {
      this.notify = notify;
      this.options = options;
      observers.add(this);
    }
    observe = (element: Element) => void this.elements.add(element);
    unobserve = (element: Element) => void this.elements.delete(element);
    disconnect() {
      this.elements.clear();
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);

  /**
   * @param ratio the share of the element that is in view; negative when it doesn't even touch the view
   */
  const notify = (element: Element | null, intersectionRatio: number) =>
    act(() => {
      for (const observer of [...observers]) {
        const targets = [...observer.elements].filter((e) => element === null || e === element);
        const entries = targets.map((target) => ({
          target,
          intersectionRatio,
          isIntersecting: intersectionRatio >= 0,
        }));
        if (entries.length > 0) observer.notify(entries as unknown as IntersectionObserverEntry[]);
      }
    });
  const OUTSIDE = -1;
  return {
    /** @param share of it that is in view */
    enter: (element: Element, share = 1) => notify(element, share),
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
