/** Safari allows 100 changes of the history in 30 s. */
const SETTLED_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The path of the page on screen: while the address is already another one, the scroll isn't that entry's. */
let shownPath: string | null = null;

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

/** Keeps it now: before a navigation. */
export function keepScroll() {
  clearTimeout(timer);
  const { state } = window.history;
  if (window.location.pathname !== shownPath || state?.scrollPx === window.scrollY) return;
  window.history.replaceState({ ...state, scrollPx: window.scrollY }, '');
}

/** Notes that the page of the address is on screen now. */
export function notePageShown() {
  clearTimeout(timer);
  shownPath = window.location.pathname;
}

/** Goes where the page was scrolled when it was left. */
export function restoreScroll() {
  window.scrollTo(0, window.history.state?.scrollPx ?? 0);
}
