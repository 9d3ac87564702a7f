import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import type { AtRule, Node, Rule } from 'postcss';
import postcss from 'postcss';

const FILE = 'src/styles/tokens.css';

/**
 * A page's colour. The build's own has a hue alone; that of an owner's `accent` also has a lightness and chroma, which
 * replace those of the tokens with the same names.
 */
export interface PageColour {
  /** In degrees of OKLCH. */
  hue: number;
  /** Lightness and chroma of the accent on light grounds, such as `0.5 0.16`. */
  ink?: string;
  /** Those of fills, and of the accent on dark grounds. */
  paint?: string;
  /** The most that the page's other colours have. */
  chroma?: number;
}

/** A visitor’s system settings. */
type Setting = { scheme?: 'light' | 'dark'; contrast?: 'normal' | 'more' };

/**
 * Reads the colours of src/styles/tokens.css for link previews, icons and the browser's own controls, so that those of
 * a fork use its own colours. postcss reads the file, and culori converts the colours.
 *
 * @param colours each page's
 * @returns a token's colour on a page as #rrggbb, by default in the dark scheme
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
export async function readTokens(
  colours: Record<string, PageColour>,
  { root }: { root: string },
): Promise<(name: string, page: string, setting?: Setting) => string> {
  const colour = await openTokens({ root });
  return (name: string, page: string, setting = { scheme: 'dark' } as Setting) =>
    colour(name, colours[page] ?? { hue: 0 }, setting);
}

/** The same for any colour that a page may have. */
export async function openTokens({
  root,
}: {
  root: string;
}): Promise<(name: string, of: PageColour, setting: Setting) => string> {
  const sheet = postcss.parse(await readFile(join(root, FILE), 'utf8'), { from: FILE });
  const tokensIn = (setting: Setting) => {
    const tokens: Map<string, string> = new Map();
    sheet.walkDecls(/^--/, ({ prop, value, parent }) => {
      if (parent?.type === 'rule' && isRoot(parent) && holds(parent.parent, setting)) tokens.set(prop, value);
    });
    return tokens;
  };
  return function colour(name, of, setting) {
    const tokens = tokensIn(setting);
    for (const [key, value] of Object.entries(of)) tokens.set(`--${key}`, String(value));
    const value = resolve(`var(--${name})`, tokens);
    const hex = formatHex(parse(value));
    if (!hex) throw new Error(`${FILE}, --${name}: "${value}" isn’t a colour`);
    return hex;
  };
}

const isRoot = ({ selectors }: Rule) => (selectors as string[]).includes(':root');

/**
 * @param place of a rule: the sheet, or a media rule
 * @returns whether the rule applies on a screen with these settings
 */
function holds(place: Node | undefined, { scheme, contrast }: Setting): boolean {
  if (place?.type !== 'atrule') return true;
  const { params } = place as AtRule;
  return params.split(' and ').every((condition) => {
    if (condition === 'screen') return true;
    if (condition === '(prefers-color-scheme: dark)') return scheme === 'dark';
    return condition === '(prefers-contrast: more)' && contrast === 'more';
  });
}

/**
 * @returns the value without references to other tokens, and with the lesser of two numbers in place of `min()`
 */
function resolve(value: string, tokens: Map<string, string>): string {
  const whole = value.replaceAll(/var\((--[\w-]+)(?:, ([\d. ]+))?\)/g, (_, name, otherwise) => {
    const found = tokens.get(name) ?? otherwise;
    if (found === undefined) throw new Error(`${FILE} has no ${name}: put it back`);
    return resolve(found, tokens);
  });
  return whole.replaceAll(/min\(([\d.]+), ([\d.]+)\)/g, (_, one, other) =>
    String(Math.min(Number(one), Number(other))),
  );
}
