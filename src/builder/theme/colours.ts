import { converter, formatHex } from 'culori';

type ColouredPage = { name: string; definition: { hue: number } };

/** A page's colour. */
export interface PageColour {
  /** In degrees of OKLCH. */
  hue: number;
  /** The most that its colours have, for a site with an `accent`. */
  chroma?: number;
}

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
} as const;

export type Token = keyof typeof TOKENS;

const toOklch = converter('oklch');

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
  const accents = [accent ?? []].flat().map((hex) => {
    const { h = 0, c = 0 } = toOklch(hex) ?? {};
    return { hue: Number(h.toFixed(2)), chroma: Number(c.toFixed(4)) };
  });

  return Object.fromEntries(
    pages.map(({ name, definition: { hue } }, i) => [name, accents[i % accents.length] ?? { hue }]),
  );
}
