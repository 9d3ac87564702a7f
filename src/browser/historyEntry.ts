/**
 * State kept in a page's history entry rather than in storage: it survives Back, Forward, a reload and the
 * browser discarding the tab.
 */
export interface HistoryEntry {
  /** How far the page is scrolled: Back restores it even when the page's script loads late. */
  scrollPx?: number;
  /** How far the page's strip is scrolled sideways. */
  stripPx?: number | undefined;
  /**
   * The link that was pressed last: its address as written, its index among the links with that address, and
   * whether its focus was outlined, as it is by keyboard.
   */
  pressed?: { href: string; index: number; outlined: boolean };
  /** The values of the page's form, by the fields' ids, which are the same in every language. */
  draft?: Record<string, string>;
  /** Whether the form has been submitted as it is. */
  submitted?: boolean;
}

/** Safari allows 100 history changes in 30 s: https://github.com/marp-team/marp-cli/issues/158 */
const MIN_INTERVAL_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: HistoryEntry | null = null;
/** The path of the page on screen: if the address has changed, the entry isn't this page's. */
let shownPath: string | null = null;

/** Notes that the page at the current address is now on screen. */
export function notePageShown() {
  const { pathname } = window.location;
  if (pathname !== shownPath) waiting = null; // it belonged to the previous page
  shownPath = pathname;
}

/** The state of the current entry, including changes that haven't been written yet. */
export function readEntry(): HistoryEntry {
  return { ...window.history.state, ...(window.location.pathname === shownPath && waiting) };
}

/** Saves state in the entry of the page on screen, at once or shortly after the last time. */
export function keepInEntry(part: HistoryEntry) {
  if (window.location.pathname !== shownPath) return;
  waiting = { ...waiting, ...part };
  if (timer === undefined) settleEntry();
  else window.addEventListener('beforeunload', settleEntry); // in later events replaceState would be too late
}

/** Writes pending changes now: call this before leaving the page. */
export function settleEntry() {
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('beforeunload', settleEntry);
  if (!waiting || window.location.pathname !== shownPath) return;
  window.history.replaceState({ ...window.history.state, ...waiting }, '');
  waiting = null;
  timer = setTimeout(settleEntry, MIN_INTERVAL_MS);
}
