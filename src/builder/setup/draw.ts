import { wcagContrast } from 'culori';
import { STAND_IN } from '../assets/images.ts';
import { brandOf } from '../assets/marks.ts';
import { escapeHtml } from '../shared/escape.ts';

// Pictures that stand in for the owner's own until there are some: `npm run doctor` lists them.

/** Seen on the plate under logos. */
const INK = '#7f8794';
const HEXAGON = 'M60 8 105 34v52l-45 26-45-26V34z';

/**
 * @returns its words' first letters
 */
function initials(text: string, count: number): string {
  const words = text.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.flatMap((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? []);
  return letters.slice(0, count).join('').toLocaleUpperCase();
}

const svg = (
  { width, height, viewBox = `0 0 ${width} ${height}` }: { width: number; height: number; viewBox?: string },
  shapes: string,
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${shapes}</svg>\n`;

/** Marks a drawing as one for the doctor to list. */
const COMMENT = `<!-- ${STAND_IN} -->`;

/** The colours of a drawing with its own background (the plate), which is pale where the page is light. */
type Colours = { plate: string; line: string; ink: string };
const colours = (dark: Colours, light: Colours) =>
  `<style>${rules(dark)}@media(prefers-color-scheme:light){${rules(light)}}</style>`;

const rules = ({ plate, line, ink }: Colours) =>
  `.plate{fill:${plate}}.line{fill:none;stroke:${line}}text{fill:${ink}}`;

/**
 * @param place of its middle
 */
const letters = (text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill?: string }) =>
  `<text x="${x}" y="${y}"${fill ? ` fill="${fill}"` : ''} font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeHtml(text)}</text>`;

/** The owner's initials. */
export function drawPortrait(name: string) {
  const look = colours(
    { plate: '#20242b', line: '#3a414d', ink: '#e8eaee' },
    { plate: '#e6e9ee', line: '#c5cbd5', ink: '#2b313b' },
  );
  const shapes = `${COMMENT}${look}<path class="plate" d="M0 0h640v640H0z"/><path class="line" stroke-width="2" d="m320 60 225 130v260L320 580 95 450V190z"/>`;
  return svg({ width: 640, height: 640 }, shapes + letters(initials(name, 2), { x: 320, y: 324, size: 200 }));
}

/**
 * A project's initials on a background of their own.
 *
 * @param place in the list
 */
export function drawProject(title: string, place: number) {
  const hue = (27 + place * 60) % 360;
  const cells = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((column) =>
      [0, 1, 2, 3, 4].map((row) => {
        const [x, y] = [column * 104 - 40 + (row % 2) * 52, row * 90 - 40];
        return `M${x + 52} ${y}l52 30v60l-52 30-52-30v-60z`;
      }),
    )
    .join('');
  const look = colours(
    { plate: `hsl(${hue} 30% 22%)`, line: `hsl(${hue} 35% 32%)`, ink: `hsl(${hue} 60% 88%)` },
    { plate: `hsl(${hue} 50% 92%)`, line: `hsl(${hue} 40% 84%)`, ink: `hsl(${hue} 60% 26%)` },
  );
  const shapes = `${COMMENT}${look}<path class="plate" d="M0 0h640v400H0z"/><path class="line" stroke-width="2" d="${cells}"/>`;
  return svg(
    { width: 640, height: 400 },
    shapes + letters(initials(title, 3), { x: 320, y: 202, size: 120 }),
  );
}

/** Logos stand on a plate of about this colour (--plate), and graphics need a contrast of 3:1 (WCAG 2.2, 1.4.11). */
const PLATE = '#3b3233';

/** A technology's mark in its colour, or its first letters in a hexagon. */
export function drawLogo(title: string) {
  // People write HTML and Vue for HTML5 and Vue.js.
  const brand = brandOf(title) ?? brandOf(`${title}.js`) ?? brandOf(`${title}5`);
  if (brand) {
    const colour = `#${brand.hex}`;
    const fill = wcagContrast(colour, PLATE) >= 3 ? colour : INK;
    return svg({ width: 48, height: 48, viewBox: '0 0 24 24' }, `<path fill="${fill}" d="${brand.path}"/>`);
  }
  const size = { width: 48, height: 48, viewBox: '0 0 120 120' };
  return svg(
    size,
    `${COMMENT}<path fill="none" stroke="${INK}" stroke-width="7" stroke-linejoin="round" d="${HEXAGON}"/>${letters(initials(title, 2), { x: 60, y: 62, size: 40, fill: INK })}`,
  );
}
