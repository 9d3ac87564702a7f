import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import { type MediaCondition, type Rule, type TokenOrValue, transform } from 'lightningcss';
import type { PageColour } from '../../src/builder/theme/colours.ts';

const FILE = 'src/styles/tokens.css';

/** A visitor’s system settings. */
interface Setting {
  scheme: 'light' | 'dark';
  contrast?: 'normal' | 'more';
}

/** A token's colour for a page's, as #rrggbb. */
export type Token = (name: string, of: PageColour, setting: Setting) => string;

/** Custom properties, by name. */
type Tokens = Map<string, TokenOrValue[]>;

/**
 * Reads the colours of src/styles/tokens.css. lightningcss parses the file, and culori converts the colours.
 *
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
export async function readTokens({ root }: { root: string }): Promise<Token> {
  const rules: Rule[] = [];
  const code = await readFile(join(root, FILE));
  transform({ filename: FILE, code, visitor: { StyleSheet: (sheet) => void rules.push(...sheet.rules) } });
  return function token(name, of, setting) {
    const tokens = tokensIn(rules, setting);
    const given = Object.entries(of).map(([key, value]) => [`--${key}`, String(value)] as const);
    const value = resolve([variable(`--${name}`)], { tokens, given: new Map(given) });
    const hex = formatHex(parse(value));
    if (!hex) throw new Error(`${FILE}, --${name}: isn’t a colour`);
    return hex;
  };
}

/** Stands for what no colour contains. */
const UNKNOWN = 'unknown';

const variable = (ident: string): TokenOrValue => ({ type: 'var', value: { name: { ident } } });

/** The tokens of the document's root on a screen with these settings. */
function tokensIn(rules: Rule[], setting: Setting): Tokens {
  const tokens: Tokens = new Map();
  for (const rule of rules) {
    if (rule.type === 'media') {
      const { mediaQueries } = rule.value.query;
      const holds = mediaQueries.some(
        ({ mediaType, condition }) => mediaType !== 'print' && (!condition || isTrue(condition, setting)),
      );
      if (holds) for (const [name, value] of tokensIn(rule.value.rules, setting)) tokens.set(name, value);
    }
    if (rule.type !== 'style') continue;
    const isRoot = rule.value.selectors.some(
      ([part, ...more]) => more.length === 0 && part?.type === 'pseudo-class' && part.kind === 'root',
    );
    for (const declaration of rule.value.declarations?.declarations ?? [])
      if (isRoot && declaration.property === 'custom')
        tokens.set(declaration.value.name, declaration.value.value);
  }
  return tokens;
}

/** Conditions on anything but colour scheme and contrast don't hold. */
function isTrue(condition: MediaCondition, { scheme, contrast }: Setting): boolean {
  if (condition.type === 'operation')
    return condition.conditions.every((each) => isTrue(each, { scheme, contrast }));
  if (condition.type !== 'feature' || condition.value.type !== 'plain') return false;
  const { name, value } = condition.value;
  const wanted = value.type === 'ident' ? value.value : null;
  return (
    (name === 'prefers-color-scheme' && wanted === scheme) ||
    (name === 'prefers-contrast' && wanted === contrast)
  );
}

/**
 * @param given texts that replace tokens
 * @returns the value as text, without references to other tokens, and with the least of some numbers in place
 * of `min()`
 */
function resolve(
  value: TokenOrValue[],
  { tokens, given }: { tokens: Tokens; given: Map<string, string> },
): string {
  const textOf = (part: TokenOrValue): string => {
    if (part.type === 'var') {
      const { ident } = part.value.name;
      const found = tokens.get(ident) ?? part.value.fallback;
      if (!given.has(ident) && !found) throw new Error(`${FILE} has no ${ident}: put it back`);
      return given.get(ident) ?? all(found ?? []);
    }
    if (part.type === 'function') {
      const inside = all(part.value.arguments);
      return part.value.name === 'min'
        ? String(Math.min(...inside.split(',').map(Number)))
        : `${part.value.name}(${inside})`;
    }
    if (part.type === 'color') {
      const colour = part.value;
      if (typeof colour === 'object' && colour.type === 'oklch')
        return `oklch(${colour.l} ${colour.c} ${colour.h})`;
      return typeof colour === 'object' && colour.type === 'rgb'
        ? `rgb(${colour.r} ${colour.g} ${colour.b})`
        : UNKNOWN;
    }
    if (part.type !== 'token') return UNKNOWN;
    if (part.value.type === 'comma') return ',';
    return 'value' in part.value ? String(part.value.value) : UNKNOWN;
  };
  const all = (parts: TokenOrValue[]) => parts.map(textOf).join('');
  return all(value);
}
