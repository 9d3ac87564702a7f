import { keepInEntry, readEntry, settleEntry } from '../hooks/historyEntry.ts';

const SETTLED_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Keeps how far the page is scrolled in its entry of the history, so that Back finds the place again even when the page's
 * script has to be loaded first. (Otherwise the browser itself does it.)
 *
 * @returns stops it
 */
export function watchScroll(): () => void {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
  };
}

function onScroll() {
  clearTimeout(timer);
  timer = setTimeout(keepScroll, SETTLED_MS);
}

function keepScroll() {
  clearTimeout(timer);
  if (readEntry().scrollPx !== window.scrollY) keepInEntry({ scrollPx: window.scrollY });
}

/** Keeps what has been done on the page up to now: before a navigation. */
export function settlePage() {
  keepScroll();
  settleEntry();
}

/** Goes where the page was scrolled when it was left. */
export function restoreScroll() {
  window.scrollTo(0, readEntry().scrollPx ?? 0);
}
