import { pageTime, type Time } from './time.ts';

/** Called once a frame with the seconds since the same listener's last frame, or since it was added. */
export type FrameListener = (seconds: number) => void;

interface Subscription {
  listener: FrameListener;
  /** When it was last called, as a pageTime.now() time. */
  lastMs: number;
}

const subscriptions = new Set<Subscription>();
let request: number | null = null;
let stopListening = () => {};

/**
 * Calls a listener in every frame until the returned function is called. There is one loop for all listeners;
 * it sleeps when there are no listeners and while the page is hidden, and hidden time doesn't count. If a
 * listener throws, its error is reported as uncaught, and the others are called all the same.
 *
 * @param sinceMs the time, as pageTime.now() tells it, from which the listener's first frame counts
 * @returns a function that stops the calls; may be called more than once
 */
export function onFrame(listener: FrameListener, sinceMs = pageTime.now()): () => void {
  const subscription = { listener, lastMs: sinceMs };
  if (subscriptions.size === 0) stopListening = pageTime.onVisibility(onVisibilityChange);
  subscriptions.add(subscription);
  wake();

  return () => {
    if (!subscriptions.delete(subscription) || subscriptions.size > 0) return;
    stopListening();
    sleep();
  };
}

function wake() {
  if (request === null && subscriptions.size > 0 && !pageTime.isHidden())
    request = requestAnimationFrame(run);
}

function sleep() {
  if (request !== null) cancelAnimationFrame(request);
  request = null;
}

function run(nowMs: number) {
  request = null;
  // A listener added in the meantime waits for the next frame; one removed is no longer called.
  for (const subscription of [...subscriptions]) {
    if (!subscriptions.has(subscription)) continue;

    // A frame's time is when it started, which may be before the listener was added.
    const seconds = Math.max(0, nowMs - subscription.lastMs) / 1000;
    subscription.lastMs = Math.max(nowMs, subscription.lastMs);
    try {
      subscription.listener(seconds);
    } catch (error) {
      reportError(error);
    }
  }

  wake();
}

function onVisibilityChange() {
  if (pageTime.isHidden()) {
    sleep();
    return;
  }

  const nowMs = pageTime.now();
  for (const subscription of subscriptions) subscription.lastMs = nowMs;
  wake();
}

/** A time whose frames one can listen to. */
export interface FrameTime extends Time {
  /** Calls a listener in every frame until the returned function is called. */
  frames(listener: FrameListener, sinceMs?: number): () => void;
}

export const pageFrames: FrameTime = { ...pageTime, frames: onFrame };
