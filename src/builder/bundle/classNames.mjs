import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A class in a script as esbuild writes CSS modules there: its own name, and the one that it has in the whole site, after
 * those that it composes.
 */
const CLASS =
  /(?<![\w$-])(?<key>(?<quote>"?)(?<local>[\w-]+)\k<quote>: ?)"(?<composed>(?:[\w-]+ )*)(?<name>(?<module>\w+)_\k<local>)"/g;

/** Names in styles, and where others may stand that only look like them. */
const NAME_IN_STYLES =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|(?<![\w\\-])[a-z]\w*_[\w-]+(?![\w\\-])/gi;

/**
 * Three letters for each CSS module of the site and a number for each name in it. A module's letters come from its own
 * name alone: what is in a script must change only when the script's name does.
 *
 * @param {string} code all scripts as esbuild writes them
 * @param {Iterable<string>} files among them the CSS modules
 * @returns {Map<string, string>} short names by those in the scripts
 * @throws {Error} when two modules come to the same letters, or the scripts have no classes
 */
export function shortClassNames(code, files) {
  /** @type {Map<string, string>} */
  const lettersByModule = new Map();
  /** @type {Map<string, string>} */
  const filesByLetters = new Map();
  for (const file of new Set(files)) {
    const module = file.match(/([^/]+)\.module\.css$/)?.[1]?.replace(/\W/g, '_'); // as esbuild does
    if (!module) continue;
    const letters = lettersOf(module);
    const other = filesByLetters.get(letters);
    if (other)
      throw new Error(`The classes of ${other} and ${file} would have the same names: rename one file`);
    filesByLetters.set(letters, file);
    lettersByModule.set(module, letters);
  }
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { groups: { module = '', name = '' } = {} } of code.matchAll(CLASS)) {
    const letters = lettersByModule.get(module);
    if (!letters || names.has(name)) continue;
    const count = counts.get(module) ?? 0;
    counts.set(module, count + 1);
    names.set(name, letters + count);
  }
  if (names.size === 0) throw new Error('esbuild writes CSS modules into scripts in another way now');
  return names;
}

/** @param {string} module */
function lettersOf(module) {
  const digest = createHash('sha256').update(module).digest();
  return [0, 4, 8].map((at) => LETTERS.charAt(digest.readUInt32BE(at) % LETTERS.length)).join('');
}

/**
 * The same script with short names where CSS modules tell theirs.
 *
 * @param {string} code as esbuild writes it
 * @param {Map<string, string>} names
 */
export function shortenInScript(code, names) {
  return code.replace(CLASS, (found, ...rest) => {
    const { key, composed, name } = rest.at(-1);
    if (!names.has(name)) return found;
    const list = `${composed}${name}`.split(' ').map((each) => names.get(each) ?? each);
    return `${key}"${list.join(' ')}"`;
  });
}

/**
 * The same styles with short names of classes and of all else that esbuild names by module, such as keyframes; never in
 * strings and addresses.
 *
 * @param {string} css
 * @param {Map<string, string>} names
 */
export function shortenInStyles(css, names) {
  return css.replace(NAME_IN_STYLES, (name) => names.get(name) ?? name);
}
