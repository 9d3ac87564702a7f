import { fromBuffer } from '@capsizecss/unpack';

/** Arial's mean width of a letter in Latin texts, in ems, by weight: measured by the same package. */
const ARIAL: Record<number, { em: number; local: string; range: string }> = {
  400: { em: 913 / 2048, local: 'local("Arial"),local("Liberation Sans")', range: '400' },
  700: { em: 983 / 2048, local: 'local("Arial Bold"),local("Liberation Sans Bold")', range: '600 700' },
};

/**
 * Styles that make Arial as wide and as high as a font, so that lines break in the same places until it has
 * loaded: https://developer.mozilla.org/docs/Web/CSS/@font-face/size-adjust. Those of the site's usual font
 * are in tokens.css.
 *
 * @param faces with Latin letters, in the weights 400 and 700
 */
export async function fallbackStyles(faces: { weight: number; data: Buffer }[]): Promise<string> {
  const styles = faces.map(async ({ weight, data }) => {
    const arial = ARIAL[weight];
    if (!arial) return '';

    const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(data);
    const size = xWidthAvg / unitsPerEm / arial.em;
    const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

    return (
      `@font-face{font-family:Fallback;src:${arial.local};font-weight:${arial.range};` +
      `size-adjust:${percent(size)};ascent-override:${percent(ascent / unitsPerEm / size)};` +
      `descent-override:${percent(-descent / unitsPerEm / size)}}`
    );
  });

  return (await Promise.all(styles)).join('');
}
