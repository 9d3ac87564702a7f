import { pageColours } from '../../src/builder/theme/colours.ts';
import { root } from './project.ts';
import { readTokens } from './tokens.ts';

export const token = await readTokens({ root });

/** Each page's colour, and a function for those of its tokens. */
export function coloursOf(...given: Parameters<typeof pageColours>) {
  const colours = pageColours(...given);
  const colour = (name: string, page: string, setting: Partial<Parameters<typeof token>[2]> = {}) =>
    token(name, colours[page] ?? { hue: 0 }, { scheme: 'dark', ...setting });
  return { colours, colour };
}
