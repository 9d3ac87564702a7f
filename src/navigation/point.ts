/** In CSS pixels, relative to the window. */
export interface Point {
  x: number;
  y: number;
}

/** The centre of an element; null when it is out of view or has no box. */
export function centreOf(element: Element | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const inView = point.x >= 0 && point.x <= innerWidth && point.y >= 0 && point.y <= innerHeight;
  return inView && width > 0 ? point : null;
}
