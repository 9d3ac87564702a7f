/** A ring of equal flat faces. Lengths in CSS pixels of the cylinder; the scene magnifies them. */
export interface RingGeometry {
  /** From one face to the next. */
  stepDeg: number;
  faceWidth: number;
  /** Between the edges of two faces, along the ring. */
  gap: number;
  /** From the axis to the middle of a face. */
  radius: number;
  /** How far it turns when its front is dragged one pixel: an arc as long as the radius is a radian. */
  degPerPx: number;
  /** How wide a face looks at the front, in CSS pixels of a window in which nothing is larger than usual. */
  shownWidth: number;
}

/** The specification's circumference: in windows of at most 640 px, and in wider ones. */
const CYLINDER = { narrow: 1100, wide: 1800 };
/** With fewer faces than this, the faces don't look larger: the whole ring looks smaller instead. */
const FULL_RING = 7;
/** The least gap, as a share of the polygon's side. */
const LEAST_GAP = 0.06;

/**
 * The scene: how large the ring looks. A full ring's front face is shown 1.8 times as wide as it is on the
 * cylinder, so that in the narrow ring it fits 320 px and its neighbours' edges show; in large windows it
 * grows further (`--px` in Carousel.module.css). The eye is this many shown widths away from the front.
 */
const MAGNIFIED = 1.8;
export const EYE = 1.66;

/**
 * The cylinder has the specification's circumference C in any window, so its radius is C / 2π, and a face is
 * as wide as its share of C. Faces are placed on the sides of the regular polygon around it: with n sides and
 * the radius r as its apothem, a side is 2r tan(π/n), which is longer than C / n, so faces can't meet,
 * however many there are.
 *
 * @param count of faces, at least 3
 * @param options.narrow whether the window is at most 640 px wide
 * @throws {RangeError} when there are fewer than 3 faces, or not a whole number of them
 */
export function ringGeometry(count: number, { narrow }: { narrow: boolean }): RingGeometry {
  if (!(Number.isInteger(count) && count >= 3)) {
    throw new RangeError(`A ring needs a whole number of faces, at least 3, but has ${count}`);
  }

  const circumference = CYLINDER[narrow ? 'narrow' : 'wide'];
  const radius = circumference / (2 * Math.PI);
  const side = 2 * radius * Math.tan(Math.PI / count);
  const faceWidth = Math.min(circumference / count, side * (1 - LEAST_GAP));

  return {
    stepDeg: 360 / count,
    faceWidth,
    gap: side - faceWidth,
    radius,
    degPerPx: 360 / circumference,
    shownWidth: Math.floor((faceWidth * MAGNIFIED * Math.min(count, FULL_RING)) / FULL_RING),
  };
}

/**
 * The width in CSS pixels that a face is shown in, in a full ring: in a window of at most 640 px, and the
 * largest in one of at most 1000 px, where `--px` is 1.25 px (Carousel.module.css). Photographs need that much.
 */
export const FACE_PX = {
  narrow: ringGeometry(FULL_RING, { narrow: true }).shownWidth,
  wide: Math.ceil(1.25 * ringGeometry(FULL_RING, { narrow: false }).shownWidth),
};

/** The face at the front, from 0; a positive angle moves the front to the right. */
export function frontFace(angleDeg: number, count: number): number {
  const face = Math.round((-angleDeg * count) / 360) % count;
  return face < 0 ? face + count : face + 0; // never -0
}

/** The angle nearest to the given one at which a face points straight ahead. */
export function nearestRest(angleDeg: number, count: number): number {
  return (Math.round((angleDeg * count) / 360) * 360) / count + 0; // never -0
}
