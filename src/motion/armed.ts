/**
 * A heading and the animation that hides it until it is hydrated (scripts/armHeadings.ts). Finding that by
 * `getAnimations` would compute the page's styles amid hydration: 80 ms for Home's headings at 4× throttle.
 */
export interface ArmedHeading extends HTMLElement {
  arming?: Animation | undefined;
}
