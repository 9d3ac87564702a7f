/**
 * Runs in the page. Stops each page transition at a given moment, so that a test can press something just then.
 *
 * @param ms from the transition's start; a time at or after its end finishes it
 */
export function stopPassagesAt(ms: number) {
  const start = document.startViewTransition;
  document.startViewTransition = (change) => {
    const transition = start.call(document, change);
    // Runs after the site's own callback, which creates the animations.
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
