/**
 * Runs in the page. Stops the next passage from page to page at a given moment, so that a test can press
 * something just then.
 *
 * @param ms from the passage's start; a time at or after its end finishes it
 */
export function stopPassagesAt(ms: number) {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    if (!this.matches('.entering')) return animation;
    Element.prototype.animate = animate;
    animation.pause();
    animation.currentTime = ms;
    if (ms >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
    Object.assign(window, { stopped: true });
    return animation;
  };
}
