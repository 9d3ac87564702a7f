import { converter, formatHex } from 'culori';

type ColouredPage = { name: string; definition: { hue?: number } };

/** A page's colour. */
export interface PageColour {
  /** In degrees of OKLCH. */
  hue: number;
  /** The most that its colours have, for a site with an `accent`. */
  chroma?: number;
}

/** The hue of the first page, unless its folder says otherwise: red, like the particles at the start. */
const FIRST_HUE = 27;

/** Lightness and chroma of the styles' colours, for files without styles. */
const TOKENS = {
  ground: [0.16, 0.006],
  'ground-light': [0.985, 0.004],
  ink: [0.22, 0.012],
  fill: [0.72, 0.17],
  'on-fill': [0.16, 0.02],
  /** A project's own. */
  deep: [0.38, 0.095],
  'on-deep': [0.97, 0.015],
  /** Of a photograph of the owner. */
  shadow: [0.22, 0.06],
  highlight: [0.97, 0.02],
} as const;

export type Token = keyof typeof TOKENS;

const toOklch = converter('oklch');

/** @returns from 0 to 360 */
export const modulo360 = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** @returns a token's colour on a page, as #rrggbb */
export function tokenColour(token: Token, { hue: h, chroma = 1 }: PageColour): string {
  const [l, most] = TOKENS[token];
  const c = Math.min(most, chroma);
  return formatHex({ mode: 'oklch', l, c, h });
}

/**
 * Each page's colour.
 *
 * @param pages in the order of the bar
 * @param accent the owner's colours as #rrggbb, whose hue and chroma count: one for all pages, or a list that
 * their order follows, from its start again where it is too short
 * @returns by page
 */
export function pageColours(pages: ColouredPage[], accent?: string | string[]): Record<string, PageColour> {
  const own = [accent ?? []].flat().map((hex) => {
    const { h = 0, c = 0 } = toOklch(hex) ?? {};
    return { hue: Number(h.toFixed(2)), chroma: Number(c.toFixed(4)) };
  });

  const hues = pageHues(pages);

  return Object.fromEntries(
    pages.map(({ name }, i) => [name, own[i % own.length] ?? { hue: hues[name] ?? FIRST_HUE }]),
  );
}

/**
 * Each page's hue. Pages without one of their own are spaced evenly in the widest gap that the others leave.
 *
 * @param pages in the order of the bar
 * @returns in degrees, by page
 */
export function pageHues(pages: ColouredPage[]): Record<string, number> {
  const given = pages.map(({ definition: { hue } }, i) => hue ?? (i === 0 ? FIRST_HUE : undefined));
  const sorted = [...new Set(given.flatMap((hue) => (hue === undefined ? [] : modulo360(hue))))].sort(
    (a, b) => a - b,
  );

  const gaps = sorted.map((hue, i) => ({
    hue,
    width: modulo360((sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - hue) || 360,
  }));

  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  const unknown = pages.filter((_, i) => given[i] === undefined);
  const share = widest.width / (unknown.length + 1);

  return Object.fromEntries(
    pages.map((page, i) => {
      const hue = given[i] ?? modulo360(widest.hue + share * (unknown.indexOf(page) + 1));
      return [page.name, Math.round(hue)];
    }),
  );
}
