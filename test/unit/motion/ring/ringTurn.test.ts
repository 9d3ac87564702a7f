import { describe, expect, it } from 'vitest';
import { frontFace } from '../../../../src/motion/ring/ringGeometry.ts';
import { nextFaceMs, STEP_MS, turnRate } from '../../../../src/motion/ring/ringTurn.ts';

const STEP = 360 / 7;

describe('the turn of a ring', () => {
  it('takes 4 s per face, and the next one comes from the right', () => {
    for (const count of [3, 7, 15]) {
      expect(frontFace(turnRate(count) * (STEP_MS / 1000), count)).toBe(1);
      expect(turnRate(count) * 4 * count).toBeCloseTo(-360, 9);
    }
  });

  it('predicts when the next face comes to the front', () => {
    expect(nextFaceMs(0, 7)).toBeCloseTo(2000, 6);
    expect(nextFaceMs(-STEP / 4, 7)).toBeCloseTo(1000, 6);
    expect(nextFaceMs(STEP / 2, 7)).toBeCloseTo(4000, 6);
    for (let angleDeg = -400; angleDeg < 400; angleDeg += 7.3) {
      const ms = nextFaceMs(angleDeg, 7);
      const at = (later: number) => frontFace(angleDeg + (turnRate(7) * later) / 1000, 7);
      expect(at(ms + 1)).toBe((at(ms - 1) + 1) % 7);
    }
  });
});
