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

/** The rules of the document's root in src/styles/tokens.css. */
const RULES = [
  ...(await readFile(join(root, FILE), 'utf8'))
    .replace(/\/\*.*?\*\//gs, '')
    .matchAll(/^(?:@media ([^{]*) \{\n +)?:root(?=[\s,])[^{]*\{([^}]*)\}/gm),
].map(([, conditions = '', body = '']) => ({
  conditions: conditions.match(/print|\([^)]*\)/g) ?? [],
  tokens: [...body.matchAll(/(--[\w-]+):([^;]*);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  ),
}));

const known = new Map<string, Map<string, string>>();

/** The tokens on a screen with these settings; conditions on anything else don't hold. */
function tokensFor(setting: Setting): Map<string, string> {
  const holding = [`(prefers-color-scheme: ${setting.scheme})`, `(prefers-contrast: ${setting.contrast})`];
  const key = holding.join();
  const rules = RULES.filter(({ conditions }) => conditions.every((each) => holding.includes(each)));
  const tokens = known.get(key) ?? new Map(rules.flatMap((rule) => rule.tokens));
  known.set(key, tokens);

  return tokens;
}

/**
 * A token's colour for a page's, as #rrggbb; culori converts it.
 *
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
export function token(name: string, of: PageColour, setting: Setting): string {
  const tokens = tokensFor(setting);

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
}

/** Each page's colour, and a function for those of its tokens. */
export function coloursOf(...given: Parameters<typeof pageColours>) {
  const colours = pageColours(...given);
  const colour = (name: string, page: string, setting: Partial<Setting> = {}) =>
    token(name, colours[page] ?? { hue: 0 }, { scheme: 'dark', ...setting });

  return { colours, colour };
}
