import { placeIn } from './lines.ts';

/** Something wrong with an entry in the content, or with something that it refers to. */
export interface Fault {
  /** Such as `src/content/owner.ts`. */
  file: string;
  /** Of the entry, beginning with the export's name; none for the file itself. */
  path?: PropertyKey[];
  /** The entry's value, if it has one. */
  value?: unknown;
  /** Says what is wrong, and the fix. */
  message: string;
  /** The project's folder, where line, column and id are looked up. */
  root?: string;
}

/** All faults in the content as one error: a line for each, with file, line, column, entry and fix. */
export class ContentError extends Error {
  readonly faults: (Fault | string)[];

  /**
   * @param faults one that belongs to no entry, such as a broken link in a built page, is a complete sentence
   * @param hint a last line for all of them
   */
  constructor(faults: (Fault | string)[], hint: string = '') {
    const lines = faults.map((fault) => (typeof fault === 'string' ? fault : formatFault(fault)));
    super(`${faultCount(faults)}:\n${lines.map((line) => `  ${line}\n`).join('')}${hint}`.trim());
    this.name = 'ContentError';
    this.faults = faults;
  }
}

/**
 * @param file of the content, without extension
 */
export const contentFile = (file: string) => `src/content/${file}.ts`;

/**
 * @returns such as `src/content/skills.ts:17:9, skills[2].image.alt of "vue": has no alt text`
 */
export function formatFault(fault: Fault): string {
  const { place } = faultParts(fault);
  return fault.path ? `${place}: ${fault.message}` : `${place} ${fault.message}`;
}

/**
 * @returns the beginning of a message about them
 */
export const faultCount = ({ length }: unknown[]): string =>
  `The content has ${length === 1 ? 'a fault' : `${length} faults`}`;

/**
 * @returns place: its file, line, column and entry; '' for one that belongs to no entry
 */
export function faultParts(fault: Fault | string): { place: string; message: string } {
  if (typeof fault === 'string') return { place: '', message: fault };
  const { file, path, message, root } = fault;
  const at = path && root ? placeIn(file, path, root) : null;
  const where = at ? `:${at.line}:${at.column}` : '';
  const entry = path ? `, ${formatPath(path)}${at?.id ? ` of "${at.id}"` : ''}` : '';
  return { place: `${file}${where}${entry}`, message };
}

/**
 * @returns such as `src/content/skills.ts, skills[2].image.alt`
 */
export const formatPlace = (file: string, path: PropertyKey[]): string => `${file}, ${formatPath(path)}`;

/**
 * @returns such as `skills[2].image.alt`
 */
export function formatPath(path: PropertyKey[]): string {
  return path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
}
