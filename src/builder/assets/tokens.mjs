import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatHex, parse } from 'culori';
import postcss from 'postcss';

const FILE = 'src/styles/tokens.css';

/** @typedef {{ scheme?: 'light' | 'dark', contrast?: 'normal' | 'more' }} Setting a visitor’s system settings */

/**
 * Reads the colours of src/styles/tokens.css for link previews, icons and the browser's own controls, so that those of
 * a fork use its own colours. postcss reads the file, and culori converts the colours.
 *
 * @param {Record<string, number>} hues each page's
 * @param {{ root: string }} options
 * @returns {Promise<(name: string, page: string, setting?: Setting) => string>} a token's colour on a page as #rrggbb, by default
 *   in the dark scheme
 * @throws {Error} when the file has no such token, or its value isn't a colour
 */
export async function readTokens(hues, { root }) {
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
  return function colour(name, page, setting = { scheme: 'dark' }) {
    const tokens = tokensIn(setting).set('--hue', String(hues[page]));
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
 * @returns {string} the value without references to other tokens
 */
function resolve(value, tokens) {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`${FILE} has no ${name}: put it back`);
    return resolve(found, tokens);
  });
}
