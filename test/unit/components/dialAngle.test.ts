import { describe, expect, it } from 'vitest';
import { dialAngle } from '../../../src/components/ui/dialAngle.ts';

/** Where a ray from the middle meets the edge of a hexagon of circumradius 1 that has a corner at the top. */
function edge(degrees: number) {
  const side = Math.floor(degrees / 60);
  const fromMiddle = ((degrees - 60 * side - 30) * Math.PI) / 180;
  const distance = Math.cos(Math.PI / 6) / Math.cos(fromMiddle);
  const angle = (degrees * Math.PI) / 180;
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

describe('dialAngle', () => {
  it('is at a corner every ten seconds', () => {
    for (let corner = 0; corner <= 6; corner++) expect(dialAngle(10 * corner)).toBeCloseTo(60 * corner, 10);
  });

  it('moves along a tenth of a side each second, at a constant speed', () => {
    for (let second = 0; second < 60; second++) {
      const [from, to] = [edge(dialAngle(second)), edge(dialAngle(second + 1))];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(0.1, 10);
    }
  });
});
