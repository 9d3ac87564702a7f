import type { FrameListener } from '../../src/motion/frame.ts';
import { createRing, RING_SPRING, type RingEvent } from '../../src/motion/ring.ts';
import type { RingStage } from '../../src/motion/ringTurn.ts';
import { spring } from '../../src/motion/spring.ts';
import { springDriver } from '../../src/motion/springDriver.ts';

const FRAME_MS = 1000 / 60;

interface TheatreOptions {
  count?: number;
  /** Whether elements can be animated; if they can't, every frame is written. */
  compositor?: boolean;
}

/** A ring with a browser whose clock the test moves, and that knows who moves the ring. */
export function ringTheatre({ count = 7, compositor = true }: TheatreOptions = {}) {
  let nowMs = 0;
  let writtenDeg = 0;
  let looks = 0;
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
          looks++;
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

  /** So much time goes by at once: what was due comes late, and then one frame. */
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
    /** What the motion preference does to the spring, as useSpring does. */
    setSpring(on: boolean) {
      driver.setAdvance(on ? advance : null);
    },
    attach: () => ring.attach(stage),
    send: (event: RingEvent) => ring.send(event),
    stall,
    /** Time goes by as it should, frame by frame. */
    elapse(ms: number) {
      const endMs = nowMs + ms;
      while (nowMs < endMs) stall(Math.min(FRAME_MS, endMs - nowMs));
    },
    /** What is on screen. */
    angleDeg: () => [...animations][0]?.angleDeg() ?? writtenDeg,
    /** All that moves the ring now, without hands. */
    movers: () => animations.size + frames.size,
    /** All that the ring has started and that isn't over. */
    leftOvers: () => animations.size + frames.size + timers.size,
    /** How often the animation was asked for its time. */
    looks: () => looks,
  };
}
