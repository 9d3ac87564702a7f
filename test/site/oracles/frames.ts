// Where turned elements are, and what clips them.

export interface Clip {
  element: Element;
  /** In radians; the box and the corners are in a frame turned by it. */
  angle: number;
  /** What is inside its borders. */
  box: DOMRect;
  /** The directions in which it clips what is outside of the box. */
  x: boolean;
  y: boolean;
  /** Of its polygon, if it is clipped to one. */
  corners: Point[];
}

export type Point = [x: number, y: number];

/** How far an element is turned, with all that it is in, in radians; NaN in space. */
export function angleOf(element: Element): number {
  let angle = 0;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { rotate, transform } = getComputedStyle(each);
    const matrix = new DOMMatrixReadOnly(transform === 'none' ? '' : transform);
    angle += matrix.is2D ? Math.atan2(matrix.b, matrix.a) : Number.NaN;
    if (rotate !== 'none') angle += (Number(rotate.replace(/deg$/, '')) / 180) * Math.PI;
  }
  return angle;
}

export function turned([x, y]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/**
 * The box of what is turned by an angle, in a frame that is turned with it: a rectangle’s sides follow from
 * those of the box around it.
 */
export function unturned(box: DOMRect, angle: number): DOMRect {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const both = cos ** 2 - sin ** 2;
  const width = (box.width * cos - box.height * sin) / both;
  const height = (box.height * cos - box.width * sin) / both;
  const [x, y] = turned([box.x + box.width / 2, box.y + box.height / 2], -angle);
  return new DOMRect(x - width / 2, y - height / 2, width, height);
}

/** An element's box inside its borders. */
export function boxOf(element: HTMLElement, angle: number): DOMRect {
  const box = unturned(element.getBoundingClientRect(), angle);
  const scale = element.offsetWidth ? box.width / element.offsetWidth : 1;
  const { clientLeft, clientTop, clientWidth, clientHeight } = element;
  // An inline element has no such box.
  if (!clientWidth) return box;
  return new DOMRect(
    box.x + clientLeft * scale,
    box.y + clientTop * scale,
    clientWidth * scale,
    clientHeight * scale,
  );
}

/** All that clips an element's content; nothing around an open dialog does. */
export function clipsOf(element: HTMLElement): Clip[] {
  const clips: Clip[] = [];
  const isLast = (each: HTMLElement) => each === document.body || each.matches(':modal');
  for (let each: HTMLElement | null = element; each && !isLast(each); each = each.parentElement) {
    const { overflowX, overflowY, contain, contentVisibility, clipPath } = getComputedStyle(each);
    const all = contentVisibility === 'auto' || /paint|content|strict/.test(contain);
    const [x, y] = [overflowX, overflowY].map((value) => all || /hidden|clip/.test(value)) as [
      boolean,
      boolean,
    ];
    const isPolygon = clipPath.startsWith('polygon');
    if (!x && !y && !isPolygon) continue;

    const angle = angleOf(each);
    const corners = isPolygon ? cornersOf(clipPath, unturned(each.getBoundingClientRect(), angle)) : [];
    clips.push({ element: each, angle, box: boxOf(each, angle), x, y, corners });
  }
  return clips;
}

/** Whether a point of the page is inside a clip, or less than a pixel outside. */
export function isInside(point: Point, { angle, box, x, y, corners }: Clip): boolean {
  const [left, top] = turned(point, -angle);
  if (x && (left < box.left - 1 || left > box.right + 1)) return false;
  if (y && (top < box.top - 1 || top > box.bottom + 1)) return false;
  if (corners.length === 0) return true;

  const [toX, toY] = [box.x + box.width / 2 - left, box.y + box.height / 2 - top];
  const away = Math.max(1, Math.hypot(toX, toY));
  return isWithin([left + toX / away, top + toY / away], corners);
}

/** Whether a point is inside a polygon: a ray from it crosses the outline an odd number of times. */
function isWithin([x, y]: Point, corners: Point[]): boolean {
  const crossed = corners.filter(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] as Point;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

/** The corners of a computed `polygon(…)`, whose lengths are sums of px and %. */
function cornersOf(polygon: string, box: DOMRect): Point[] {
  const lengthOf = (value: string, whole: number) =>
    [...value.matchAll(/([+-]?)\s*(-?[\d.]+(?:e-?\d+)?)(%|px)/g)].reduce((sum, [, sign, size, unit]) => {
      const length = unit === '%' ? (Number(size) / 100) * whole : Number(size);
      return sum + (sign === '-' ? -length : length);
    }, 0);

  return polygon
    .replace(/^polygon\(|\)$/g, '')
    .split(',')
    .map((corner) => {
      const [x = '', y = ''] = corner.trim().match(/calc\([^)]*\)|\S+/g) ?? [];
      return [box.x + lengthOf(x, box.width), box.y + lengthOf(y, box.height)];
    });
}
