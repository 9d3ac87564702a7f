import { pageColours } from '../../src/builder/theme/colours.ts';
import { readTokens } from '../../src/builder/theme/tokens.ts';
import { root } from './project.ts';

const token = await readTokens({ root });

/** Each page's colour, and a function for those of its tokens. */
export function coloursOf(
  pages: Parameters<typeof pageColours>[0],
  accent: Parameters<typeof pageColours>[1] = undefined,
) {
  const { colours, notes } = pageColours(pages, accent, token);
  const colour = (name: string, page: string, setting: Partial<Parameters<typeof token>[2]> = {}) =>
    token(name, colours[page] ?? { hue: 0 }, { scheme: 'dark', ...setting });
  return { colours, notes, colour };
}
