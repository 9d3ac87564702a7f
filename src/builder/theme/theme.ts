import type { Site } from '../content/content.ts';
import { pageColours, type Token, tokenColour } from './colours.ts';
import { nameStyles } from './nameStyles.ts';
import { type Side, wheelSides, wheelStyles } from './wheel.ts';

/** How the site looks: what follows from its hues and its owner's name. */
export interface Theme {
  /** A token's colour on a page as #rrggbb. */
  colour: (token: Token, page: string) => string;
  sides: Side[];
  /** Their additions to the frame's style sheet. */
  styles: string;
}

export function makeTheme({ editions, owner }: Pick<Site, 'editions' | 'owner'>): Theme {
  const colours = pageColours(editions[0]?.pages ?? [], owner.accent);
  const sides = wheelSides(colours);
  const names = editions.map(({ content }) => content.owner.owner.name);
  return {
    colour: (token, page) => tokenColour(token, colours[page] ?? { hue: 0 }),
    sides,
    styles: nameStyles(names) + wheelStyles(sides),
  };
}
