import { readFile } from 'node:fs/promises';
import { filterBrightness, formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEMONSTRATION, placeholders } from '../../src/builder/setup/placeholders.ts';
import { coloursOf } from '../support/colours.ts';
import { first, owner, site } from '../support/own.ts';
import { contact, skills } from './content.ts';

// The demonstration's own content must also meet these, besides the specification's rows
// (specification.test.tsx).
describe('the demonstration', () => {
  it('shows each logo with a contrast of 3:1 against its cell, in both schemes', async () => {
    const { colour } = coloursOf(first.pages);
    const shown = {
      dark: (hex: string) => hex,
      light: (hex: string) => formatHex(filterBrightness(0.58)(hex)) ?? '', // shared.css
    };
    for (const { image } of skills) {
      const drawing = await readFile(`static/images/${image.src}`, 'utf8');
      const colours = [...drawing.matchAll(/fill="(#[0-9a-f]{6})"/gi)].flatMap(([, hex]) => hex ?? []);
      expect(colours).not.toEqual([]);
      for (const hex of colours)
        for (const scheme of ['dark', 'light'] as const)
          for (const ground of ['ground-lifted', 'ground-high'])
            expect(
              wcagContrast(shown[scheme](hex), colour(ground, 'Skills', { scheme })),
              `${hex} of ${image.src}`,
            ).toBeGreaterThanOrEqual(3);
    }
  });

  it('draws each picture for light pages too', async () => {
    const drawings = [owner.avatar, contact.image];
    for (const drawing of drawings)
      expect(await readFile(`static/images/${drawing?.src}`, 'utf8')).toContain(
        '@media(prefers-color-scheme:light){',
      );
  });

  it('describes each page in a length that search results show in full', () => {
    for (const { texts } of first.pages) {
      const { description } = texts;
      expect(description.length).toBeLessThan(200);
    }
  });

  it('has placeholders for its person, its addresses and its endpoint alone', () => {
    const { sources, schemas } = site;
    expect(placeholders({ sources, schemas })).not.toEqual([]);
    const text = JSON.stringify(sources)
      .replaceAll(DEMONSTRATION, 'Ada Byron')
      .replaceAll(/https:\/\/(\w+\.)?example\.(com|org)/g, 'https://ada.dev')
      .replaceAll('/tu-alias', '/a1b2c3');
    expect(placeholders({ sources: JSON.parse(text), schemas })).toEqual([]);
  });
});
