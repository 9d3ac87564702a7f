import type { Advance, Motion } from './spring.ts';
import { type FrameListener, onFrame } from './time.ts';

/** Called on every change with the value and its velocity in units per second. */
export type SpringListener = (value: number, velocity: number) => void;

/** A value that follows its target on a spring, frame by frame, and requests no frames while it is still. */
export interface SpringDriver {
  /** Where it is now. */
  readonly motion: Readonly<Motion>;
  /** @returns a function that unsubscribes */
  subscribe(listener: SpringListener): () => void;
  /** Uses this spring from now on; without one (`null`) it jumps to each target. */
  setAdvance(advance: Advance | null): void;
  /** Heads for a target from its current value and velocity. While it is held, this only sets the target. */
  to(target: number): void;
  /** Holds it where it is, as a drag does, until `release`. */
  hold(): void;
  /**
   * Moves it to a value, as a drag does, and holds it there; `velocity` is how fast it is moving there.
   *
   * @throws {RangeError} when value or velocity is NaN or infinite
   */
  carry(value: number, velocity: number): void;
  /**
   * Sets value and velocity, and lets it move to its target. `sinceMs` is when it was there, by default now: a hand lets go a
   * moment after its last movement, and a ring that counted from then would stand still for a frame.
   *
   * @throws {RangeError} when value or velocity is NaN or infinite
   */
  release(value: number, velocity: number, sinceMs?: number): void;
  /** Requests no more frames until `to`, `hold`, `carry` or `release` is called. */
  sleep(): void;
}

interface SpringDriverOptions {
  /** Calls a listener in every frame until the returned function is called. */
  frames?: (listener: FrameListener, sinceMs?: number) => () => void;
}

export function springDriver(value: number, { frames = onFrame }: SpringDriverOptions = {}): SpringDriver {
  const motion: Motion = { value, velocity: 0 };
  const listeners = new Set<SpringListener>();
  let target = value;
  let advance: Advance | null = null;
  let held = false;
  let asleep = false;
  let stopFrames: (() => void) | null = null;

  function notify() {
    for (const listener of listeners) listener(motion.value, motion.velocity);
  }

  function stop() {
    stopFrames?.();
    stopFrames = null;
  }

  function move(to: number, velocity: number) {
    const changed = motion.value !== to || motion.velocity !== velocity;
    motion.value = to;
    motion.velocity = velocity;
    if (changed) notify();
  }

  function frame(seconds: number) {
    if (advance?.(motion, target, seconds)) stop();
    notify();
  }

  function go(sinceMs?: number) {
    const still = motion.value === target && motion.velocity === 0;
    if (held || asleep || still || !advance) stop();
    if (held || asleep || still) return;
    if (advance) stopFrames ??= frames(frame, sinceMs);
    else move(target, 0);
  }

  return {
    motion,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setAdvance(next) {
      advance = next;
      go();
    },
    to(next) {
      target = next;
      asleep = false;
      go();
    },
    hold() {
      held = true;
      asleep = false;
      stop();
      motion.velocity = 0;
    },
    carry(to, velocity) {
      check('carried', to, velocity);
      held = true;
      asleep = false;
      stop();
      move(to, velocity);
    },
    release(from, velocity, sinceMs) {
      check('released', from, velocity);
      held = false;
      asleep = false;
      move(from, velocity);
      go(sinceMs);
    },
    sleep() {
      asleep = true;
      stop();
    },
  };
}

function check(what: string, value: number, velocity: number) {
  if (Number.isFinite(value) && Number.isFinite(velocity)) return;
  throw new RangeError(
    `Value and velocity must be finite when ${what}, but are ${value} and ${velocity} per second`,
  );
}
