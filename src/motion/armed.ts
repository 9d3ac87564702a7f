/** The id of the animation that hides a heading until it is hydrated (scripts/armHeadings.ts). */
export const ARMED = 'armed';
