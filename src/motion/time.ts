/** Where what moves gets its time from: the page (`pageTime`), or a test's own. All times are in ms. */
export interface Time {
  /** From any moment on; never set back. */
  now(): number;
  /** What the system's clock says, since 1970. */
  wallClock(): number;
  /** Calls back once after a delay, unless the returned function is called first. */
  wait(ms: number, callback: () => void): () => void;
  /** Calls a listener in every frame until the returned function is called. */
  frames(listener: FrameListener, sinceMs?: number): () => void;
  /** Whether nobody can see the page. */
  isHidden(): boolean;
  /** Calls a listener when the page is hidden or seen again, until the returned function is called. */
  onVisibility(listener: () => void): () => void;
}

/** Called once a frame with the seconds since the same listener's last frame, or since it was added. */
export type FrameListener = (seconds: number) => void;

interface Entry {
  listener: FrameListener;
  /** When it was last called, as a performance.now() time. */
  lastMs: number;
}

const entries = new Set<Entry>();
let request: number | null = null;

/**
 * Calls a listener in every frame until the returned function is called. There is one loop for all listeners; it
 * sleeps when there are no listeners and while the page is hidden, and hidden time doesn't count. If a listener throws,
 * its error is reported as uncaught, and the others are called all the same.
 *
 * @param sinceMs the time, as performance.now() tells it, from which the listener's first frame counts
 * @returns a function that stops the calls; may be called more than once
 */
export function onFrame(listener: FrameListener, sinceMs = performance.now()): () => void {
  const entry = { listener, lastMs: sinceMs };
  if (entries.size === 0) document.addEventListener('visibilitychange', onVisibilityChange);
  entries.add(entry);
  wake();
  return () => {
    if (!entries.delete(entry) || entries.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    sleep();
  };
}

function wake() {
  if (request === null && entries.size > 0 && !document.hidden) request = requestAnimationFrame(run);
}

function sleep() {
  if (request !== null) cancelAnimationFrame(request);
  request = null;
}

function run(nowMs: number) {
  request = null;
  // A listener added in the meantime waits for the next frame; one removed is no longer called.
  for (const entry of [...entries]) {
    if (!entries.has(entry)) continue;
    // A frame's time is when it started, which may be before the listener was added.
    const seconds = Math.max(0, nowMs - entry.lastMs) / 1000;
    entry.lastMs = Math.max(nowMs, entry.lastMs);
    try {
      entry.listener(seconds);
    } catch (error) {
      reportError(error);
    }
  }
  wake();
}

function onVisibilityChange() {
  if (document.hidden) {
    sleep();
    return;
  }
  const nowMs = performance.now();
  for (const entry of entries) entry.lastMs = nowMs;
  wake();
}

/** The only place from which what moves reaches the browser's clocks. */
export const pageTime: Time = {
  now: () => performance.now(),
  wallClock: () => Date.now(),
  wait(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  frames: onFrame,
  isHidden: () => document.hidden,
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
