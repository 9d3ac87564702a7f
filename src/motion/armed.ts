/** The id of the animation that hides a heading until it is hydrated (navigation/armHeadings.ts). */
export const ARMED = 'armed';
