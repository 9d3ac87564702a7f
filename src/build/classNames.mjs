import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A class in a script as esbuild writes CSS modules there: its own name, and the one that it has in the whole site. */
const CLASS = /(?<key>(?<quote>"?)(?<local>[\w-]+)\k<quote>: ?)"(?<name>(?<module>\w+)_\k<local>)"/g;

/**
 * Three letters for each CSS module of the site and a number for each of its classes: pages are 4 % smaller. A module's
 * letters come from its own name alone, since what is in a script must change when the script's name does, and only then.
 *
 * @param {string} code a script with every CSS module, as esbuild writes it
 * @param {string[]} files among them the CSS modules
 * @returns {Map<string, string>} short names by those in the script
 * @throws {Error} when two modules come to the same letters, or the script has no classes
 */
export function shortClassNames(code, files) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  for (const file of files) {
    const module = file.match(/(\w+)\.module\.css$/)?.[1];
    if (!module) continue;
    const letters = lettersOf(module);
    const other = [...modules].find(([, taken]) => taken === letters)?.[0];
    if (other)
      throw new Error(`${file}: its classes would be called as those of ${other}: name the file otherwise`);
    modules.set(module, letters);
  }
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { groups: { module = '', name = '' } = {} } of code.matchAll(CLASS)) {
    const letters = modules.get(module);
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
 * @param {string} code
 * @param {Map<string, string>} names
 */
export function shortenInScript(code, names) {
  return code.replace(CLASS, (found, ...rest) => {
    const { key, name } = rest.at(-1);
    const short = names.get(name);
    return short ? `${key}"${short}"` : found;
  });
}

/**
 * @param {string} css
 * @param {Map<string, string>} names
 */
export function shortenInStyles(css, names) {
  return css.replace(/(?<=\.)[a-z]\w*_[\w-]+/gi, (name) => names.get(name) ?? name);
}
