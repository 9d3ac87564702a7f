import { basename, extname } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Page } from '../content/content.ts';
import { componentOf, PROSE } from './modules.ts';
import { TOGETHER } from './together.ts';

/** Style sheets that no page needs before the first input. */
const LATER = ['src/styles/touched.css'];

/** The site's style sheets, by where they are needed. */
export interface Sheets {
  /** Those of the frame around every page, in the order of the imports. */
  frame: string[];
  /** By page name, those that it needs in addition (for a document, all that it needs); and those loaded later, by file name. */
  pages: Record<string, string[]>;
}

export type Pages = Pick<Page, 'name' | 'definition'>[];

/** Follows the imports of the site's code to its style sheets. */
export function sheetsIn({ inputs }: Metafile, pages: Pages): Sheets {
  /**
   * A file and all files that it imports, directly or indirectly, each after its own imports.
   *
   * @param options `dynamic`: follow dynamic imports, too
   */
  function filesFrom(
    file: string,
    { dynamic, reached = new Set() }: { dynamic: boolean; reached?: Set<string> },
  ) {
    if (reached.has(file)) return [];
    reached.add(file);
    const files: string[] = [];
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      const follows = kind === 'import-statement' || (dynamic && kind === 'dynamic-import');
      if (follows && !external) files.push(...filesFrom(path, { dynamic, reached }));
    }
    return [...files, file];
  }
  const sheets = (files: string[]) => files.filter((file) => extname(file) === '.css');

  const reached = new Set<string>();
  const shared = TOGETHER.flatMap((file) => filesFrom(file, { dynamic: false, reached }));
  const ofPages = pages.map(({ name, definition: { isDocument } }) => {
    const reached = new Set(isDocument ? [] : shared);
    return [name, sheets(filesFrom(componentOf(name), { dynamic: true, reached }))];
  });
  const ofProse = sheets(filesFrom(PROSE.file, { dynamic: false, reached: new Set(shared) }));
  return {
    frame: sheets(shared),
    pages: Object.fromEntries([
      ...ofPages,
      [PROSE.name, ofProse],
      ...LATER.map((file) => [basename(file, '.css'), [file]]),
    ]),
  };
}
