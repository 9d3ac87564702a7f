import { describe, expect, it } from 'vitest';
import { type Motion, type SpringSettings, spring } from '../../../src/motion/spring.ts';

/**
 * An independent solution, in steps of a tenth of a millisecond, each by the first terms of the Taylor series. It
 * doesn't distinguish regimes, so it is as accurate near critical damping as elsewhere.
 */
function reference(
  { stiffness, damping, mass = 1 }: SpringSettings,
  start: Motion,
  target: number,
  seconds: number,
): Motion {
  const steps = Math.ceil(seconds * 10_000);
  const dt = seconds / steps;
  let [x, v] = [start.value - target, start.velocity];

  for (let step = 0; step < steps; step++) {
    let [termOfX, termOfV] = [x, v];
    for (let n = 1; n <= 5; n++) {
      const force = -stiffness * termOfX - damping * termOfV;
      [termOfX, termOfV] = [(termOfV * dt) / n, ((force / mass) * dt) / n];
      x += termOfX;
      v += termOfV;
    }
  }
  return { value: target + x, velocity: v };
}

const NEVER_REST = { restDelta: 0, restSpeed: 0 };
const SETTINGS: Record<string, SpringSettings> = {
  'the carousel’s (over-damped)': { stiffness: 60, damping: 20 },
  'under-damped': { stiffness: 170, damping: 12 },
  'critically damped': { stiffness: 100, damping: 20 },
  heavy: { stiffness: 100, damping: 30, mass: 5 },
  'strongly over-damped': { stiffness: 50, damping: 400 },
  'just below critical': { stiffness: 100, damping: 20 * (1 - 1e-9) },
  'near critical': { stiffness: 100, damping: 20.001 },
};

/** Intervals from 4 to 100 ms, in seconds. */
const mixed = (frames: number) => Array.from({ length: frames }, (_, i) => 0.004 + ((37 * i) % 97) / 1000);

describe.each(Object.entries(SETTINGS))('a spring that is %s', (_name, settings) => {
  it.each([
    ['mixed intervals of 4 to 100 ms', mixed(60)],
    ['a stall of 5 s', [...mixed(6), 5, ...mixed(20)]],
  ])('is within 1e-6 of the closed form at %s', (_frames, steps) => {
    const advance = spring({ ...settings, ...NEVER_REST });
    const start = { value: 0, velocity: 10 };
    const motion = { ...start };
    let t = 0;

    for (const dt of steps) {
      t += dt;
      advance(motion, 1, dt);
      const exact = reference(settings, start, 1, t);
      expect(Math.abs(motion.value - exact.value)).toBeLessThan(1e-6);
      expect(Math.abs(motion.velocity - exact.velocity)).toBeLessThan(1e-5);
    }
  });
});

describe('spring', () => {
  it('comes to rest exactly on the target, from within 1e-4 of the distance', () => {
    const advance = spring({ stiffness: 60, damping: 20 });
    const motion = { value: 0, velocity: 0 };
    let before = 0;
    let frames = 0;
    for (let rest = false; !rest; frames++) {
      before = motion.value;
      rest = advance(motion, 1, 1 / 60);
      expect(frames).toBeLessThan(600);
    }

    expect(motion).toEqual({ value: 1, velocity: 0 });
    expect(1 - before).toBeLessThan(1.2e-4);
    expect(
      1 - reference({ stiffness: 60, damping: 20 }, { value: 0, velocity: 0 }, 1, frames / 60).value,
    ).toBeLessThanOrEqual(1e-4);
  });

  it('is not at rest while it passes the target', () => {
    const advance = spring({ stiffness: 60, damping: 20 });
    const motion = { value: 1, velocity: 5 };

    expect(advance(motion, 1, 0)).toBe(false);
    expect(motion).toEqual({ value: 1, velocity: 5 });
  });

  it.each([
    ['stiffness', 0],
    ['stiffness', Number.NaN],
    ['damping', -1],
    ['damping', Number.POSITIVE_INFINITY],
    ['mass', 0],
    ['restDelta', -1],
    ['restSpeed', Number.NaN],
  ])('refuses a %s of %s', (name, value) => {
    const settings = { stiffness: 60, damping: 20, [name]: value };
    expect(() => spring(settings)).toThrow(RangeError);
    expect(() => spring(settings)).toThrow(
      new RegExp(`A spring's ${name} must be finite and .*but is ${value}`),
    );
  });
});
