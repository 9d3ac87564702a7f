/**
 * The angle of a second on the edge of a hexagon with a corner at the top and ten seconds a side. The speed
 * along a side is constant, so the angle at the centre changes at a varying rate.
 *
 * @param seconds of the minute, from 0 to 60
 * @returns clockwise from the top, in degrees
 */
export function dialAngle(seconds: number): number {
  const along = 2 * ((seconds % 10) / 10) - 1; // from corner to corner, -1 to 1
  const fromMiddle = Math.atan(along * Math.tan(Math.PI / 6));
  return 60 * Math.floor(seconds / 10) + 30 + (fromMiddle * 180) / Math.PI;
}
