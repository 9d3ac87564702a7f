import { placeIn } from './lines.mjs';

/**
 * Something wrong with an entry in the content, or with something that it refers to.
 *
 * @typedef {object} Fault
 * @property {string} file such as `src/content/owner.ts`
 * @property {PropertyKey[]} [path] of the entry, beginning with the export's name; none for the file itself
 * @property {unknown} [value] the entry's value, if it has one
 * @property {string} message what is wrong, and the fix
 * @property {string} [root] the project's folder, where line, column and id are looked up
 */

/** All faults in the content as one error: a line for each, with file, line, column, entry and fix. */
export class ContentError extends Error {
  /**
   * @param {(Fault | string)[]} faults one that belongs to no entry, such as a broken link in a built page, is a
   *   complete sentence
   * @param {string} [hint] a last line for all of them
   */
  constructor(faults, hint = '') {
    const lines = faults.map((fault) => (typeof fault === 'string' ? fault : formatFault(fault)));
    super(`${faultCount(faults)}:\n${lines.map((line) => `  ${line}\n`).join('')}${hint}`.trim());
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/** @param {string} file of the content, without extension */
export const contentFile = (file) => `src/content/${file}.ts`;

/**
 * @param {Fault} fault
 * @returns {string} such as `src/content/skills.ts:17:9, skills[2].image.alt of "vue": has no alt text`
 */
export function formatFault(fault) {
  const { place } = faultParts(fault);
  return fault.path ? `${place}: ${fault.message}` : `${place} ${fault.message}`;
}

/** @param {unknown[]} faults @returns {string} the beginning of a message about them */
export const faultCount = ({ length }) => `The content has ${length === 1 ? 'a fault' : `${length} faults`}`;

/**
 * @param {Fault | string} fault
 * @returns {{ place: string, message: string }} place: its file, line, column and entry; '' for one that belongs to no entry
 */
export function faultParts(fault) {
  if (typeof fault === 'string') return { place: '', message: fault };
  const { file, path, message, root } = fault;
  const at = path && root ? placeIn(file, path, root) : null;
  const where = at ? `:${at.line}:${at.column}` : '';
  const entry = path ? `, ${formatPath(path)}${at?.id ? ` of "${at.id}"` : ''}` : '';
  return { place: `${file}${where}${entry}`, message };
}

/** @param {PropertyKey[]} path @returns {string} such as `skills[2].image.alt` */
export function formatPath(path) {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
