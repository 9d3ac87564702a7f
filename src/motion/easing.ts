/**
 * Starts fast and settles: 1 − (1 − t)³, in CSS syntax. The Bézier curve is the same function: with its handles
 * at x = ⅓ and ⅔ time runs evenly along the curve, and with both at y = 1 its height is this polynomial.
 */
export const easeOutCubic = 'cubic-bezier(0.33333333, 1, 0.66666667, 1)';
