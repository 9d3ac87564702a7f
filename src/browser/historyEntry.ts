/**
 * State kept in a page's history entry, since the site stores nothing: it survives Back, Forward and reload, and the
 * browser discarding the tab.
 */
export interface HistoryEntry {
  /** How far the page is scrolled: Back restores it even when the page's script loads late. */
  scrollPx?: number;
  /** The values of its form, by field name. */
  draft?: Record<string, string>;
}

/** Safari allows 100 history changes in 30 s. */
const APART_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: HistoryEntry | null = null;
/** The path of the page on screen: if the address has already changed, the current entry isn't this page's. */
let shownPath: string | null = null;

/** Notes that the page at the current address is now on screen. */
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
