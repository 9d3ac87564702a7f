import type { FrameListener } from './frame.ts';
import { SITE_SPRING, spring } from './spring.ts';
import { springDriver } from './springDriver.ts';

export interface Wheel {
  /** How far it is turned from where it stands still, in degrees. */
  readonly angleDeg: number;
  /**
   * Gives it another picture, and turns to it: the picture’s sides are `sides` further round, so the wheel starts where they
   * were, and goes back to 0 the short way. A turn that is interrupted keeps its velocity.
   *
   * @param sides how many sides clockwise the new first side was away
   * @param moves false: it is there at once
   */
  turn(sides: number, moves: boolean): void;
}

interface WheelOptions {
  /** How many sides it has. */
  count: number;
  /** Called at every change. */
  onChange: (angleDeg: number) => void;
  /** Calls a listener in every frame until the returned function is called. */
  frames?: (listener: FrameListener) => () => void;
}

/** The mark that turns by whole sides from page to page. */
export function createWheel({ count, onChange, ...options }: WheelOptions): Wheel {
  const driver = springDriver(0, options);
  const advance = spring({ ...SITE_SPRING, restDelta: 0.05, restSpeed: 0.5 }); // in degrees, which nobody sees
  driver.subscribe(onChange);
  return {
    get angleDeg() {
      return driver.motion.value;
    },
    turn(sides, moves) {
      const { value, velocity } = driver.motion;
      driver.setAdvance(moves ? advance : null);
      driver.release(value + (360 / count) * shortWay(sides, count), velocity);
    },
  };
}

/** @returns the same turn, by at most half of the sides; half of them go clockwise */
export function shortWay(sides: number, count: number): number {
  const clockwise = ((sides % count) + count) % count;
  return clockwise > count / 2 ? clockwise - count : clockwise;
}
