// What the code imports, as esbuild found it in the prerenderer's run.
import { extname } from 'node:path';
import { join } from 'node:path/posix';
import type { Metafile, Plugin } from 'esbuild';
import type { SitePage } from '../content/content.ts';
import { pathBelow } from '../shared/outputFile.ts';
import { componentOf, ENTRY, PROSE } from './modules.ts';
import { IMPORTS } from './react.ts';

type Inputs = Metafile['inputs'];
export type Pages = Pick<SitePage, 'name' | 'definition'>[];

/**
 * A file and all files that it imports, directly or indirectly, each after its own imports.
 *
 * @param options `dynamic`: follow dynamic imports, too; `reached`: left out, and added to
 */
function filesFrom(
  inputs: Inputs,
  file: string,
  { dynamic = false, reached = new Set<string>() }: { dynamic?: boolean; reached?: Set<string> } = {},
): string[] {
  if (reached.has(file)) return [];
  reached.add(file);
  const followed = (inputs[file]?.imports ?? []).filter(
    ({ kind, external }) =>
      !external && (kind === 'import-statement' || (dynamic && kind === 'dynamic-import')),
  );
  return [...followed.flatMap(({ path }) => filesFrom(inputs, path, { dynamic, reached })), file];
}

/**
 * The files that every page has before any other: the frame's, and those that the first page shares with other
 * pages. esbuild splits by the set of entries that reach a file (https://esbuild.github.io/api/#splitting) and would make a
 * dozen files of them: 1.7 kB and ten requests more. test/e2e/budget.spec.ts counts them.
 */
export function sharedFiles(inputs: Inputs, pages: Pages): string[] {
  const [first, ...others] = pages
    .filter(({ definition }) => !definition.isDocument)
    .map(({ name }) => componentOf(name));
  const ofOthers = new Set(others.flatMap((page) => filesFrom(inputs, page, { dynamic: true })));
  const common = first ? filesFrom(inputs, first).filter((file) => ofOthers.has(file)) : [];
  const ofFrame = filesFrom(inputs, ENTRY).filter((file) => file !== ENTRY);
  return [...new Set([...ofFrame, ...common])];
}

/** Style sheets by where they are needed. */
export interface Sheets {
  /** Those of the frame around every page, in the order of the imports. */
  frame: string[];
  /** By page, those that it needs in addition; for a document, all that it needs. */
  pages: Record<string, string[]>;
}

export function sheetsIn(inputs: Inputs, pages: Pages, shared: string[]): Sheets {
  const sheets = (files: string[]) => files.filter((file) => extname(file) === '.css');
  const ofPages = pages.map(({ name, definition: { isDocument } }) => {
    const reached = new Set(isDocument ? [] : shared);
    return [name, sheets(filesFrom(inputs, componentOf(name), { dynamic: true, reached }))];
  });
  const ofProse = sheets(filesFrom(inputs, PROSE.file, { reached: new Set(shared) }));
  return { frame: sheets(shared), pages: { ...Object.fromEntries(ofPages), [PROSE.name]: ofProse } };
}

const NAMESPACE = 'together';

/** How esbuild names a file that is an entry, or that is loaded on demand. */
export const entryName = (file: string) => `${NAMESPACE}:${file}`;

/** Lets the entry, and each script that is loaded on demand, reach the files that all of them share. */
export function together(root: string, shared: () => string[]): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(\.|src\/main\.tsx$)/ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import' && kind !== 'entry-point') return undefined;
        return { path: join(pathBelow(root, resolveDir), path), namespace: NAMESPACE };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: [
          ...IMPORTS,
          ...shared()
            .filter((file) => /\.tsx?$/.test(file))
            .map((file) => `import './${file}';`),
          `export * from './${path}';`,
        ].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
