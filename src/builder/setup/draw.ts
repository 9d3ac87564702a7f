// Pictures that stand in for the owner’s own until there are some.

import { escapeUTF8 } from 'entities';
import { brandOf } from '../assets/marks.ts';

/** Seen in both schemes. */
const INK = '#7f8794';

/** A stand-in's ground: dark or pale as the page is. */
const GROUND =
  '<style>rect{fill:#20242b}@media(prefers-color-scheme:light){rect{fill:#e6e9ee}}</style>' +
  '<rect width="100%" height="100%"/>';

/** A text's initials, in a hexagon. */
export function drawStandIn(text: string, { width, height }: { width: number; height: number }): string {
  const radius = 0.42 * Math.min(width, height);
  const at = (x: number, y: number) =>
    `${(width / 2 + x * radius).toFixed(1)} ${(height / 2 + y * radius).toFixed(1)}`;

  const corners = [at(0, -1), at(0.866, -0.5), at(0.866, 0.5), at(0, 1), at(-0.866, 0.5), at(-0.866, -0.5)];
  const stroke = `stroke="${INK}" stroke-width="${Math.max(2, radius / 24).toFixed(1)}"`;

  return [
    svgOf(width, height, `0 0 ${width} ${height}`),
    GROUND,
    `<path fill="none" ${stroke} stroke-linejoin="round" d="M${corners.join(' ')}Z"/>`,
    letters(text, radius * 0.64),
    '</svg>\n',
  ].join('');
}

/** Two of them fill a logo of 48 px, and are seen on its dark cell. */
const [LETTER_PX, ON_CELL] = [29, '#cfd6e2'];

/** A technology's mark in its colour, or letters of its name: it has a cell on the page. */
export function drawLogo(title: string): string {
  // People write HTML and Vue for HTML5 and Vue.js.
  const brand = brandOf(title) ?? brandOf(`${title}.js`) ?? brandOf(`${title}5`);
  if (!brand) return `${svgOf(48, 48, '0 0 48 48')}${letters(title, LETTER_PX, ON_CELL)}</svg>\n`;
  return `${svgOf(48, 48, '0 0 24 24')}<path fill="#${brand.hex}" d="${brand.path}"/></svg>\n`;
}

const svgOf = (width: number, height: number, viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">`;

/** At the start of a name, in the languages of the labels and in Arabic, where it is part of its word. */
const ARTICLE =
  /^(?:(?:the|an?|el|l[aeo]s?|il|gli|der|die|das|eine?|het|de|een|une?|una|uno|os?|as)\s+|l['’]|ال)(?=\p{L}{2})/iu;

function letters(text: string, size: number, ink = INK): string {
  const shown = initials(text);
  const px = size * Math.min(1, 2 / shown.length);
  const font = `font-family="system-ui, sans-serif" font-size="${px.toFixed(1)}" font-weight="700"`;
  const place = 'x="50%" y="50%" text-anchor="middle" dominant-baseline="central"';
  return `<text ${place} fill="${ink}" ${font}>${escapeUTF8(shown)}</text>`;
}

/** The first letters of up to three words but the little ones; of one, where a script joins letters. */
function initials(text: string): string {
  if (/^\p{L}[#+]+$/u.test(text)) return text; // C and C# are different languages
  const words = text
    .trim()
    .replace(ARTICLE, '')
    .split(/[\s-]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .filter((word, i) => i === 0 || !/^\p{Ll}{1,3}$/u.test(word));
  const firsts = words.flatMap((word) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? []);
  return firsts
    .slice(0, /\p{Script=Arabic}/u.test(text) ? 1 : 3)
    .join('')
    .toUpperCase();
}
