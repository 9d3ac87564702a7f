import { describe, expect, it } from 'vitest';
import { nameStyles } from '../../../../src/builder/theme/nameStyles.ts';
import { drawWheel, wheelFacets, wheelStyles } from '../../../../src/builder/theme/wheel.ts';
import { coloursOf } from '../../../support/colours.ts';
import { fixtureSources, siteOf } from '../../../support/fixtureSources.ts';

describe('the wheel', async () => {
  const pages = siteOf(fixtureSources()).editions[0]?.pages ?? [];
  const { colours, colour } = coloursOf(pages);
  const without = (...gone: string[]) =>
    Object.fromEntries(Object.entries(colours).filter(([page]) => !gone.includes(page)));

  it('has a side for each page of the site, in the bar’s order', () => {
    const facets = wheelFacets(colours);
    expect(facets.map(({ page }) => page)).toEqual(pages.map(({ name }) => name));
    expect(wheelFacets(without('About'))).toEqual(facets.filter(({ page }) => page !== 'About'));
  });

  it('is one gradient with a side for each page, which the page’s place turns', () => {
    for (const count of [3, 6]) {
      const facets = Array.from({ length: count }, (_, i) => ({ page: `P${i}`, hue: i * 40 }));
      const styles = wheelStyles(facets);
      // Outer and inner corners, each ring closed.
      expect(styles.match(/polygon\(evenodd,(.*?)\)/)?.[1]?.split(',')).toHaveLength(2 * (count + 1));
      expect(styles).toContain(`conic-gradient(from calc(var(--at)*-${360 / count}deg),`);
      for (const [at, { page, hue }] of facets.entries()) {
        expect(styles).toContain(`[data-page=${page}]{--hue:${hue};--at:${at}}`);
        expect(styles).toContain(`oklch(.72 0.17 ${hue}/0.4) 0 ${(360 / count) * (at + 1)}deg`);
      }
    }
  });

  it('has room in it with few pages, and is a usual one with six', () => {
    const rootOf = (count: number) =>
      wheelStyles(Array.from({ length: count }, (_, i) => ({ page: `P${i}`, hue: i * 40 }))).match(
        /:root\{.*?\}$/,
      )?.[0];
    // Three facets on a hexagon: a triangle would leave no room for a portrait.
    expect([3, 6, 7].map(rootOf)).toEqual([
      ':root{--facets:6;--step:2;--apothem:86%;--facet-most:5.6cqi;--ring:circle(43%)}',
      undefined,
      ':root{--facets:7;--step:1;--apothem:90%;--facet-most:4.8cqi;--ring:circle(45%)}',
    ]);
  });

  it('is drawn with one side per page, of which only the current page’s is opaque', () => {
    const facets = wheelFacets(without('Home'));
    const drawn = drawWheel(facets, { page: 'CV', x: 32, y: 32, radius: 32 });
    const paths = drawn.match(/<path .*?>/g) ?? [];

    expect(paths).toHaveLength(pages.length - 1);
    expect(paths.filter((path) => !path.includes('opacity'))).toEqual([
      expect.stringContaining(`fill="${colour('fill', 'CV')}"`),
    ]);
  });
});

describe('the room that a name takes', () => {
  it.each([
    ['Ada Byron', '--name-em:2.72'],
    ['Lucía Montes', '--name-em:3.55'],
    ['Newman Wong', '--name-em:4.12'],
    ['Ada Featherstonehaugh-Cholmondeley', '--name-em:9.4;--name-lines:3'],
    ['Élodie Pré-d’Aubrac', '--name-em:6.16'],
    ['Zoé Saint-Évremond', '--name-em:7.6;--name-leading:1.03'],
    ['Şahin Öztürk', '--name-em:3.08;--name-leading:1.2'],
    ['Νεφέλη Παπαδοπούλου', '--name-em:8.16'],
    ['Ada 森鷗外田中一郎', '--name-em:7'],
  ])('of %s is %s', (name, rule) => {
    expect(nameStyles([name])).toBe(`:root{${rule}}`);
  });
});
