import type { Site } from '../content/content.ts';
import type { Options } from '../shared/options.ts';
import { colourStyles, pageColours } from './colours.ts';
import { charactersOf } from './font.ts';
import { pictureFile } from './images.ts';
import { nameStyles } from './nameStyles.ts';
import { readTokens } from './tokens.ts';
import { type Side, wheelSides, wheelStyles } from './wheel.ts';

/** How the site looks: what follows from its hues, its owner and its texts. */
export interface Theme {
  name: string;
  /** The owner's portrait: a file, and the point in it that stays in view. */
  portrait: string | null;
  focus: string | undefined;
  /** A token's colour on a page. */
  colour: Awaited<ReturnType<typeof readTokens>>;
  sides: Side[];
  /** Those that the fonts should contain. */
  characters: string;
  /** What they add to the frame's style sheet. */
  styles: string;
  /** What was changed of the owner's wishes. */
  notes: string[];
}

export async function makeTheme({ editions, sources, owner }: Site, options: Options): Promise<Theme> {
  const { colours, notes } = await pageColours(editions[0]?.pages ?? [], owner.accent, options);
  const sides = wheelSides(colours);
  const { name, avatar } = owner;
  return {
    name,
    portrait: pictureFile(avatar.src, options),
    focus: avatar.focus,
    colour: await readTokens(colours, options),
    sides,
    characters: charactersOf(sources),
    styles: colourStyles(colours) + nameStyles(name) + wheelStyles(sides),
    notes,
  };
}
