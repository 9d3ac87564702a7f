import { expect, it } from 'vitest';
import { easeOutCubic } from '../../../src/motion/easing.ts';

it('rises as 1 − (1 − t)³ from 0 to 1, stays there, and is given to CSS as the same curve', () => {
  expect([-1, 0, 0.5, 1, 2].map(easeOutCubic)).toEqual([0, 0, 0.875, 1, 1]);
  // With handles at a third and two thirds time runs evenly; with both at 1 the height is this polynomial.
  expect(easeOutCubic.css).toMatch(/^cubic-bezier\(0\.3{8}, 1, 0\.6{7}7, 1\)$/);
});
