/**
 * Where a second lies on the edge of a hexagon that stands on a corner and takes ten seconds for each side: sides are
 * passed at an even speed, so the angle seen from the middle isn't even.
 *
 * @param seconds of the minute, from 0 to 60
 * @returns clockwise from the top, in degrees
 */
export function dialAngle(seconds: number): number {
  const along = 2 * ((seconds % 10) / 10) - 1; // from corner to corner, -1 to 1
  const fromMiddle = Math.atan(along * Math.tan(Math.PI / 6));
  return 60 * Math.floor(seconds / 10) + 30 + (fromMiddle * 180) / Math.PI;
}
