import { join } from 'node:path/posix';
import type { Plugin } from 'esbuild';
import { pathBelow } from '../shared/outputFile.ts';

/**
 * Modules that all scripts share one file for: the frame, which is there before any other, and small ones of several pages. esbuild
 * splits by the set of entries that reach a module (https://esbuild.github.io/api/#splitting) and would make a dozen files of
 * them: 1.7 kB and ten requests more. test/e2e/budget.spec.ts counts them.
 */
export const TOGETHER = [
  'src/App.tsx',
  'src/browser/draft.ts',
  'src/components/basic/Picture.tsx',
  'src/components/frame/ProfileLinks.tsx',
  'src/components/header/PageTitle.tsx',
  'src/components/text/SectionHeading.tsx',
  'src/hooks/useInView.ts',
  'src/motion/graphemes.ts',
  'src/motion/time.ts',
];

const NAMESPACE = 'together';

/** How esbuild names a file that is an entry, or that is loaded on demand. */
export const entryName = (file: string) => `${NAMESPACE}:${file}`;

/** Lets the entry, and each script that is loaded on demand, reach the files that all of them share. */
export function together(root: string): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(\.|src\/main\.tsx$)/ }, ({ path, kind, resolveDir }) => {
        if (kind !== 'dynamic-import' && kind !== 'entry-point') return undefined;
        return { path: join(pathBelow(root, resolveDir), path), namespace: NAMESPACE };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: [...TOGETHER.map((file) => `import './${file}';`), `export * from './${path}';`].join('\n'),
        resolveDir: root,
      }));
    },
  };
}
