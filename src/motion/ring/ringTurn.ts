import type { FrameTime } from '../frame.ts';

/** Turning to the next face takes 4 s; the next one comes from the right. */
export const STEP_MS = 4000;
/** In degrees per second. */
export const turnRate = (count: number) => -360 / count / (STEP_MS / 1000);

/** The element that a ring moves. */
export interface RingView {
  /** Shows the ring at an angle, in degrees. */
  write(angleDeg: number): void;
  /**
   * Turns the ring from an angle at a rate in degrees per second, without further work on the main thread.
   */
  animate(fromDeg: number, rate: number): { elapsedMs(): number; cancel(): void };
}

/** A turn in progress. */
export interface RingTurn {
  /** The ring's current angle. */
  angleDeg(): number;
  /** In degrees per second. */
  readonly rate: number;
  stop(): void;
}

interface TurnOptions {
  fromDeg: number;
  /** The number of faces. */
  count: number;
  /** Called when another face has come to the front or the angle must be written: read the angle now. */
  onPass: () => void;
  time: FrameTime;
}

/**
 * Turns a ring at its constant rate until it is stopped. The compositor alone moves it, and the page wakes
 * once per face: at 4× throttle that takes 36 ms of main-thread time a second instead of 502.
 */
export function startTurn(view: RingView, { fromDeg, count, onPass, time }: TurnOptions): RingTurn {
  const rate = turnRate(count);
  const animation = view.animate(fromDeg, rate);
  const angleDeg = () => fromDeg + (rate * animation.elapsedMs()) / 1000;
  let stopWaiting: () => void;

  const waitForFace = () => {
    stopWaiting = time.wait(nextFaceMs(angleDeg(), count), () => {
      waitForFace();
      onPass();
    });
  };

  waitForFace();

  return {
    angleDeg,
    rate,
    stop() {
      stopWaiting();
      animation.cancel();
    },
  };
}

/** Milliseconds until another face is at the front of a ring that turns at its constant rate; never 0. */
export function nextFaceMs(angleDeg: number, count: number): number {
  const steps = (-angleDeg * count) / 360 + 0.5;
  return (Math.floor(steps) + 1 - steps) * STEP_MS;
}
