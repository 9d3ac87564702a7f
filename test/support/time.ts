import type { FrameListener, FrameTime } from '../../src/motion/frame.ts';

/** A clock that the test advances: each listener gets one frame, and due timers fire, per call of `pass`. */
export function fakeTime() {
  let nowMs = 0;
  let wallMs = 0;
  let hidden = false;
  const frames = new Set<{ listener: FrameListener; lastMs: number }>();
  const timers = new Set<{ atMs: number; callback: () => void }>();
  const visibility = new Set<() => void>();
  const time: FrameTime = {
    now: () => nowMs,
    wallClock: () => wallMs,
    wait(ms, callback) {
      const timer = { atMs: nowMs + ms, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    frames(listener, sinceMs = nowMs) {
      const entry = { listener, lastMs: sinceMs };
      frames.add(entry);
      return () => void frames.delete(entry);
    },
    isHidden: () => hidden,
    onVisibility(listener) {
      visibility.add(listener);
      return () => void visibility.delete(listener);
    },
  };
  return {
    time,
    /** Lets time pass in one go: due timers fire late, then each listener gets one frame. */
    pass(ms: number) {
      nowMs += ms;
      wallMs += ms;
      for (const timer of [...timers]) if (timer.atMs <= nowMs && timers.delete(timer)) timer.callback();
      for (const entry of [...frames]) {
        if (!frames.has(entry)) continue;
        const seconds = (nowMs - entry.lastMs) / 1000;
        entry.lastMs = nowMs;
        entry.listener(seconds);
      }
    },
    /** Changes the system's clock. */
    setClock(ms: number) {
      wallMs = ms;
    },
    hide(next: boolean) {
      hidden = next;
      for (const listener of [...visibility]) listener();
    },
    /** How many frame listeners are active. */
    moving: () => frames.size,
    /** How many frame listeners and timers are active. */
    leftovers: () => frames.size + timers.size + visibility.size,
  };
}
