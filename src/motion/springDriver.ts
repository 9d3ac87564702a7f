import { type FrameTime, pageFrames } from './frame.ts';
import { type Advance, type Motion, type SpringSettings, spring } from './spring.ts';

export interface SpringListener {
  /** Called on every change with the value and its velocity in units per second. */
  onChange?(value: number, velocity: number): void;
  /** Called when it has come to rest on its target, or was asked to move while it was there already. */
  onArrive?(): void;
}

/** A value that follows its target on a spring, frame by frame, and requests no frames while it is still. */
export interface SpringDriver {
  readonly value: number;
  /** In units per second. */
  readonly velocity: number;
  /**
   * Moves it to a value at once, as a drag does; `velocity` is how fast it is moving there. From there it
   * goes on to its target, unless it is held.
   *
   * @throws {RangeError} when value or velocity is NaN or infinite
   */
  set(value: number, velocity?: number): void;
  /** Holds it where it is until `release`. */
  hold(): void;
  /**
   * Lets it move to its target with a velocity, by default the one that it was set with. `sinceMs` is when it
   * was last moved, by default now: a hand lets go a moment after its last movement, and counting from the
   * release would stop the ring for a frame.
   *
   * @throws {RangeError} when the velocity is NaN or infinite
   */
  release(velocity?: number, sinceMs?: number): void;
  /** Heads for a target from its current value and velocity. While it is held, this only sets the target. */
  to(target: number): void;
  /**
   * Moves by these settings from now on; without any (`null`), it jumps to each target.
   *
   * @throws {RangeError} when a setting isn't a finite number in its range
   */
  setSettings(settings: SpringSettings | null): void;
  /** Requests no more frames until `to`, `set`, `hold` or `release` is called. */
  sleep(): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: SpringListener): () => void;
}

/** @param from its value, at rest */
export function createSpring(from: number, { time = pageFrames }: { time?: FrameTime } = {}): SpringDriver {
  const motion: Motion = { value: from, velocity: 0 };
  const listeners = new Set<SpringListener>();
  let target = from;
  let advance: Advance | null = null;
  let held = false;
  let asleep = false;
  let stopFrames: (() => void) | null = null;

  function stop() {
    stopFrames?.();
    stopFrames = null;
  }

  function notify() {
    for (const listener of listeners) listener.onChange?.(motion.value, motion.velocity);
  }

  function arrive() {
    for (const listener of listeners) listener.onArrive?.();
  }

  function move(value: number, velocity: number) {
    if (!Number.isFinite(value) || !Number.isFinite(velocity))
      throw new RangeError(`A spring can’t be at ${value} with a velocity of ${velocity}`);
    const changed = motion.value !== value || motion.velocity !== velocity;
    motion.value = value;
    motion.velocity = velocity;
    if (changed) notify();
  }

  function frame(seconds: number) {
    const arrived = advance?.(motion, target, seconds);
    if (arrived) stop();
    notify();
    if (arrived) arrive();
  }

  function go(sinceMs?: number) {
    const still = motion.value === target && motion.velocity === 0;
    if (held || asleep || still || !advance) stop();
    if (held || asleep) return;

    if (advance && !still) {
      stopFrames ??= time.frames(frame, sinceMs);
      return;
    }

    move(target, 0);
    arrive();
  }

  return {
    get value() {
      return motion.value;
    },
    get velocity() {
      return motion.velocity;
    },
    set(value, velocity = 0) {
      asleep = false;
      move(value, velocity);
      go();
    },
    hold() {
      held = true;
      asleep = false;
      stop();
      motion.velocity = 0;
    },
    release(velocity = motion.velocity, sinceMs) {
      move(motion.value, velocity);
      held = false;
      asleep = false;
      go(sinceMs);
    },
    to(next) {
      target = next;
      asleep = false;
      go();
    },
    setSettings(settings) {
      advance = settings && spring(settings);
      go();
    },
    sleep() {
      asleep = true;
      stop();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
