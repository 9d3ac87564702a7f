import { converter, interpolate, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { colourStyles } from '../../src/builder/theme/colours.ts';
import { coloursOf } from '../support/colours.ts';
import { random } from '../support/random.ts';

const PAGES = ['Home', 'About', 'Projects', 'Skills', 'Contact', 'CV'].map((name) => ({
  name,
  definition: {},
}));
const GROUNDS = ['ground', 'ground-lifted', 'ground-high'];
const toOklch = converter('oklch');

const of = (accent: string | string[] | undefined) => coloursOf(PAGES, accent);

describe('an owner’s colour', () => {
  it('is shown as it is where it can be read', () => {
    const { colour, notes } = of('#0a7d5a');
    expect(colour('accent', 'Home', { scheme: 'light' })).toBe('#0a7d5a');
    expect(colour('accent', 'CV', { scheme: 'light' })).toBe('#0a7d5a');
    expect(notes).toEqual([
      expect.stringMatching(/^#0a7d5a, your accent, is lightened to #[\da-f]{6} on dark pages/),
    ]);
  });

  it('gives a wheel of shades that all differ', () => {
    for (const accent of ['#0a7d5a', '#ffd400', '#333333', '#ffffff']) {
      const { colours } = of(accent);
      const paints = Object.values(colours).map(({ paint }) => Number(paint?.split(' ')[0]));
      const sorted = paints.toSorted((a, b) => a - b);
      for (const [i, lightness] of sorted.entries())
        if (i > 0) expect(lightness - (sorted[i - 1] ?? 0), accent).toBeGreaterThan(0.02);
    }
  });

  it('has enough contrast on every page in every setting, whatever it is', () => {
    const next = random(29);
    for (let n = 0; n < 60; n += 1) {
      const hex = `#${Math.floor(next() * 0x1000000)
        .toString(16)
        .padStart(6, '0')}`;
      const { colour } = of(hex);
      for (const page of ['Home', 'Skills', 'CV'])
        for (const scheme of ['light', 'dark'] as const)
          for (const contrast of ['normal', 'more'] as const) {
            const least = (one: string, other: string) =>
              wcagContrast(
                colour(one, page, { scheme, contrast }),
                colour(other, page, { scheme, contrast }),
              );
            for (const ground of GROUNDS)
              expect(least('accent', ground), `${hex} ${ground}`).toBeGreaterThan(4.5);
            expect(least('on-fill', 'fill'), hex).toBeGreaterThan(7);
            expect(least('on-fill', 'fill-bright'), hex).toBeGreaterThan(7);
            expect(least('fill', 'stage'), hex).toBeGreaterThan(4.5);
          }
    }
  });

  it('lets the name of a facet be read on it, lit or not, whatever it is', () => {
    const next = random(31);
    for (let n = 0; n < 60; n += 1) {
      const { colours, colour } = of(
        `#${Math.floor(next() * 0x1000000)
          .toString(16)
          .padStart(6, '0')}`,
      );
      for (const [scheme, dim] of [
        ['light', 0.36],
        ['dark', 0.57],
      ] as const)
        for (const contrast of ['normal', 'more'] as const)
          for (const side of Object.keys(colours)) {
            const setting = { scheme, contrast };
            const opacity = Math.min(dim, colours[side]?.veil ?? 1);
            for (const page of ['Home', 'Skills']) {
              const ground = interpolate(
                [colour('ground', page, setting), colour('fill', side, setting)],
                'rgb',
              )(opacity);
              expect(wcagContrast(colour('text', page, setting), ground)).toBeGreaterThan(4.5);
            }
            expect(
              wcagContrast(colour('on-fill', side, setting), colour('fill', side, setting)),
            ).toBeGreaterThan(7);
          }
    }
  });

  it('keeps a grey grey', () => {
    const { colour } = of('#444444');
    for (const token of ['accent', 'fill', 'fill-bright', 'plate'])
      for (const contrast of ['normal', 'more'] as const)
        expect(toOklch(colour(token, 'Home', { scheme: 'light', contrast }))?.c, token).toBeLessThan(0.005);
  });

  it('may be one of several, which follow the order of the pages and start again', () => {
    const { colours } = of(['#0a7d5a', '#b3261e']);
    const hues = Object.values(colours).map(({ hue }) => hue);
    expect(new Set(hues).size).toBe(2);
    expect(hues.map((hue) => hue === hues[0])).toEqual([true, false, true, false, true, false]);
    expect(new Set(Object.values(colours).map(({ paint }) => paint)).size).toBe(6);
  });

  it('is set for each page, and for what is outside pages', () => {
    const { colours } = of('#0a7d5a');
    const styles = colourStyles(colours);
    expect(styles).toMatch(
      /^@layer tokens\{:root\{--hue:[\d.]+;--ink:[\d. ]+;--paint:[\d. ]+;--chroma:[\d.]+;--veil:[\d.]+\}/,
    );
    for (const { name } of PAGES) expect(styles).toContain(`[data-page=${name}]{--hue:`);
    expect(colourStyles(of(undefined).colours)).not.toContain('--ink');
  });
});

describe('readTokens', () => {
  const { colour } = of(undefined);

  it('names a token that doesn’t exist', () => {
    expect(() => colour('no-such', 'Home')).toThrow('src/styles/tokens.css has no --no-such');
  });

  it('names a token that isn’t a colour', () => {
    expect(() => colour('shadow', 'Home')).toThrow('src/styles/tokens.css, --shadow: isn’t a colour');
  });
});
