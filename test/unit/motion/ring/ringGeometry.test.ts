import { describe, expect, it } from 'vitest';
import { frontFace, nearestRest, ringGeometry } from '../../../../src/motion/ring/ringGeometry.ts';

const COUNTS = [3, 4, 7, 15];
const WINDOWS = [{ narrow: true }, { narrow: false }];

type Point = [x: number, z: number];

/** The two edges of each face, seen from above. */
function faces(count: number, window: { narrow: boolean }): [Point, Point][] {
  const { stepDeg, faceWidth, radius } = ringGeometry(count, window);
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * stepDeg * Math.PI) / 180;
    const at = (along: number): Point => [
      radius * Math.sin(angle) + along * Math.cos(angle),
      radius * Math.cos(angle) - along * Math.sin(angle),
    ];
    return [at(-faceWidth / 2), at(faceWidth / 2)];
  });
}

const side = ([ax, az]: Point, [bx, bz]: Point, [px, pz]: Point) =>
  Math.sign((bx - ax) * (pz - az) - (bz - az) * (px - ax));
const meet = ([a, b]: [Point, Point], [c, d]: [Point, Point]) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

describe('ringGeometry', () => {
  it.each(COUNTS)('keeps %i faces apart by its gap', (count) => {
    for (const window of WINDOWS) {
      const all = faces(count, window);
      const { gap, faceWidth } = ringGeometry(count, window);
      expect(gap).toBeGreaterThan(0.05 * faceWidth);
      for (const [i, one] of all.entries()) {
        for (const other of all.slice(i + 1)) expect(meet(one, other)).toBe(false);
      }
      const [, end] = all[0] as [Point, Point];
      const [start] = all[1] as [Point, Point];
      expect(Math.hypot(end[0] - start[0], end[1] - start[1])).toBeGreaterThan(0.49 * gap);
    }
  });

  it.each(COUNTS)('fits one of %i faces into 320 px', (count) => {
    expect(ringGeometry(count, { narrow: true }).shownWidth).toBeLessThanOrEqual(288);
  });

  it.each([
    [true, 1100],
    [false, 1800],
  ])('has the circumference of the specification’s cylinder (narrow: %s, %i)', (narrow, cylinder) => {
    for (const count of COUNTS)
      expect(2 * Math.PI * ringGeometry(count, { narrow }).radius).toBeCloseTo(cylinder, 9);
  });

  it('turns one face’s way when it is dragged by a face’s width', () => {
    const { faceWidth, stepDeg, degPerPx } = ringGeometry(7, { narrow: false });
    expect(faceWidth * degPerPx).toBeCloseTo(stepDeg, 9);
  });

  it.each([2, 3.5, Number.NaN])('refuses %d faces', (count) => {
    expect(() => ringGeometry(count, { narrow: false })).toThrow(
      new RangeError(`A ring needs a whole number of faces, at least 3, but has ${count}`),
    );
  });
});

describe('frontFace', () => {
  it.each([
    [-360 / 7, 1],
    [-25, 0],
    [-26, 1],
    [25, 0],
    [26, 6],
    [-3600 - (3 * 360) / 7, 3],
  ])('at %d° is %i of 7', (angleDeg, face) => {
    expect(frontFace(angleDeg, 7)).toBe(face);
  });
});

describe('nearestRest', () => {
  it('is the nearest angle with a face at the front, however far the ring has turned', () => {
    for (let k = -30; k <= 30; k++) {
      const rest = (k * 360) / 7;
      expect(nearestRest(rest + 25, 7)).toBe(rest);
      expect(nearestRest(rest - 25, 7)).toBe(rest);
      expect(nearestRest(rest, 7)).toBe(rest);
    }
  });
});
