/** Maps progress in time, 0 to 1, to progress in movement: as a function, and in CSS syntax. */
export interface Easing {
  (progress: number): number;
  css: string;
}

/**
 * Starts fast and settles: 1 − (1 − t)³. The Bézier curve is the same function: with its handles at x = ⅓ and
 * ⅔ time runs evenly along the curve, and with both at y = 1 its height is this polynomial.
 */
export const easeOutCubic: Easing = Object.assign((progress: number) => 1 - (1 - clamp(progress)) ** 3, {
  css: 'cubic-bezier(0.33333333, 1, 0.66666667, 1)',
});

function clamp(progress: number) {
  return Math.min(1, Math.max(0, progress));
}
