// Pictures that stand in for the owner’s own until there are some.

import { escapeUTF8 } from 'entities';
import { brandOf } from '../assets/marks.ts';

/** Seen in both schemes, and on the hexagon under logos. */
const INK = '#7f8794';

/** A stand-in's ground, but for a logo, which has a cell on the page: dark or pale as the page is. */
const GROUND =
  '<style>rect{fill:#20242b}@media(prefers-color-scheme:light){rect{fill:#e6e9ee}}</style>' +
  '<rect width="100%" height="100%"/>';

/** A text's initials, in a hexagon. */
export function drawStandIn(
  text: string,
  { width, height, ground = GROUND }: { width: number; height: number; ground?: string },
): string {
  const radius = 0.42 * Math.min(width, height);
  const at = (x: number, y: number) =>
    `${(width / 2 + x * radius).toFixed(1)} ${(height / 2 + y * radius).toFixed(1)}`;

  const corners = [at(0, -1), at(0.866, -0.5), at(0.866, 0.5), at(0, 1), at(-0.866, 0.5), at(-0.866, -0.5)];
  const stroke = `stroke="${INK}" stroke-width="${Math.max(2, radius / 24).toFixed(1)}"`;
  const size = `font-size="${(radius * 0.64).toFixed(1)}"`;
  const font = `font-family="system-ui, sans-serif" ${size} font-weight="700"`;

  return [
    svgOf(width, height, `0 0 ${width} ${height}`),
    ground,
    `<path fill="none" ${stroke} stroke-linejoin="round" d="M${corners.join(' ')}Z"/>`,
    `<text x="50%" y="50%" fill="${INK}" ${font} text-anchor="middle" dominant-baseline="central">`,
    `${escapeUTF8(initials(text))}</text></svg>\n`,
  ].join('');
}

/** A technology's mark in its colour, or its first letters. */
export function drawLogo(title: string): string {
  // People write HTML and Vue for HTML5 and Vue.js.
  const brand = brandOf(title) ?? brandOf(`${title}.js`) ?? brandOf(`${title}5`);
  if (!brand) return drawStandIn(title, { width: 48, height: 48, ground: '' });
  return `${svgOf(48, 48, '0 0 24 24')}<path fill="#${brand.hex}" d="${brand.path}"/></svg>\n`;
}

const svgOf = (width: number, height: number, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`;

/** At the start of a name, in the languages of the labels and in Arabic, where it is part of its word. */
const ARTICLE =
  /^(?:(?:the|an?|el|l[aeo]s?|il|gli|der|die|das|eine?|het|de|een|une?|una|uno|os?|as)\s+|l['’]|ال)(?=\p{L}{2})/iu;

/** The first letter of the first word, and of the last, if there are several: apart, where a script joins letters. */
function initials(text: string): string {
  if (/^\p{L}[#+]+$/u.test(text)) return text; // C and C# are different languages
  const isJoined = /\p{Script=Arabic}/u.test(text);
  const words = text
    .trim()
    .replace(ARTICLE, '')
    .split(/[\s-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.flatMap((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? []);
  return [letters[0], ...letters.slice(1).slice(-1)].join(isJoined ? '\u200c' : '').toUpperCase();
}
