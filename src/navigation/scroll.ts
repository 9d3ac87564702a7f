import { keepInEntry, readEntry, settleEntry } from '../browser/historyEntry.ts';

const SETTLED_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the scroll position in the page's history entry, not in storage, so that Back restores it even when
 * the page's script has to be loaded first. (In all other cases the browser restores it, but for a strip's.)
 */
export function watchScroll() {
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SETTLED_MS);
  };

  restoreStrip();
  // In the capture phase: a strip's scroll events don't bubble.
  window.addEventListener('scroll', onScroll, { passive: true, capture: true });
}

/** The page's row of cards that scrolls sideways. */
const strip = () => document.querySelector('main [data-strip]');

function keepScroll() {
  clearTimeout(timer);
  const { scrollPx, stripPx } = readEntry();
  const now = { scrollPx: window.scrollY, stripPx: strip()?.scrollLeft };
  if (now.scrollPx !== scrollPx || now.stripPx !== stripPx) keepInEntry(now);
}

/** Saves the scroll position and the draft in the page's history entry now: call this before navigating. */
export function settlePage() {
  keepScroll();
  settleEntry();
}

/** Scrolls to where the page was when the visitor left it. */
export function restoreScroll() {
  window.scrollTo(0, readEntry().scrollPx ?? 0);
  restoreStrip();
}

function restoreStrip() {
  const { stripPx } = readEntry();
  if (stripPx) strip()?.scrollTo({ left: stripPx, behavior: 'instant' });
}
