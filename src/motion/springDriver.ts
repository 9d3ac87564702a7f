import { onFrame } from './frame.ts';
import type { Advance, Motion } from './spring.ts';

/** Told of every change: the value and its velocity in units per second. */
export type SpringListener = (value: number, velocity: number) => void;

/** A value that follows its target by a spring, frame by frame, and asks for no frame while it is still. */
export interface SpringDriver {
  /** Where it is now. */
  readonly motion: Readonly<Motion>;
  /**
   * Heads for a target from where it is, at the speed that it has; without a spring (`null`) it is there at once. While
   * it is held it only takes note.
   */
  to(target: number, advance: Advance | null): void;
  /** Holds it where it is, as a hand does, until `release`. */
  hold(): void;
  /**
   * Takes it somewhere, as a hand does, and holds it there; the velocity is what it has when it is released from there.
   *
   * @throws {RangeError} when value or velocity is NaN or infinite
   */
  carry(value: number, velocity: number): void;
  /**
   * Puts it somewhere with a velocity and lets it go to its target.
   *
   * @throws {RangeError} when value or velocity is NaN or infinite
   */
  release(value: number, velocity: number): void;
  /** Asks for no more frames until the next call of another function. */
  sleep(): void;
}

export function springDriver(value: number, listener: SpringListener): SpringDriver {
  const motion: Motion = { value, velocity: 0 };
  let target = value;
  let advance: Advance | null = null;
  let held = false;
  let stopFrames: (() => void) | null = null;

  function sleep() {
    stopFrames?.();
    stopFrames = null;
  }

  function move(to: number, velocity: number) {
    const changed = motion.value !== to || motion.velocity !== velocity;
    motion.value = to;
    motion.velocity = velocity;
    if (changed) listener(to, velocity);
  }

  function frame(seconds: number) {
    if (advance?.(motion, target, seconds)) sleep();
    listener(motion.value, motion.velocity);
  }

  function go() {
    const still = motion.value === target && motion.velocity === 0;
    if (held || still || !advance) sleep();
    if (held || still) return;
    if (advance) stopFrames ??= onFrame(frame);
    else move(target, 0);
  }

  return {
    motion,
    sleep,
    to(nextTarget, nextAdvance) {
      target = nextTarget;
      advance = nextAdvance;
      go();
    },
    hold() {
      held = true;
      sleep();
      motion.velocity = 0;
    },
    carry(to, velocity) {
      check('carried', to, velocity);
      held = true;
      sleep();
      move(to, velocity);
    },
    release(from, velocity) {
      check('released', from, velocity);
      held = false;
      move(from, velocity);
      go();
    },
  };
}

function check(what: string, value: number, velocity: number) {
  if (Number.isFinite(value) && Number.isFinite(velocity)) return;
  throw new RangeError(
    `A value must be ${what} at finite numbers, not at ${value} with ${velocity} per second`,
  );
}
