/**
 * State that is kept in a page's history entry, since the site stores nothing: it is there again after Back, Forward
 * and reload, and in a tab that the browser has discarded.
 */
export interface HistoryEntry {
  /** How far the page is scrolled: Back finds the place even when the page's script comes late. */
  scrollPx?: number;
  /** The values of its form, by the names of the fields. */
  draft?: Record<string, string>;
}

/** Safari allows 100 changes of the history in 30 s. */
const APART_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: HistoryEntry | null = null;
/** The path of the page on screen: while the address is already another one, the current entry isn't this page's. */
let shownPath: string | null = null;

/** Notes that the page of the address is on screen now. */
export function notePageShown() {
  const { pathname } = window.location;
  if (pathname !== shownPath) waiting = null; // it belonged to the page that was left
  shownPath = pathname;
}

/** The state of the current entry, with changes that are still to be written. */
export function readEntry(): HistoryEntry {
  return { ...window.history.state, ...(window.location.pathname === shownPath && waiting) };
}

/** Saves state in the entry of the page on screen: at once, or shortly after if something has just been saved. */
export function keepInEntry(part: HistoryEntry) {
  if (window.location.pathname !== shownPath) return;
  waiting = { ...waiting, ...part };
  if (timer === undefined) settleEntry();
  else window.addEventListener('beforeunload', settleEntry); // in later events replaceState comes too late
}

/** Writes pending changes now, before the page is left. */
export function settleEntry() {
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('beforeunload', settleEntry);
  if (!waiting || window.location.pathname !== shownPath) return;
  window.history.replaceState({ ...window.history.state, ...waiting }, '');
  waiting = null;
  timer = setTimeout(settleEntry, APART_MS);
}
