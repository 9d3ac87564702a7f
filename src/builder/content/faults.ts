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
}

/** How much of a value is shown, in characters. */
const LONGEST = 60;

/** All faults in the content as one error: a line for each, with file, entry, value and fix. */
export class ContentError extends Error {
  /**
   * @param faults one that belongs to no entry, such as a broken link in a built page, is a complete sentence
   * @param hint a last line for all of them
   */
  constructor(faults: (Fault | string)[], hint: string = '') {
    const lines = faults.map((fault) => (typeof fault === 'string' ? fault : formatFault(fault)));
    const count = lines.length === 1 ? 'a fault' : `${lines.length} faults`;
    super(`The content has ${count}:\n${lines.map((line) => `  ${line}\n`).join('')}${hint}`.trim());
    this.name = 'ContentError';
  }
}

/** @param file of the content, without extension */
export const contentFile = (file: string) => `src/content/${file}.ts`;

/** @returns such as `src/content/skills.ts, skills[2].image.alt: has no alt text` */
export function formatFault({ file, path, value, message }: Fault): string {
  if (!path?.length) return `${file} ${message}`;
  const written = /^(string|number|boolean)$/.test(typeof value) ? JSON.stringify(value) : '';
  const quoted = written.length > LONGEST ? `${written.slice(0, LONGEST)}…"` : written;
  return `${formatPlace(file, path)}${quoted && ` = ${quoted}`}: ${message}`;
}

/** Such as `src/content/skills.ts, skills[2].image.alt`. */
export function formatPlace(file: string, path: PropertyKey[]): string {
  const keys = path.map((key, i) =>
    typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`,
  );
  return `${file}, ${keys.join('')}`;
}
