/** The layout of a ring of equal flat faces. Lengths in CSS pixels, as shown at the front. */
export interface RingGeometry {
  /** From one face to the next. */
  stepDeg: number;
  faceWidth: number;
  /** Between the edges of two faces, along the ring. */
  gap: number;
  /** From the axis to the middle of a face. */
  radius: number;
  /** How far the ring turns when its front is dragged one pixel: an arc as long as the radius is one radian. */
  degPerPx: number;
}

/** The cylinder's circumference, from the specification: in a window of at most 640 px, and in a wider one. */
const CYLINDER = { narrow: 1100, wide: 1800 };
/**
 * The specification's lengths have no unit. Here 1 is two CSS pixels at the front, so that in the narrow ring a face
 * fits 320 px and its neighbours' edges show; in large windows the ring is magnified (`--px` in Carousel.module.css).
 */
const PX_PER_UNIT = 2;
/** With fewer faces than this, the faces don't grow; the ring gets smaller instead. */
const FULL_RING = 7;
/** The gap, as a share of the distance from one face to the next. */
const GAP_SHARE = 0.1;

/**
 * Faces are placed on the sides of a regular polygon: with n sides of length s its apothem is s / (2 tan(π/n)), so
 * faces that are narrower than a side can't meet, however many there are.
 *
 * @param count of faces, at least 3
 * @param options.narrow whether the window is at most 640 px wide
 * @throws {RangeError} when there are fewer than 3 faces, or not a whole number of them
 */
export function ringGeometry(count: number, { narrow }: { narrow: boolean }): RingGeometry {
  if (!(Number.isInteger(count) && count >= 3)) {
    throw new RangeError(`A ring needs a whole number of faces, at least 3, but has ${count}`);
  }
  const size = narrow ? 'narrow' : 'wide';
  const side = (CYLINDER[size] * PX_PER_UNIT) / Math.max(count, FULL_RING);
  const faceWidth = Math.floor(side * (1 - GAP_SHARE));
  const radius = side / (2 * Math.tan(Math.PI / count));
  return {
    stepDeg: 360 / count,
    faceWidth,
    gap: side - faceWidth,
    radius,
    degPerPx: 180 / Math.PI / radius,
  };
}

/**
 * A face's width in CSS pixels, in a full ring: in a window of at most 640 px, and the largest below 1600 px, where the ring
 * is magnified by 1.25 at most (`--px` in Carousel.module.css).
 */
export const FACE_PX = {
  narrow: ringGeometry(FULL_RING, { narrow: true }).faceWidth,
  wide: Math.ceil(1.25 * ringGeometry(FULL_RING, { narrow: false }).faceWidth),
};

/** The face at the front, from 0, of a ring turned by an angle; a positive angle moves the front to the right. */
export function frontFace(angleDeg: number, count: number): number {
  const face = Math.round((-angleDeg * count) / 360) % count;
  return face < 0 ? face + count : face + 0; // never -0
}

/** The angle nearest to the given one at which a face points straight ahead. */
export function nearestRest(angleDeg: number, count: number): number {
  return (Math.round((angleDeg * count) / 360) * 360) / count + 0; // never -0
}
