// Stand-ins for what happy-dom lacks: observers, animations, media queries and tabs that tests drive, and fake time for React.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Fake extends EventTarget {
  keyframes: PropertyIndexedKeyframes;
  currentTime: number;
}

/** The animations that run for good, by element. */
const endless = new Map<Element, Fake>();

/** Gives happy-dom's elements animations with a clock: endless ones run by it, all others finish at once. */
export function fakeAnimations() {
  Object.assign(Element.prototype, {
    animate(
      this: Element,
      given: PropertyIndexedKeyframes,
      { iterations = 1 }: KeyframeAnimationOptions = {},
    ) {
      let startMs = performance.now();
      let cancelled = false;
      let paused = false;
      const finishSoon = () =>
        queueMicrotask(() => cancelled || paused || animation.dispatchEvent(new Event('finish')));
      const animation: Fake = Object.assign(new EventTarget(), {
        keyframes: given,
        currentTime: 0,
        pause: () => {
          paused = true;
        },
        play: () => {
          paused = false;
          finishSoon();
        },
        cancel: () => {
          cancelled = true;
          if (endless.get(this) === animation) endless.delete(this);
        },
      });
      Object.defineProperty(animation, 'currentTime', {
        get: () => performance.now() - startMs,
        set: (ms: number) => {
          startMs = performance.now() - ms;
        },
      });
      if (iterations === Number.POSITIVE_INFINITY) endless.set(this, animation);
      else finishSoon();
      return animation;
    },
    getAnimations: () => [],
  });
}

/** The endless animation of an element: its keyframes, and its time in ms. */
export const endlessAnimation = (element: Element) => endless.get(element);

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

/**
 * Replaces matchMedia with a fake that knows whether a visitor wants less motion.
 *
 * @returns `change` makes the query match or not
 */
export function fakeReducedMotion(initially: boolean) {
  const query = '(prefers-reduced-motion: reduce)';
  const lists: EventTarget[] = [];
  let matches = initially;

  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media });
    Object.defineProperty(list, 'matches', { get: () => media === query && matches });
    if (media === query) lists.push(list);
    return list;
  });

  return {
    change(now: boolean) {
      matches = now;
      for (const list of lists) list.dispatchEvent(new Event('change'));
    },
  };
}

/** Advances fake time, and has React render the changes. */
export const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** Hides or shows the page, as switching tabs does. */
export function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
