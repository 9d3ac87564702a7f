import type { Site } from '../content/content.ts';
import { pageColours, type Token, tokenColour } from './colours.ts';
import { nameStyles } from './nameStyles.ts';
import { type Facet, wheelFacets, wheelStyles } from './wheel.ts';

/** How the site looks: what follows from its hues and its owner's name. */
export interface Theme {
  /** A token's colour on a page as #rrggbb. */
  colour: (token: Token, page: string) => string;
  facets: Facet[];
  /** Their additions to the frame's style sheet. */
  styles: string;
}

export function makeTheme({ editions, owner }: Pick<Site, 'editions' | 'owner'>): Theme {
  const colours = pageColours(editions[0]?.pages ?? [], owner.accent);
  const facets = wheelFacets(colours);
  const names = editions.map(({ content }) => content.owner.owner.name);

  return {
    colour: (token, page) => tokenColour(token, colours[page] ?? { hue: 0 }),
    facets,
    styles: nameStyles(names) + wheelStyles(facets),
  };
}
