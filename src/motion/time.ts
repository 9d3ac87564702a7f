/** The clock of everything that moves: the page's (`pageTime`), or a test's own. All times are in ms. */
export interface Time {
  /** From any moment on; never set back. */
  now(): number;
  /** The system's clock, since 1970. */
  wallClock(): number;
  /** Calls back once after a delay, unless the returned function is called first. */
  wait(ms: number, callback: () => void): () => void;
  /** Whether the page is hidden. */
  isHidden(): boolean;
  /** Calls a listener when the page is hidden or seen again, until the returned function is called. */
  onVisibility(listener: () => void): () => void;
}

/** The browser's clocks; motion reads them only through this. */
export const pageTime: Time = {
  now: () => performance.now(),
  wallClock: () => Date.now(),
  wait(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  isHidden: () => document.hidden,
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
