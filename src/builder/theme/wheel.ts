import { type PageColour, tokenColour } from './colours.ts';

/** The site's mark: a regular polygon with a side for each page, in the page's hue, in the bar's order. */
export type Facet = { page: string } & PageColour;

/** The inner edge's distance from the centre, as a share of the outer one's. */
const INNER = 0.56;
/** Those of a large wheel and of its rims, likewise. */
const LARGE_INNER = 0.72;
const RIM = 0.97;
/** The opacity of a side whose page isn't shown. */
const DIM = 0.4;
/** A large wheel with fewer facets has too little room in it. */
const LEAST_SIDES = 5;
/** The largest letters on a facet of the usual one (Wheel.module.css). */
const FACET_CQI = 5.6;
/** How many the large wheel has in the styles. */
const USUAL_SIDES = 6;

/** @param colours each page's, the first page's first */
export function wheelFacets(colours: Record<string, PageColour>): Facet[] {
  return Object.entries(colours).map(([page, colour]) => ({ page, ...colour }));
}

/**
 * Styles for each page's colour and its place in the wheel; the first page's also apply outside pages. The
 * wheel is one gradient, turned by `--at` so that the side of the page that is shown comes first, clockwise
 * from the top, and that side is lit.
 */
export function wheelStyles(facets: Facet[]): string {
  const step = round(360 / facets.length);

  const places = facets.map(({ page, hue, chroma }, at) => {
    const properties = `--hue:${hue};--at:${at}${chroma === undefined ? '' : `;--chroma:${chroma}`}`;
    return `${at === 0 ? ':root,' : ''}[data-page=${page}]{${properties}}`;
  });

  const stops = facets.map(
    ({ hue, chroma = 1 }, i) =>
      `oklch(.72 ${Math.min(0.17, chroma)} ${hue}/${DIM}) 0 ${round((360 / facets.length) * (i + 1))}deg`,
  );

  const ring = [1, INNER].flatMap((share) =>
    Array.from({ length: facets.length + 1 }, (_, i) => {
      const { x, y } = corner(i, facets.length);
      return `${round(50 + 50 * share * x, 1)}% ${round(50 + 50 * share * y, 1)}%`;
    }),
  );

  return [
    `@layer tokens{${places.join('')}.wheel{background:`,
    `conic-gradient(var(--fill) ${step}deg,#0000 0),`,
    `conic-gradient(from calc(var(--at)*-${step}deg),${stops});clip-path:polygon(evenodd,${ring})}}`,
    largeStyles(facets.length),
  ].join('');
}

/**
 * The large wheel (src/components/wheel/Wheel.module.css) for another number of pages. With fewer than five
 * it has a side more between their facets, so that there is room in it.
 */
function largeStyles(count: number) {
  if (count === USUAL_SIDES) return '';
  const step = Math.ceil(LEAST_SIDES / count);
  const facets = step * count;
  const hub = Math.floor(100 * Math.cos(Math.PI / facets));

  const most = round((FACET_CQI * USUAL_SIDES) / Math.max(facets, USUAL_SIDES), 1);
  return (
    `:root{--facets:${facets};--step:${step};--apothem:${hub}%;` +
    `--facet-most:${most}cqi;--ring:circle(${hub / 2}%)}`
  );
}

interface DrawnWheel {
  /** The page whose side is lit. */
  page: string;
  /** Its centre. */
  x: number;
  y: number;
  radius: number;
  /** As on a page's preview: pale facets with a rim in their hue, the lit one in ink. */
  isLarge?: boolean;
  /** In one colour instead of the pages'. */
  ink?: string;
}

/** The wheel as SVG for icons and previews, which have no styles. */
export function drawWheel(facets: Facet[], { page, x, y, radius, isLarge = false, ink }: DrawnWheel): string {
  const { length } = facets;
  const first = facets.findIndex((facet) => facet.page === page);

  /** The lit side of a large one is on the left, as on pages. */
  const turn = isLarge ? Math.floor(0.75 * length) : 0;
  const at = (i: number, share: number) => {
    const point = corner(i + turn, length);
    return `${round(x + radius * share * point.x)} ${round(y + radius * share * point.y)}`;
  };

  const ordered = [...facets.slice(Math.max(0, first)), ...facets.slice(0, Math.max(0, first))];

  const band = (i: number, fill: string, inner: number, opacity = 1) => {
    const d = `M${at(i, 1)} ${at(i + 1, 1)} ${at(i + 1, inner)} ${at(i, inner)}z`;
    return `<path fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`;
  };

  return ordered
    .map((side, i) => {
      const fill = ink ?? tokenColour('fill', side);
      if (!isLarge) return band(i, fill, INNER, i > 0 ? DIM : 1);
      if (i === 0) return band(i, tokenColour('on-fill', side), LARGE_INNER);
      return band(i, tokenColour('ground-light', side), LARGE_INNER) + band(i, fill, RIM);
    })
    .join('');
}

/** A corner on the unit circle, clockwise from the top. */
export function corner(i: number, count: number) {
  const angle = (2 * Math.PI * i) / count - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
