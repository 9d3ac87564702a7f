import type { RingEvent } from '../../src/motion/ring/nextRing.ts';
import { createRing, RING_SPRING } from '../../src/motion/ring/ring.ts';
import type { RingStage } from '../../src/motion/ring/ringTurn.ts';
import { spring } from '../../src/motion/spring.ts';
import { springDriver } from '../../src/motion/springDriver.ts';
import type { FrameListener } from '../../src/motion/time.ts';

const FRAME_MS = 1000 / 60;

interface TheatreOptions {
  count?: number;
  /** Whether elements can be animated; if they can't, every frame is written. */
  compositor?: boolean;
}

/** An event that a ring can get; `wake` says whether it is visible. */
export type TheatreEvent = RingEvent | { type: 'wake'; awake: boolean };

/** A ring in a fake browser whose clock the test advances, and which counts the things that move the ring. */
export function ringTheatre({ count = 7, compositor = true }: TheatreOptions = {}) {
  let nowMs = 0;
  let writtenDeg = 0;
  let reads = 0;
  const frames = new Set<{ listener: FrameListener; lastMs: number }>();
  const timers = new Set<{ atMs: number; callback: () => void }>();
  const animations = new Set<{ angleDeg: () => number }>();

  function listen(listener: FrameListener) {
    const entry = { listener, lastMs: nowMs };
    frames.add(entry);
    return () => {
      frames.delete(entry);
    };
  }

  const stage: RingStage = {
    write(angleDeg) {
      writtenDeg = angleDeg;
    },
    animate(fromDeg, rate) {
      if (!compositor) return null;
      const startMs = nowMs;
      const elapsedMs = () => nowMs - startMs;
      const animation = { angleDeg: () => fromDeg + (rate * elapsedMs()) / 1000 };
      animations.add(animation);
      return {
        elapsedMs() {
          reads++;
          return elapsedMs();
        },
        cancel() {
          animations.delete(animation);
        },
      };
    },
    frames: listen,
    wait(ms, callback) {
      const timer = { atMs: nowMs + ms, callback };
      timers.add(timer);
      return () => {
        timers.delete(timer);
      };
    },
  };

  const advance = spring(RING_SPRING);
  const driver = springDriver(0, { frames: listen });
  driver.setAdvance(advance);
  const ring = createRing({ count, spring: driver });

  /** Advances the clock in one go: due timers fire late, then each listener gets one frame. */
  function stall(ms: number) {
    nowMs += ms;
    for (const timer of [...timers]) {
      if (timer.atMs > nowMs || !timers.delete(timer)) continue;
      timer.callback();
    }
    for (const entry of [...frames]) {
      if (!frames.has(entry)) continue;
      const seconds = (nowMs - entry.lastMs) / 1000;
      entry.lastMs = nowMs;
      entry.listener(seconds);
    }
  }

  return {
    ring,
    /** Turns the spring on or off, as useSpring does according to the motion preference. */
    setSpring(on: boolean) {
      driver.setAdvance(on ? advance : null);
    },
    attach: () => ring.attach(stage),
    send: (event: TheatreEvent) => (event.type === 'wake' ? ring.wake(event.awake) : ring.send(event)),
    stall,
    /** Advances the clock frame by frame. */
    elapse(ms: number) {
      const endMs = nowMs + ms;
      while (nowMs < endMs) stall(Math.min(FRAME_MS, endMs - nowMs));
    },
    /** The angle on screen. */
    angleDeg: () => [...animations][0]?.angleDeg() ?? writtenDeg,
    /** How many animations and frame listeners move the ring now. */
    movers: () => animations.size + frames.size,
    /** How many animations, frame listeners and timers of the ring are still active. */
    leftovers: () => animations.size + frames.size + timers.size,
    /** How often the animation's time was read. */
    reads: () => reads,
  };
}
