/** Safari allows 100 changes of the history in 30 s. */
const SETTLED_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Where to scroll when the page that Back or Forward leads to is shown; null when none is awaited. */
let awaitedPx: number | null = null;

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
  if (awaitedPx !== null) return; // what is scrolled is another entry's page
  const { state } = window.history;
  if (state?.scrollPx === window.scrollY) return;
  window.history.replaceState({ ...state, scrollPx: window.scrollY }, '');
}

/** Notes the place of the entry that Back or Forward has just led to. */
export function awaitScroll() {
  clearTimeout(timer);
  awaitedPx = window.history.state?.scrollPx ?? 0;
}

/** The awaited page is shown: goes to its place. */
export function restoreScroll() {
  if (awaitedPx === null) return;
  window.scrollTo(0, awaitedPx);
  awaitedPx = null;
}

/** A navigation to another page was made meanwhile: nothing is awaited any more. */
export function forgetScroll() {
  awaitedPx = null;
}
