/**
 * What is kept in a page's entry of the history, since nothing is stored: it is there again after Back, Forward and reload,
 * and in a tab that the browser has thrown out of memory.
 */
export interface HistoryEntry {
  /** How far the page is scrolled. */
  scrollPx?: number;
  /** What has been written into its form, by the names of the fields. */
  draft?: Record<string, string>;
}

/** Safari allows 100 changes of the history in 30 s. */
const APART_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: HistoryEntry | null = null;
/** The path of the page on screen: while the address is already another one, nothing of the page is that entry's. */
let shownPath: string | null = null;

/** Notes that the page of the address is on screen now. */
export function notePageShown() {
  const { pathname } = window.location;
  if (pathname !== shownPath) waiting = null; // it was of a page that is left
  shownPath = pathname;
}

/** What the entry of the address keeps, and is about to. */
export function readEntry(): HistoryEntry {
  return { ...window.history.state, ...(window.location.pathname === shownPath && waiting) };
}

/** Keeps something in the entry of the page on screen: at once, or in a moment where something has just been kept. */
export function keepInEntry(part: HistoryEntry) {
  if (window.location.pathname !== shownPath) return;
  waiting = { ...waiting, ...part };
  if (timer === undefined) settleEntry();
  else window.addEventListener('beforeunload', settleEntry); // later changes come too late
}

/** Keeps now what waits to be kept: before the page is left. */
export function settleEntry() {
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('beforeunload', settleEntry);
  if (!waiting || window.location.pathname !== shownPath) return;
  window.history.replaceState({ ...window.history.state, ...waiting }, '');
  waiting = null;
  timer = setTimeout(settleEntry, APART_MS);
}
