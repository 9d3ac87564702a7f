import type { FrameTime } from './frame.ts';
import { SITE_SPRING } from './spring.ts';
import { createSpring } from './springDriver.ts';

export interface Wheel {
  /** How far it is turned from its rest position, in degrees. */
  readonly angleDeg: number;
  /**
   * Turns it to a new picture, in which each side is `sides` further round: the wheel starts where the sides were and
   * goes back to 0 the short way. An interrupted turn keeps its velocity.
   *
   * @param sides how many sides clockwise the new first side was away
   * @param moves if false, it jumps there at once
   */
  turn(sides: number, moves: boolean): void;
}

interface WheelOptions {
  /** How many sides it has. */
  count: number;
  /** Called on every change. */
  onChange: (angleDeg: number) => void;
  time?: FrameTime;
}

/** In degrees: smaller distances are too small to see. */
const WHEEL_SPRING = { ...SITE_SPRING, restDelta: 0.05, restSpeed: 0.5 };

/** The mark that turns by whole sides from page to page. */
export function createWheel({ count, onChange, time }: WheelOptions): Wheel {
  const spring = createSpring(0, { ...(time && { time }) });
  spring.subscribe({ onChange });
  return {
    get angleDeg() {
      return spring.value;
    },
    turn(sides, moves) {
      const { value, velocity } = spring;
      spring.setSettings(moves ? WHEEL_SPRING : null);
      spring.set(value + (360 / count) * shortWay(sides, count), velocity);
    },
  };
}

/** @returns the same turn, by at most half of the sides; exactly half goes clockwise */
export function shortWay(sides: number, count: number): number {
  const clockwise = ((sides % count) + count) % count;
  return clockwise > count / 2 ? clockwise - count : clockwise;
}
