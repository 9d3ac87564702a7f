import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../../src/builder/assets/tokens.mjs';
import { pageHues } from '../../src/builder/assets/wheel.mjs';
import { first } from '../support/content.ts';

const hues = pageHues(first.pages);
const colour = await readTokens(hues, { root: process.cwd() });
const page = first.pages[0]?.name ?? '';

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
  ['danger', GROUNDS, 4.5],
  ['on-fill', ['fill', 'fill-bright'], 7],
  // The stage, which doesn't follow the scheme: its title, and its typed line in the accent.
  ['on-stage', ['stage'], 7],
  ['fill', ['stage'], 4.5],
  // The edges of controls; the focus ring and a button's edge are the accent.
  ['line-control', GROUNDS, 3],
];

describe.each(SETTINGS)('in the $scheme scheme with $contrast contrast', (setting) => {
  describe.each(Object.entries(hues))('on %s, whose hue is %i', (page) => {
    it.each(PAIRS)('%s on %j has a contrast of at least %f', (foreground, backgrounds, least) => {
      for (const background of backgrounds) {
        const contrast = wcagContrast(colour(foreground, page, setting), colour(background, page, setting));
        expect(contrast, `${foreground} on ${background}`).toBeGreaterThanOrEqual(least);
      }
    });
  });

  it('has different colours from every other setting', () => {
    const others = SETTINGS.filter((other) => other !== setting);
    for (const other of others) expect(colour('text', page, setting)).not.toBe(colour('text', page, other));
  });
});

describe('readTokens', () => {
  it('has a hue for each page, at least 60° apart', () => {
    expect(Object.keys(hues)).toEqual(first.pages.map(({ name }) => name));
    const sorted = Object.values(hues).sort((a, b) => a - b);
    for (const [i, hue] of sorted.entries())
      if (i > 0) expect(hue - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(60);
  });

  it('names a token that doesn’t exist', () => {
    expect(() => colour('no-such', page)).toThrow('src/styles/tokens.css has no --no-such');
  });

  it('names a token that isn’t a colour', () => {
    expect(() => colour('shadow', page)).toThrow('src/styles/tokens.css, --shadow: "0 1rem');
  });
});
