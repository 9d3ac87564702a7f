import { onFrame } from './frame.ts';
import type { Advance, Motion } from './spring.ts';

/** Told of every change: the value and its velocity in units per second. */
export type SpringListener = (value: number, velocity: number) => void;

/** A value that follows its target by a spring, frame by frame, and asks for no frame while it is still. */
export interface SpringDriver {
  /** Where it is now. */
  readonly motion: Readonly<Motion>;
  /** Heads for a target from where it is, at the speed that it has. */
  to(target: number, advance: Advance): void;
  /** Is at the target at once, without a frame. */
  jumpTo(target: number): void;
  /** Puts it somewhere with a velocity, as a hand does that lets go; the target and the spring stay. */
  release(value: number, velocity: number): void;
  /** Holds it where it is until `to` or `release`. */
  stop(): void;
}

export function springDriver(value: number, listener: SpringListener): SpringDriver {
  const motion: Motion = { value, velocity: 0 };
  let heading: { target: number; advance: Advance } | null = null;
  let stopFrames: (() => void) | null = null;

  function stop() {
    stopFrames?.();
    stopFrames = null;
  }

  function frame(seconds: number) {
    if (!heading) return;
    if (heading.advance(motion, heading.target, seconds)) stop();
    listener(motion.value, motion.velocity);
  }

  function start() {
    if (!heading || (motion.value === heading.target && motion.velocity === 0)) return stop();
    stopFrames ??= onFrame(frame);
  }

  return {
    motion,
    to(target, advance) {
      heading = { target, advance };
      start();
    },
    jumpTo(target) {
      stop();
      if (heading) heading.target = target;
      const moved = motion.value !== target;
      motion.value = target;
      motion.velocity = 0;
      if (moved) listener(target, 0);
    },
    release(from, velocity) {
      motion.value = from;
      motion.velocity = velocity;
      listener(from, velocity);
      start();
    },
    stop,
  };
}
