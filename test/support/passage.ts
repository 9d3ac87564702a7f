/**
 * Runs in the page. Holds each passage at a moment, so that a test can press something just then.
 *
 * @param ms from its beginning; at its end it is over
 */
export function stopPassagesAt(ms: number) {
  const start = document.startViewTransition;
  document.startViewTransition = (change) => {
    const transition = start.call(document, change);
    // After the site's own, which makes the animations.
    transition.ready
      .then(() => Promise.resolve())
      .then(() => {
        for (const animation of document.getAnimations()) {
          if (!(animation.effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition')) continue;
          animation.pause();
          animation.currentTime = ms;
          if (ms >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
        }
        Object.assign(window, { stopped: true });
      });
    return transition;
  };
}
