import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import postcss from 'postcss';

const FILE = 'src/styles/tokens.css';

/**
 * A page's colour. The build's own has a hue alone; that of an owner's `accent` also has a lightness and chroma, which
 * replace those of the tokens with the same names.
 *
 * @typedef {object} PageColour
 * @property {number} hue in degrees of OKLCH
 * @property {string} [ink] lightness and chroma of the accent on light grounds, such as `0.5 0.16`
 * @property {string} [paint] those of fills, and of the accent on dark grounds
 * @property {number} [chroma] the most that the page's other colours have
 */

/** @typedef {{ scheme?: 'light' | 'dark', contrast?: 'normal' | 'more' }} Setting a visitor’s system settings */

/**
 * Reads the colours of src/styles/tokens.css for link previews, icons and the browser's own controls, so that those of
 * a fork use its own colours. postcss reads the file, and culori converts the colours.
 *
 * @param {Record<string, PageColour>} colours each page's
 * @param {{ root: string }} options
 * @returns {Promise<(name: string, page: string, setting?: Setting) => string>} a token's colour on a page as #rrggbb, by default
 *   in the dark scheme
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
export async function readTokens(colours, { root }) {
  const colour = await openTokens({ root });
  return (
    /** @type {string} */ name,
    /** @type {string} */ page,
    setting = /** @type {Setting} */ ({ scheme: 'dark' }),
  ) => colour(name, colours[page] ?? { hue: 0 }, setting);
}

/**
 * The same for any colour that a page may have.
 *
 * @param {{ root: string }} options
 * @returns {Promise<(name: string, of: PageColour, setting: Setting) => string>}
 */
export async function openTokens({ root }) {
  const sheet = postcss.parse(await readFile(join(root, FILE), 'utf8'), { from: FILE });
  /** @param {Setting} setting */
  const tokensIn = (setting) => {
    /** @type {Map<string, string>} */
    const tokens = new Map();
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

/** @param {import('postcss').Rule} rule */
const isRoot = ({ selectors }) => /** @type {string[]} */ (selectors).includes(':root');

/**
 * @param {import('postcss').Node | undefined} place of a rule: the sheet, or a media rule
 * @param {Setting} setting
 * @returns {boolean} whether the rule applies on a screen with these settings
 */
function holds(place, { scheme, contrast }) {
  if (place?.type !== 'atrule') return true;
  const { params } = /** @type {import('postcss').AtRule} */ (place);
  return params.split(' and ').every((condition) => {
    if (condition === 'screen') return true;
    if (condition === '(prefers-color-scheme: dark)') return scheme === 'dark';
    return condition === '(prefers-contrast: more)' && contrast === 'more';
  });
}

/**
 * @param {string} value
 * @param {Map<string, string>} tokens
 * @returns {string} the value without references to other tokens, and with the lesser of two numbers in place of `min()`
 */
function resolve(value, tokens) {
  const whole = value.replaceAll(/var\((--[\w-]+)(?:, ([\d. ]+))?\)/g, (_, name, otherwise) => {
    const found = tokens.get(name) ?? otherwise;
    if (found === undefined) throw new Error(`${FILE} has no ${name}: put it back`);
    return resolve(found, tokens);
  });
  return whole.replaceAll(/min\(([\d.]+), ([\d.]+)\)/g, (_, one, other) =>
    String(Math.min(Number(one), Number(other))),
  );
}
