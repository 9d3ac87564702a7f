import { describe, expect, it } from 'vitest';
import { easeOutCubic } from '../../../src/motion/easing.ts';

/** The value of a CSS cubic-bezier at a given share of its duration, by bisection. */
function bezier(css: string, progress: number): number {
  const [x1, y1, x2, y2] = (css.match(/[\d.]+/g) ?? []).map(Number) as [number, number, number, number];
  const at = (s: number, a: number, b: number) => 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3;
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (at(middle, x1, x2) < progress) low = middle;
    else high = middle;
  }
  return at(low, y1, y2);
}

describe('easeOutCubic', () => {
  it('rises steadily from 0 to 1, and stays there', () => {
    expect([-1, 0, 1, 2].map(easeOutCubic)).toEqual([0, 0, 1, 1]);
    for (let i = 1; i <= 100; i++) expect(easeOutCubic(i / 100)).toBeGreaterThan(easeOutCubic((i - 1) / 100));
  });

  it('is 1 − (1 − t)³', () => {
    expect(easeOutCubic(0.5)).toBe(0.875);
  });

  it('matches the cubic-bezier that it gives to CSS', () => {
    for (let i = 0; i <= 20; i++)
      expect(bezier(easeOutCubic.css, i / 20)).toBeCloseTo(easeOutCubic(i / 20), 7);
  });
});
