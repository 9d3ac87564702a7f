import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import type { PageColour, Token } from './tokens.ts';
import { modulo360 } from './wheel.ts';

type ColouredPage = { name: string; definition: { hue?: number } };

/** The hue of the first page, unless its folder says otherwise: red, like the particles at the start. */
const FIRST_HUE = 27;

/** The contrasts of https://www.w3.org/TR/WCAG22/ for text: level AA, and AAA for dark text on fills. */
const CONTRAST = { text: 4.5, onFill: 7 };
/** The lightness of the brightest shade, and the step in which lightness is adjusted. */
const BRIGHTEST = 0.85;
const STEP = 0.005;
const GROUNDS = ['ground', 'ground-lifted', 'ground-high'];

const toOklch = converter('oklch');

/**
 * Each page's colour.
 *
 * @param pages in the order of the bar
 * @param accent the owner's colours as #rrggbb: one for all pages, or a list that their order follows, from its start
 *   again where it is too short
 * @returns by page; `notes` say which colours were adjusted
 */
export function pageColours(
  pages: ColouredPage[],
  accent: string | string[] | undefined,
  token: Token,
): { colours: Record<string, PageColour>; notes: string[] } {
  if (accent === undefined) {
    const hues = Object.entries(pageHues(pages));
    return { colours: Object.fromEntries(hues.map(([page, hue]) => [page, { hue }])), notes: [] };
  }
  const list = [accent].flat();
  const adjusted = list.map((hex) => adjust(hex, token));
  const colours = pages.map(({ name }, i) => {
    const own = adjusted[i % list.length] as ReturnType<typeof adjust>;
    const { hue, chroma, ink, least, paint } = own;
    const sharing = Math.ceil((pages.length - (i % list.length)) / list.length);
    const lightness = shade(paint, { least, place: Math.floor(i / list.length), count: sharing });
    const colour = { hue, ink: toneAt(ink, chroma, hue), paint: toneAt(lightness, chroma, hue), chroma };
    return [name, { ...colour, veil: veilOf(colour, token) }];
  });
  const notes = list.flatMap((hex, i) =>
    (adjusted[i]?.notes ?? []).map((note) => `${hex}, your accent, ${note}`),
  );
  return { colours: Object.fromEntries(colours), notes: [...new Set(notes)] };
}

/**
 * Each page's hue. Pages without one of their own are spaced evenly in the widest gap that the others leave.
 *
 * @param pages in the order of the bar
 * @returns in degrees, by page
 */
export function pageHues(pages: ColouredPage[]): Record<string, number> {
  const [first, ...others] = pages;
  const given = pages.flatMap(({ definition }) => definition.hue ?? []);
  const known = first?.definition.hue === undefined ? [FIRST_HUE, ...given] : given;
  const sorted = [...new Set(known.map(modulo360))].sort((a, b) => a - b);
  const gaps = sorted.map((hue, i) => ({
    hue,
    width: modulo360((sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - hue) || 360,
  }));
  const widest = gaps.reduce((best, gap) => (gap.width > best.width ? gap : best));
  const unknown = others.filter(({ definition }) => definition.hue === undefined);
  const hueOf = (page: (typeof pages)[number]) =>
    page.definition.hue ??
    (page === first
      ? FIRST_HUE
      : modulo360(widest.hue + (widest.width * (unknown.indexOf(page) + 1)) / (unknown.length + 1)));
  return Object.fromEntries(pages.map((page) => [page.name, Math.round(hueOf(page))]));
}

/** The styles that set each page's colour; the first page's also applies outside pages. */
export function colourStyles(colours: Record<string, PageColour>) {
  const declared = (colour: PageColour) =>
    Object.entries(colour)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  const [first = { hue: FIRST_HUE }] = Object.values(colours);
  const rules = Object.entries(colours).map(([page, colour]) => `[data-page=${page}]{${declared(colour)}}`);
  return `@layer tokens{:root{${declared(first)}}${rules.join('')}}`;
}

/** An owner's colour, darkened or lightened until text in it, and on it, has enough contrast. */
function adjust(hex: string, token: Token) {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0 };
  const [hue, chroma] = [round(h, 2), round(c, 4)];
  const contrast = (of: PageColour, scheme: 'light' | 'dark', name: string) => (other: string) =>
    wcagContrast(token(name, of, { scheme }), token(other, of, { scheme }));
  const readable = (ink: number) => {
    const accent = contrast({ hue, chroma, ink: toneAt(ink, chroma, hue) }, 'light', 'accent');
    return GROUNDS.every((ground) => accent(ground) >= CONTRAST.text);
  };
  const fills = (paint: number) => {
    const fill = contrast({ hue, chroma, paint: toneAt(paint, chroma, hue) }, 'dark', 'fill');
    return (
      fill('on-fill') >= CONTRAST.onFill &&
      [...GROUNDS, 'stage'].every((ground) => fill(ground) >= CONTRAST.text)
    );
  };
  let [ink, least] = [l, STEP];
  while (ink > 0 && !readable(ink)) ink -= STEP;
  while (least < 1 && !fills(least)) least += STEP;
  const paint = Math.max(l, least);
  const shown = (lightness: number) => formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
  const notes = [
    ...(ink < l ? [`is darkened to ${shown(ink)} on light pages, so that text in it can be read`] : []),
    ...(paint > l ? [`is lightened to ${shown(paint)} on dark pages and under dark text`] : []),
  ];
  return { hue, chroma, ink, least, paint, notes };
}

/** How opaque a page's fill may be over the dark ground, so that a facet's name, which is light, can be read on it. */
function veilOf(colour: PageColour, token: Token) {
  const [ground, fill, text] = (['ground', 'fill', 'text'] as const).map((name) =>
    token(name, colour, { scheme: 'dark' }),
  ) as [string, string, string];
  const mixed = interpolate([ground, fill], 'rgb');
  let veil = 1;
  while (veil > 0 && wcagContrast(text, mixed(veil)) < CONTRAST.text) veil -= 0.01;
  return round(veil, 2);
}

/**
 * A page's share of a colour that several pages have: the first one shows it as it is, the others are lighter or darker.
 *
 * @param base its lightness
 * @param of `least`: the lowest lightness of a fill
 */
function shade(base: number, { least, place, count }: { least: number; place: number; count: number }) {
  if (place === 0) return base;
  const end = BRIGHTEST - base > base - least ? BRIGHTEST : least;
  return base + ((end - base) * place) / (count - 1);
}

/**
 * @returns both, with the most chroma that a screen shows at that lightness
 */
function toneAt(lightness: number, chroma: number, hue: number): string {
  const { c } = clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
  return `${round(lightness, 4)} ${round(c, 4)}`;
}

/**
 * @param digits after the point
 */
const round = (value: number, digits: number) => Number(value.toFixed(digits));
