import { describe, expect, it } from 'vitest';
import { frontFace, nearestRest, ringGeometry } from '../../../../src/motion/ring/ringGeometry.ts';

const COUNTS = [3, 4, 7, 15];

describe('ringGeometry', () => {
  it.each(COUNTS)('keeps %i faces apart, each on a side of a polygon that is longer by the gap', (count) => {
    for (const narrow of [true, false]) {
      const { gap, faceWidth, radius, stepDeg } = ringGeometry(count, { narrow });
      const side = 2 * radius * Math.tan((stepDeg / 2) * (Math.PI / 180));

      expect(gap).toBeGreaterThan(0.05 * faceWidth);
      expect(faceWidth + gap).toBeCloseTo(side, 9);
      expect(stepDeg * count).toBeCloseTo(360, 9);
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
