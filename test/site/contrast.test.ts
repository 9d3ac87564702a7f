import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { coloursOf } from '../support/colours.ts';
import { first, owner } from '../support/own.ts';

const { colours, colour } = coloursOf(first.pages, owner.accent);
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
  it('has enough contrast in each pair of colours on each page', () => {
    const poor = Object.keys(colours).flatMap((page) =>
      PAIRS.flatMap(([foreground, backgrounds, least]) =>
        backgrounds.flatMap((background) => {
          const pair = [foreground, background].map((name) => colour(name, page, setting));
          const contrast = wcagContrast(...(pair as [string, string]));
          return contrast < least ? [`${page}: ${foreground} on ${background}, ${contrast}`] : [];
        }),
      ),
    );
    expect(poor).toEqual([]);
  });

  it('has different colours from every other setting', () => {
    const others = SETTINGS.filter((other) => other !== setting);
    for (const other of others) expect(colour('text', page, setting)).not.toBe(colour('text', page, other));
  });
});
