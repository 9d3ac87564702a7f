import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';

import { type PageColour, pageColours } from '../../src/builder/theme/colours.ts';
import { root } from './project.ts';

const FILE = 'src/styles/tokens.css';

/** A visitor’s system settings. */
interface Setting {
  scheme: 'light' | 'dark';
  contrast?: 'normal' | 'more';
}

/** A token's colour for a page's, as #rrggbb. */
type Token = (name: string, of: PageColour, setting: Setting) => string;

/**
 * Reads the colours of the document's root from src/styles/tokens.css; culori converts them.
 *
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
async function readTokens({ root }: { root: string }): Promise<Token> {
  const css = (await readFile(join(root, FILE), 'utf8')).replace(/\/\*.*?\*\//gs, '');
  const rules = [...css.matchAll(/^(?:@media ([^{]*) \{\n +)?:root(?=[\s,])[^{]*\{([^}]*)\}/gm)].map(
    ([, conditions = '', body = '']) => ({
      conditions: conditions.match(/print|\([^)]*\)/g) ?? [],
      tokens: [...body.matchAll(/(--[\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [name, value]),
    }),
  );
  const known = new Map<string, Map<string, string>>();
  /** The tokens on a screen with these settings; conditions on anything else don't hold. */
  const tokensFor = ({ scheme, contrast }: Setting): Map<string, string> => {
    const holding = [`(prefers-color-scheme: ${scheme})`, `(prefers-contrast: ${contrast})`];
    const all = rules.filter(({ conditions }) => conditions.every((each) => holding.includes(each)));
    return new Map(all.flatMap(({ tokens }) => tokens as [string, string][]));
  };
  return function token(name, of, setting) {
    const key = JSON.stringify(setting);
    const tokens = known.get(key) ?? tokensFor(setting);
    known.set(key, tokens);
    const expanded = (text: string): string =>
      text.replace(/var\(--([\w-]+)(?:, ([^)]*))?\)/g, (_, each: string, fallback?: string) => {
        const own = each === 'hue' || each === 'chroma' ? of[each] : undefined;
        const value = own ?? tokens.get(`--${each}`) ?? fallback;
        if (value === undefined) throw new Error(`${FILE} has no --${each}: put it back`);
        return expanded(String(value));
      });
    const least = (text: string) => String(Math.min(...text.split(',').map(Number)));
    const value = expanded(`var(--${name})`).replace(/min\((.*?)\)/g, (_, numbers: string) => least(numbers));
    const hex = formatHex(parse(value.trim()));
    if (!hex) throw new Error(`${FILE}, --${name}: isn’t a colour`);
    return hex;
  };
}

export const token = await readTokens({ root });

/** Each page's colour, and a function for those of its tokens. */
export function coloursOf(...given: Parameters<typeof pageColours>) {
  const colours = pageColours(...given);
  const colour = (name: string, page: string, setting: Partial<Parameters<typeof token>[2]> = {}) =>
    token(name, colours[page] ?? { hue: 0 }, { scheme: 'dark', ...setting });
  return { colours, colour };
}
