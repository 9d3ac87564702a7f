import { extname } from 'node:path';
import type { Metafile } from 'esbuild';
import type { SitePage } from '../content/content.ts';
import { hash } from '../shared/hash.ts';
import type { OutputFile } from '../shared/outputFile.ts';

export type Pages = Pick<SitePage, 'name' | 'definition'>[];

/** A page's component, below the project's folder. */
export const componentOf = (page: string): string => `src/pages/${page}/${page}Page.tsx`;

/** The styles of pages: they are inline in HTML, and files for those that scripts show. */
export interface Sheets {
  /** The frame's, then a page's own. */
  inline: (page: string) => { common: string; ofPage: string };
  files: OutputFile[];
  /** Of the files, by page; and of the ornaments, as `late`. */
  paths: Record<string, string>;
}

/** The name of the styles of stories and notes, and their component. */
export const PROSE = 'prose';
const PROSE_SOURCE = 'src/prose/Prose.tsx';
/** The frame of every page, with its styles. */
const FRAME = 'src/App.tsx';
/** Puts scripts into one file, whatever their styles. */
export const COMMON = 'src/common.ts';
/** The ornaments, which scripts load. */
const LATE = 'src/styles/late.css';

/**
 * Finds the style sheets that each page needs, in the order of its imports.
 *
 * @param built esbuild's record of what imports what; `textOf`: a sheet as browsers get it
 */
export function pageSheets(
  built: { inputs: Metafile['inputs']; textOf: (sheet: string) => string },
  pages: Pages,
): Sheets {
  const { inputs, textOf } = built;
  const join = (files: Iterable<string>) =>
    [...files]
      .filter((file) => extname(file) === '.css')
      .map(textOf)
      .join('');

  const inFrame = filesFrom(inputs, FRAME);
  const known = new Set([...inFrame, COMMON]);
  const printed = pages.filter(({ definition }) => definition.printed).map(({ name }) => name);
  const sources = [
    ...pages.map(({ name }) => [name, componentOf(name)] as const),
    [PROSE, PROSE_SOURCE] as const,
  ];
  const byPage = new Map(sources.map(([name, source]) => [name, join(filesFrom(inputs, source, known))]));

  const routed = [...byPage].filter(([name]) => name !== PROSE && !printed.includes(name));

  const files = [...routed, ['late', textOf(LATE)] as const].map(([name, contents]) => ({
    name,
    path: `assets/${name}-${hash(contents)}.css`,
    contents,
  }));

  const common = join(inFrame);

  return {
    inline: (page) => ({ common, ofPage: byPage.get(page) ?? '' }),
    files,
    paths: Object.fromEntries(files.map(({ name, path }) => [name, path])),
  };
}

/** A file and all that it imports, each after its own imports, but for what is known. */
function filesFrom(inputs: Metafile['inputs'], start: string, known = new Set<string>()): Set<string> {
  const found: Set<string> = new Set();
  const seen = new Set(known);

  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    // A sheet that another imports is in its text.
    for (const { path, external, kind } of inputs[file]?.imports ?? [])
      if (!external && kind !== 'dynamic-import' && kind !== 'import-rule') visit(path);
    found.add(file);
  };

  visit(start);

  return found;
}
