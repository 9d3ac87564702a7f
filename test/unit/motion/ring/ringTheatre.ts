import type { RingEvent } from '../../../../src/motion/ring/nextRing.ts';
import { createRing, RING_SPRING } from '../../../../src/motion/ring/ring.ts';
import type { RingView } from '../../../../src/motion/ring/ringTurn.ts';
import { createSpring } from '../../../../src/motion/springDriver.ts';
import { fakeTime } from '../../../support/time.ts';

const FRAME_MS = 1000 / 60;

/** An event that a ring can get; `wake` says whether it is visible. */
export type TheatreEvent = RingEvent | { type: 'wake'; awake: boolean };

/** A ring in a fake browser whose clock the test advances, and which counts the things that move the ring. */
export function ringTheatre({ count = 7 } = {}) {
  const { time, pass, leftovers, moving } = fakeTime();
  let writtenDeg = 0;
  let reads = 0;
  const animations = new Set<{ angleDeg: () => number }>();

  const view: RingView = {
    write(angleDeg) {
      writtenDeg = angleDeg;
    },
    animate(fromDeg, rate) {
      const startMs = time.now();
      const elapsedMs = () => time.now() - startMs;
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
  };

  const spring = createSpring(0, { time });
  spring.setSettings(RING_SPRING);
  const ring = createRing({ count, spring, time });

  return {
    ring,
    /** Turns the spring on or off, as useSpring does according to the motion preference. */
    setSpring(on: boolean) {
      spring.setSettings(on ? RING_SPRING : null);
    },
    attach: () => ring.attach(view),
    send: (event: TheatreEvent) => (event.type === 'wake' ? ring.wake(event.awake) : ring.send(event)),
    /** Advances the clock in one go: due timers fire late, then each listener gets one frame. */
    stall: pass,
    /** Advances the clock frame by frame. */
    elapse(ms: number) {
      const endMs = time.now() + ms;
      while (time.now() < endMs) pass(Math.min(FRAME_MS, endMs - time.now()));
    },
    /** The angle on screen. */
    angleDeg: () => [...animations][0]?.angleDeg() ?? writtenDeg,
    /** How many animations and frame listeners move the ring now. */
    movers: () => animations.size + moving(),
    /** How many animations, frame listeners and timers of the ring are still active. */
    leftovers: () => animations.size + leftovers(),
    /** How often the animation's time was read. */
    reads: () => reads,
  };
}
