/** Where what moves gets its time from: the page (`pageTime`), or a test's own. All times are in ms. */
export interface Time {
  /** From any moment on; never set back. */
  now(): number;
  /** The system's clock, since 1970. */
  wallClock(): number;
  /** Calls back once after a delay, unless the returned function is called first. */
  wait(ms: number, callback: () => void): () => void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
  /** Calls a listener when the page is hidden or seen again, until the returned function is called. */
  onVisibility(listener: () => void): () => void;
}

/** The only place from which what moves reaches the browser's clocks. */
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
