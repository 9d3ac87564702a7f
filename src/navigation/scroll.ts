import { keepInEntry, readEntry, settleEntry } from '../browser/historyEntry.ts';

const SETTLED_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps the scroll position in the page's history entry, not in storage, so that Back restores it even when
 * the page's script has to be loaded first. (In all other cases the browser restores it.)
 */
export function watchScroll() {
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SETTLED_MS);
  };

  window.addEventListener('scroll', onScroll, { passive: true });
}

function keepScroll() {
  clearTimeout(timer);
  if (readEntry().scrollPx !== window.scrollY) keepInEntry({ scrollPx: window.scrollY });
}

/** Saves the scroll position and the draft in the page's history entry now: call this before navigating. */
export function settlePage() {
  keepScroll();
  settleEntry();
}

/** Scrolls to where the page was when the visitor left it. */
export function restoreScroll() {
  window.scrollTo(0, readEntry().scrollPx ?? 0);
}
