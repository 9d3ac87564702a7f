import { FONT, subset } from './font.ts';

// SVG files as browsers show them in an img element: https://www.w3.org/TR/SVG2/conform.html#secure-static-mode

/** The root's tag; some programs give all names a prefix, such as `svg:svg`. */
const ROOT = /<((?:[\w-]+:)?)svg(?=[\s/>])([^>]*)>/;

/**
 * @returns the drawing with what browsers need to show all of it at any size: the name space, which drawings copied out of a page
 *   lack, and a view box
 */
export const completeDrawing = (svg: string) =>
  svg.replace(ROOT, (_, prefix: string, attributes: string) => {
    const [width, height] = ['width', 'height'].map((name) =>
      Number(attributes.match(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`))?.[1]),
    );
    const space = prefix || /\sxmlns\s*=/.test(attributes) ? '' : ' xmlns="http://www.w3.org/2000/svg"';
    const box =
      width && height && !/\sviewBox\s*=/.test(attributes) ? ` viewBox="0 0 ${width} ${height}"` : '';
    return `<${prefix}svg${space}${box}${attributes}>`;
  });

/** Adds styles to a drawing. */
const withStyles = (svg: string, styles: string) =>
  svg.replace(ROOT, (open, prefix: string) => `${open}<${prefix}style>${styles}</${prefix}style>`);

/** @param ground what lies behind it, as #rrggbb; without it, the page */
export const withGround = (svg: string, ground: string | undefined) =>
  ground ? withStyles(svg, `:root{background:${ground}}`) : svg;

/**
 * @returns what a picture wouldn't show of a drawing, and the fix
 */
export function drawingFault(svg: string): string | null {
  const code = svg.replace(/<!--[\s\S]*?-->/g, '');
  if (/<script\b|\son[a-z]+\s*=\s*["']/i.test(code))
    return 'contains a script, which doesn’t run in a picture: remove it';
  const linked = code.match(
    /<(?:image|use|feImage)\b[^>]*?\s(?:xlink:)?href\s*=\s*["'](?!#|data:)([^"']+)["']/i,
  )?.[1];
  const styled = code.match(/(?:url\(\s*["']?|@import\s+["'])(?!#|data:|["'])([^"')\s]+)/i)?.[1];
  const missing = linked ?? styled ?? (/<\?xml-stylesheet\b/i.test(code) ? 'a style sheet' : null);
  return missing
    ? `refers to ${missing}, which isn’t loaded in a picture: put it into the drawing, or save that as PNG`
    : null;
}

/** The font of the site by its own name. */
const NAME = 'Bricolage Grotesque';

/**
 * Puts the site's font, with the letters that a drawing uses, into one that names it: a picture can't use the page's.
 */
export async function withFont(svg: string, { cacheDir }: { cacheDir: string }): Promise<string> {
  if (!svg.includes(NAME)) return svg;
  const texts = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, text = '']) => text);
  const characters = [...new Set(texts.join('').replace(/<[^>]*>/g, ''))].sort();
  if (characters.length === 0) return svg;
  const { contents } = await subset(FONT, { cacheDir, characters });
  const data = Buffer.from(contents).toString('base64');
  const face = `@font-face{font-family:"${NAME}";src:url(data:font/woff2;base64,${data});font-weight:400 700}`;
  return withStyles(svg, face);
}
