import { nameEms } from './nameStyles.ts';
import type { PageColour } from './tokens.ts';

/** The site's mark: a regular polygon with a side for each page, in the page's hue, sorted by hue from the first page's. */
export type Side = { page: string } & PageColour;

/** The inner edge's distance from the centre, as a share of the outer one's. */
const INNER = 0.56;
/** A large wheel with fewer sides has too little room in it. */
const LEAST_SIDES = 5;
/** The opacity of a side whose page isn't shown. */
const DIM = 0.4;
/** The large wheel's inner edge, likewise, where it is nearest, and the largest size of names in it (Wheel.module.css). */
const LARGE_INNER = 0.68;
const FACET_CQI = 6;
/** src/styles/base.css already draws this wheel: six sides, a sixth of the circle apart. */
const REGULAR = 6;

/**
 * @param colours each page's, the first page's first
 * @returns clockwise
 */
export function wheelSides(colours: Record<string, PageColour>): Side[] {
  const [{ hue: first } = { hue: 0 }] = Object.values(colours);
  return Object.entries(colours)
    .map(([page, colour]) => ({ page, ...colour }))
    .sort((a, b) => modulo360(a.hue - first) - modulo360(b.hue - first));
}

/**
 * @returns from 0 to 360
 */
export const modulo360 = (degrees: number): number => ((degrees % 360) + 360) % 360;

/**
 * Styles for a wheel that isn't the regular one: on each page its side comes first, clockwise from the top.
 *
 * @returns empty for the regular one
 */
export function wheelStyles(sides: Side[]): string {
  const { length } = sides;
  const regular =
    length === REGULAR &&
    sides.every(
      ({ hue, paint }, i) => !paint && modulo360(hue - (sides[0]?.hue ?? 0)) === (360 / REGULAR) * i,
    );
  if (regular) return '';
  const percent = (value: number) => `${(50 + value * 50).toFixed(1)}%`;
  const ring = [1, INNER].flatMap((radius) =>
    Array.from({ length: length + 1 }, (_, i) => {
      const { x, y } = corner(i, length);
      return `${percent(radius * x)} ${percent(radius * y)}`;
    }),
  );
  const gradients = sides.map(({ page }, first) => {
    const stops = sides.map((_, i) => {
      const { hue = 0, paint = '.72 .17' } = sides[(first + i) % length] ?? {};
      return `oklch(${paint} ${hue}${i > 0 ? `/${DIM}` : ''}) 0 ${round((360 / length) * (i + 1))}deg`;
    });
    return `[data-page=${page}] .wheel,:root .wheel[data-page=${page}]{background:conic-gradient(${stops})}`;
  });
  return `.wheel{clip-path:polygon(evenodd,${ring})}${gradients.join('')}${ringStyles(length)}`;
}

/**
 * The same for the large wheel (src/components/header/Wheel.module.css). With fewer than five pages it has a side more between
 * their facets, so that there is room in it.
 *
 * @param count of pages
 */
function ringStyles(count: number) {
  if (count === REGULAR) return '';
  const step = Math.ceil(LEAST_SIDES / count);
  const sides = step * count;
  const hub = Math.floor(100 * Math.cos(Math.PI / sides));
  const places = Array.from({ length: Math.max(0, count - REGULAR) }, (_, i) => REGULAR + i);
  return [
    `:root{--sides:${sides};--step:${step};--hub:calc(${hub}% * var(--inner))}`,
    ...places.map((place) => `[data-wheel] li:nth-child(${place + 1}){--place:${place}}`),
  ].join('');
}

/**
 * Makes the names on the facets smaller where the longest word of one wouldn't fit at the usual size (Wheel.module.css).
 *
 * @param names of the pages, in all languages
 * @param count of pages
 */
export function facetStyles(names: string[], count: number): string {
  const sides = Math.ceil(LEAST_SIDES / count) * count;
  const roomCqi = 100 * Math.sin(Math.PI / sides) * LARGE_INNER;
  const cqi = roomCqi / Math.max(...names.map(nameEms));
  return cqi < FACET_CQI ? `:root{--facet:${round(cqi)}cqi}` : '';
}

/**
 * Draws the wheel for icons and link previews, which have no styles.
 *
 * @param look `page` is the one whose side is lit; x and y are the centre's
 * @returns SVG elements
 */
export function drawWheel(
  sides: Side[],
  {
    page,
    x,
    y,
    radius,
    colour,
  }: { page: string; x: number; y: number; radius: number; colour: (page: string) => string },
): string {
  const { length } = sides;
  const first = Math.max(
    0,
    sides.findIndex((side) => side.page === page),
  );
  const at = (i: number, share: number) => {
    const point = corner(i, length);
    return `${round(x + radius * share * point.x)} ${round(y + radius * share * point.y)}`;
  };
  return sides
    .map((_, i) => {
      const side = sides[(first + i) % length]?.page ?? '';
      const d = `M${at(i, 1)} ${at(i + 1, 1)} ${at(i + 1, INNER)} ${at(i, INNER)}z`;
      return `<path fill="${colour(side)}"${i > 0 ? ` opacity="${DIM}"` : ''} d="${d}"/>`;
    })
    .join('');
}

/** A corner on the unit circle, clockwise from the top. */
export function corner(i: number, count: number) {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const round = (value: number) => Math.round(value * 100) / 100;
