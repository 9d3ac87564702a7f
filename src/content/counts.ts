import type { Counts } from './types.ts';

/**
 * How many there are of each. With another number the build stops, since one was lost or forgotten; when you mean it, write
 * the new number here.
 */
export const counts: Counts = {
  /** On About's ring: 3 to 15. */
  photographs: 7,
  projects: 8,
  skills: 5,
  /** Of the strip of logos: every logo four times. */
  slides: 20,
};
