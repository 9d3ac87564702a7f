import type { Site } from '../content/content.ts';
import type { Options } from '../shared/options.ts';
import { colourStyles, pageColours } from './colours.ts';
import { nameStyles } from './nameStyles.ts';
import { readTokens } from './tokens.ts';
import { facetStyles, type Side, wheelSides, wheelStyles } from './wheel.ts';

/** How the site looks: what follows from its hues and its owner's name. */
export interface Theme {
  /** A token's colour on a page as #rrggbb. */
  colour: (name: string, page: string, scheme?: 'light' | 'dark') => string;
  sides: Side[];
  /** Their additions to the frame's style sheet. */
  styles: string;
  /** Changes to the owner's wishes. */
  notes: string[];
}

export async function makeTheme({ editions, owner }: Site, options: Options): Promise<Theme> {
  const token = await readTokens(options);
  const { colours, notes } = pageColours(editions[0]?.pages ?? [], owner.accent, token);
  const sides = wheelSides(colours);
  const names = editions.flatMap(({ pages }) => pages.map(({ texts }) => texts.link));
  return {
    colour: (of, page, scheme = 'dark') => token(of, colours[page] ?? { hue: 0 }, { scheme }),
    sides,
    styles:
      colourStyles(colours) +
      nameStyles(editions.map(({ content }) => content.owner.owner.name)) +
      wheelStyles(sides) +
      facetStyles(names, sides.length),
    notes,
  };
}
