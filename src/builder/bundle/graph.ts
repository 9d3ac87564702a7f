import { basename, extname } from 'node:path';
import * as esbuild from 'esbuild';
import type { Page } from '../content/content.ts';
import { componentOf, LOADERS, PROSE } from './modules.ts';
import { virtualBeside } from './plugins.ts';
import { TOGETHER } from './together.ts';

const ENTRY = 'src/main.tsx';

/** Style sheets that no page needs before the first input. */
const LATER = ['src/styles/touched.css'];

/** The site's own files, by where they are needed. */
export interface Graph {
  /** The style sheets of the frame around every page, in the order of the imports. */
  frame: string[];
  /** By page name, the style sheets that it needs in addition (for a document, all that it needs); and those loaded later, by file name. */
  pages: Record<string, string[]>;
}

export type Pages = Pick<Page, 'name' | 'definition'>[];

/**
 * Opens a reader of the site's imports; `read` parses only the files that have changed since its last call.
 *
 * @param options `external`: packages that are not bundled
 */
export async function openGraph({ root, external }: { root: string; external: string[] }) {
  let loaders: Map<string, string> = new Map();
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: [ENTRY, ...TOGETHER, ...LOADERS],
    bundle: true,
    external: [...external, '*?worker'],
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'empty', '.svg': 'empty' },
    logLevel: 'silent',
    metafile: true,
    outdir: root,
    packages: 'external',
    plugins: [virtualBeside(() => loaders, root)],
    splitting: true,
    write: false,
  });
  return {
    /**
     * @param given the modules that load their components
     */
    async read(pages: Pages, given: Map<string, string>): Promise<Graph> {
      loaders = given;
      const { metafile } = await context.rebuild();
      return describe(metafile.inputs, pages);
    },
    dispose: () => context.dispose(),
  };
}

function describe(inputs: esbuild.Metafile['inputs'], pages: Pages): Graph {
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
  const entry = [...TOGETHER, ENTRY].flatMap((file) => filesFrom(file, { dynamic: false, reached }));
  const frame = sheets(entry);
  const ofPages = pages.map(({ name, definition: { isDocument } }) => {
    const reached = new Set(isDocument ? [] : entry);
    return [name, sheets(filesFrom(componentOf(name), { dynamic: true, reached }))];
  });
  const ofProse = sheets(filesFrom(PROSE.file, { dynamic: false, reached: new Set(entry) }));
  return {
    frame,
    pages: Object.fromEntries([
      ...ofPages,
      [PROSE.name, ofProse],
      ...LATER.map((file) => [basename(file, '.css'), [file]]),
    ]),
  };
}
