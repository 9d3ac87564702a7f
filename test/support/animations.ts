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
