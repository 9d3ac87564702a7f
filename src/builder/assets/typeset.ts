// Writes texts into pictures.
import sharp from 'sharp';
import { escapeHtml } from '../shared/escape.ts';

/** The family in the font's name table, which is the same at every weight. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';

interface Style {
  font: string;
  weight: number;
  colour: string;
  /** The limits. */
  width: number;
  height?: number;
  lines: number;
  /** Those to try, in pixels. */
  sizes: number[];
}

type Written = Awaited<ReturnType<typeof typeset>>;

/** Pango can't write an empty text: a pixel that one can see through. */
const NOTHING: Written = {
  input: Buffer.alloc(4),
  raw: { width: 1, height: 1, channels: 4, size: 4, format: 'raw', premultiplied: false, hasAlpha: true },
  width: 0,
  height: 0,
};

/**
 * Writes a text at the largest size at which it fits. At the smallest, a word that is longer than a line is broken, and a text that is
 * still too long ends with an ellipsis.
 */
export async function write(text: string, style: Style): Promise<Written> {
  if (!text.trim()) return NOTHING;
  const { sizes } = style;
  for (const size of sizes) {
    const written = await typeset(text, size, style);
    if (fits(written, size, style)) return written;
  }
  const size = sizes.at(-1) ?? 0;
  const broken = (some: string) => typeset(some, size, { ...style, breaking: true });
  const whole = await broken(text);
  if (fits(whole, size, style)) return whole;
  // By words while there are several, then by letters.
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  for (let count = letters.length - 1; count > 0; count -= 1) {
    if (text.slice(0, count).includes(' ') && letters[count] !== ' ') continue;
    const begun = letters
      .slice(0, count)
      .join('')
      .replace(/[\s,;:.–—-]+$/, '');
    const written = await broken(`${begun}…`);
    if (fits(written, size, style)) return written;
  }
  return whole;
}

/** Line height, as a share of the size. */
const LEADING = 1.32;

const fits = (
  { width, height }: { width: number; height: number },
  size: number,
  { width: widest, height: highest = Number.POSITIVE_INFINITY, lines }: Style,
) => width <= widest && height <= Math.min(highest, lines * size * LEADING);

async function typeset(
  text: string,
  size: number,
  { font, weight, colour, width, breaking = false }: Style & { breaking?: boolean },
) {
  // In a font description Pango would take the family's last words for a style; sizes are in 1024ths of a point.
  const style = {
    font_family: FAMILY,
    foreground: colour,
    letter_spacing: Math.round(size * -20),
    size: Math.round(size * 0.75 * 1024),
    weight,
  };
  const attributes = Object.entries(style).map(([name, value]) => `${name}="${value}"`);
  const { data, info } = await sharp({
    text: {
      text: `<span ${attributes.join(' ')}>${escapeHtml(text)}</span>`,
      fontfile: font,
      dpi: 96,
      width,
      wrap: breaking ? 'word-char' : 'word',
      spacing: Math.round(size * 0.12),
      rgba: true,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, width: info.width, height: info.height };
}
