import { lineOf } from './lines.mjs';

/**
 * Something wrong with an entry in the content, or with something that it refers to.
 *
 * @typedef {object} Fault
 * @property {string} file such as `src/content/owner.ts`
 * @property {PropertyKey[]} [path] of the entry, beginning with the export's name; none for the file itself
 * @property {unknown} [value] the entry's value, if it has one
 * @property {string} message what is wrong, and the fix
 * @property {string} [root] the project's folder, where the line is looked up
 */

/** All faults in the content as one error: a line for each, with file, line, entry and fix. */
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
 * @returns {string} such as `src/content/skills.ts:17, skills[2].image.alt: has no alt text`
 */
export function formatFault(fault) {
  const { place } = faultParts(fault);
  return fault.path ? `${place}: ${fault.message}` : `${place} ${fault.message}`;
}

/** @param {unknown[]} faults @returns {string} the beginning of a message about them */
export const faultCount = ({ length }) => `The content has ${length === 1 ? 'a fault' : `${length} faults`}`;

/**
 * @param {Fault | string} fault
 * @returns {{ place: string, message: string }} place: its file, line and entry; '' for one that belongs to no entry
 */
export function faultParts(fault) {
  if (typeof fault === 'string') return { place: '', message: fault };
  const { file, path, message, root } = fault;
  const line = path && root ? lineOf(file, path, root) : null;
  return { place: `${file}${line ? `:${line}` : ''}${path ? `, ${formatPath(path)}` : ''}`, message };
}

/** @param {PropertyKey[]} path @returns {string} such as `skills[2].image.alt` */
export function formatPath(path) {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
