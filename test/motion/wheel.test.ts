import { describe, expect, it } from 'vitest';
import { createWheel, shortWay } from '../../src/motion/wheel.ts';
import { fakeTime } from '../support/time.ts';

/** A wheel whose frames the test runs. */
function theatre(count = 6) {
  const { time, pass, moving } = fakeTime();
  const angles: number[] = [];
  const wheel = createWheel({ count, onChange: (angle) => angles.push(angle), time });
  const run = (seconds: number, step = 1 / 60) => {
    for (let at = 0; at < seconds; at += step) pass(step * 1000);
  };
  return { wheel, angles, run, listening: moving };
}

describe('shortWay', () => {
  it.each([
    [0, 6, 0],
    [1, 6, 1],
    [2, 6, 2],
    [3, 6, 3],
    [4, 6, -2],
    [5, 6, -1],
    [-1, 6, -1],
    [-3, 6, 3],
    [-5, 6, 1],
    [3, 5, -2],
    [-2, 5, -2],
  ])('of %i of %i sides is %i', (sides, count, turn) => expect(shortWay(sides, count)).toBe(turn));
});

describe('createWheel', () => {
  it('starts turned by the given number of sides, and comes to rest at exactly 0', () => {
    const { wheel, angles, run, listening } = theatre();
    wheel.turn(2, true);
    expect(angles).toEqual([120]);
    run(5);
    expect(wheel.angleDeg).toBe(0);
    expect(listening()).toBe(0);
    expect(Math.max(...angles)).toBe(120);
  });

  it('keeps angle and velocity when a turn is interrupted', () => {
    const { wheel, angles, run } = theatre();
    wheel.turn(1, true);
    run(0.1);
    const [before = 0, at = 0] = angles.slice(-2);
    const speed = at - before;
    wheel.turn(-1, true);
    expect(wheel.angleDeg).toBeCloseTo(at - 60, 10);
    run(1 / 60);
    // A frame later it has moved about as far as in the frame before; the spring has barely pulled it back yet.
    const moved = wheel.angleDeg - (at - 60);
    expect(Math.sign(moved)).toBe(Math.sign(speed));
    expect(Math.abs(moved / speed)).toBeGreaterThan(0.3);
    run(5);
    expect(wheel.angleDeg).toBe(0);
  });

  it('is at rest at once while motion is off', () => {
    const { wheel, angles, listening } = theatre();
    wheel.turn(2, false);
    expect(wheel.angleDeg).toBe(0);
    expect(listening()).toBe(0);
    expect(angles.at(-1)).toBe(0);
  });

  it('turns by its own number of sides', () => {
    const { wheel, angles } = theatre(5);
    wheel.turn(1, true);
    expect(angles).toEqual([72]);
  });
});
