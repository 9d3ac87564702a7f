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

/** Runs in the page. Wraps each text in an element of its own, as translation tools do. */
export function wrapTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);

  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

/** The fields of React's internal tree that are read here. */
interface Fiber {
  stateNode: { current: Fiber };
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * Runs in the page. Whether React has hydrated all of it: neither the root nor any part is marked as dehydrated.
 *
 * @param asked whether the parts that wait for input get some
 */
export function isHydrated(asked: boolean): boolean {
  if (asked) window.dispatchEvent(new Event('pointermove'));
  const root: Record<string, Fiber> = Object(document.getElementById('root'));
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const waits = (fiber: Fiber | null): boolean =>
    fiber !== null &&
    (Boolean(fiber.memoizedState?.isDehydrated ?? fiber.memoizedState?.dehydrated) ||
      waits(fiber.child) ||
      waits(fiber.sibling));
  const container = key === undefined ? undefined : root[key];
  return container !== undefined && !waits(container.stateNode.current);
}
