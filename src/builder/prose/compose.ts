import type { Token } from 'markdown-it';

/** A quote of at most so many characters stands in the margin, and so does a figure: a few characters in bold, then its caption. */
const SHORT = { quote: 180, figure: 12 };
/** The ratio from which on a picture takes the whole window, if it has as many pixels. */
const PANORAMA = { ratio: 2.2, width: 1440 };
/** In pixels: a narrower picture, and one that is higher than wide, is a detail. */
const DETAIL = 640;

type Size = { width: number; height: number };

/** How a part of a document is laid out: `wide` is as wide as the page's content, `full` as the window. */
export interface Part {
  layout: 'column' | 'wide' | 'full' | 'band' | 'margin';
  tokens: Token[];
}

/**
 * Chooses the layout of a document's parts by what they are, so that any document looks composed: details, short quotes and figures
 * stand in the margin beside the text, two pictures that stand together are a band across the window, a panorama fills it, and
 * any other picture is wide.
 *
 * @param tokens of the whole document
 * @param sizeOf a picture's in pixels, by `src`; undefined for a drawing, which has none
 */
export function compose(tokens: Token[], sizeOf: (src: string) => Size | undefined): Part[] {
  return blocksOf(tokens).map((block) => {
    const [first] = block;
    if (first?.type === 'figures') {
      const [picture, second] = first.children ?? [];
      const size = sizeOf(String(picture?.attrGet('src')));
      return { layout: second ? 'band' : layoutOf(size), tokens: block };
    }
    if (first?.type !== 'blockquote_open') return { layout: 'column', tokens: block };
    const inline = block.filter(({ type }) => type === 'inline');
    if (isFigure(inline)) return { layout: 'margin', tokens: block.slice(1, -1) };
    const length = inline.reduce((sum, { content }) => sum + content.length, 0);
    return { layout: length <= SHORT.quote ? 'margin' : 'column', tokens: block };
  });
}

function layoutOf(size: Size | undefined): Part['layout'] {
  if (!size) return 'wide';
  const { width, height } = size;
  if (height > width || width < DETAIL) return 'margin';
  return width >= PANORAMA.width && width / height >= PANORAMA.ratio ? 'full' : 'wide';
}

/** Such as `**12 → 3** questions to a price`. */
function isFigure([inline]: Token[]): boolean {
  const [, opening, bold] = inline?.children ?? [];
  return (
    opening?.type === 'strong_open' &&
    /^\W*\d/.test(bold?.content ?? '') &&
    (bold?.content.length ?? 0) <= SHORT.figure
  );
}

/** The tokens of each block of the document's first level. */
function blocksOf(tokens: Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
  }
  return blocks;
}
