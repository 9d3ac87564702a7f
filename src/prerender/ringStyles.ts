import { aboutStory } from 'virtual:content/aboutStory';
import { ringGeometry } from '../motion/ring/ringGeometry.ts';

/** Up to this many photographs the ring's style sheet is right by itself: with fewer, the faces don't grow. */
const KNOWN = 7;

/**
 * Styles that make the ring's faces narrower when there are many. Not as style attributes in the markup, since the
 * content security policy refuses those.
 */
export function ringStyles(count: number = aboutStory.ring?.photographs.length ?? 0): string {
  if (count <= KNOWN) return '';
  const [narrow, wide] = [true, false].map((small) => ringGeometry(count, { narrow: small }).faceWidth);
  return `:root{--face-narrow:${narrow};--face-wide:${wide}}`;
}
