import { converter, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { tokenColour } from '../../../../src/builder/theme/colours.ts';
import { wheelFacets, wheelStyles } from '../../../../src/builder/theme/wheel.ts';
import { coloursOf, token } from '../../../support/colours.ts';

const PAGES = ['Home', 'About', 'Projects', 'Skills'].map((name, i) => ({
  name,
  definition: { hue: 27 + 60 * i },
}));
const toOklch = converter('oklch');

const SETTINGS = (['light', 'dark'] as const).flatMap((scheme) =>
  (['normal', 'more'] as const).map((contrast) => ({ scheme, contrast })),
);
const GROUNDS = ['ground', 'ground-lifted', 'ground-high'];
const PAIRS: [foreground: string, backgrounds: string[], least: number][] = [
  ['text', GROUNDS, 7],
  ['text-soft', GROUNDS, 7],
  ['text-muted', GROUNDS, 4.5],
  // Small print, links and typed lines.
  ['accent', GROUNDS, 4.5],
  ['on-fill', ['fill'], 7],
  // The stage, which doesn't follow the scheme: its title, and its typed line in the accent.
  ['on-stage', ['stage'], 7],
  ['fill', ['stage'], 4.5],
  // A facet's name at rest.
  ['text', ['plate'], 7],
  // The edges of controls; the focus ring and a button's edge are the accent.
  ['line-control', GROUNDS, 3],
];

describe('the colours of src/styles/tokens.css', () => {
  it.each(SETTINGS)(
    'can be read in the $scheme scheme with $contrast contrast, whatever an accent is',
    (setting) => {
      const poor: string[] = [];
      for (let hue = 0; hue < 360; hue += 1)
        for (const chroma of [0, 0.05, 0.12, 0.37]) {
          const colour = (name: string) => token(name, { hue, chroma }, setting);
          for (const [foreground, backgrounds, least] of PAIRS)
            for (const background of backgrounds)
              if (wcagContrast(colour(foreground), colour(background)) < least)
                poor.push(`${foreground} on ${background}, hue ${hue}, chroma ${chroma}`);
        }
      expect(poor).toEqual([]);
    },
  );

  it('differ between settings', () => {
    expect(new Set(SETTINGS.map((setting) => token('text', { hue: 27 }, setting))).size).toBe(4);
  });

  it('are the ones of icons and previews', () => {
    for (const name of ['ground', 'fill', 'on-fill'] as const)
      expect(tokenColour(name, { hue: 87, chroma: 0.1 }), name).toBe(
        token(name, { hue: 87, chroma: 0.1 }, { scheme: 'dark' }),
      );
    expect(tokenColour('ground-light', { hue: 87 })).toBe(token('ground', { hue: 87 }, { scheme: 'light' }));
  });
});

describe('an owner’s colour', () => {
  it('gives each page its hue and at most its chroma', () => {
    const { colours, colour } = coloursOf(PAGES, '#0a7d5a');
    const { h = 0, c = 0 } = toOklch('#0a7d5a') ?? {};
    expect(Object.keys(colours)).toEqual(PAGES.map(({ name }) => name));
    for (const { hue, chroma } of Object.values(colours)) {
      expect(hue).toBeCloseTo(h, 1);
      expect(chroma).toBeCloseTo(c, 3);
    }
    expect(toOklch(colour('fill', 'About'))?.c).toBeCloseTo(c, 1);
    const styles = wheelStyles(wheelFacets(colours));
    for (const { name } of PAGES)
      expect(styles).toMatch(new RegExp(`\\[data-page=${name}\\]{--hue:[\\d.]+;--at:\\d;--chroma:`));
  });

  it('may be grey', () => {
    const { colour } = coloursOf(PAGES, '#444444');
    for (const name of ['accent', 'fill'])
      expect(toOklch(colour(name, 'Home', { scheme: 'light' }))?.c, name).toBeLessThan(0.005);
  });

  it('may be one of several, which follow the order of the pages and start again', () => {
    const hues = Object.values(coloursOf(PAGES, ['#0a7d5a', '#b3261e']).colours).map(({ hue }) => hue);
    expect(hues.map((hue) => hue === hues[0])).toEqual([true, false, true, false]);
  });
});
