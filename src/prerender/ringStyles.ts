import { aboutStory } from '../content/aboutStory.ts';
import { ringGeometry } from '../motion/ringGeometry.ts';

/** As many as the ring's stylesheet itself is right for: fewer don't grow. */
const KNOWN = 7;

/**
 * What the ring's stylesheet needs to know of the content: how wide the faces are when there are many. Prerendered markup
 * can't carry it, since the content security policy refuses style attributes.
 */
export function ringStyles(count: number = aboutStory.ring.photographs.length): string {
  if (count <= KNOWN) return '';
  const [narrow, wide] = [true, false].map((small) => ringGeometry(count, { narrow: small }).faceWidth);
  return `:root{--face-narrow:${narrow};--face-wide:${wide}}`;
}
