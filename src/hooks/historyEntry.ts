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

/** Safari allows 100 changes of the history in 30 s: so many at once, and then so many a second. */
const CHANGES = { burst: 40, perSecond: 2 };

let changesLeft = CHANGES.burst;
let countedMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: HistoryEntry = {};
/** The path of the page on screen: while the address is already another one, nothing of the page is that entry's. */
let shownPath: string | null = null;

/** Notes that the page of the address is on screen now. */
export function notePageShown() {
  forget();
  shownPath = window.location.pathname;
}

/** What the entry of the address keeps. */
export function readEntry(): HistoryEntry {
  return window.history.state ?? {};
}

/** Keeps something in the entry of the page on screen: at once, or a moment later where the browser has a limit. */
export function keepInEntry(part: HistoryEntry) {
  if (window.location.pathname !== shownPath) return;
  waiting = { ...waiting, ...part };
  const nowMs = performance.now();
  changesLeft = Math.min(CHANGES.burst, changesLeft + ((nowMs - countedMs) / 1000) * CHANGES.perSecond);
  countedMs = nowMs;
  if (changesLeft >= 1) {
    settleEntry();
  } else if (timer === undefined) {
    timer = setTimeout(settleEntry, 1000 / CHANGES.perSecond);
    window.addEventListener('beforeunload', settleEntry); // later changes come too late
  }
}

/** Keeps now what waits to be kept: before the page is left. */
export function settleEntry() {
  const part = waiting;
  forget();
  if (window.location.pathname !== shownPath || Object.keys(part).length === 0) return;
  changesLeft--;
  window.history.replaceState({ ...window.history.state, ...part }, '');
}

function forget() {
  waiting = {};
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  window.removeEventListener('beforeunload', settleEntry);
}
