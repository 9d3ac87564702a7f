import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { hash, inName } from '../shared/hash.ts';

/** The packages that are bundled apart from the site's code. */
export const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'wouter'];

/** The names that esbuild imports for JSX. */
const JSX = ['Fragment', 'jsx', 'jsxs'].map((name) => ({ from: 'react/jsx-runtime', name }));

/** Files that aren't in the browser's bundles. */
const APART = /^(builder|prerender|content)\b|\bpage\.ts$|\.d\.ts$/;

/** The names that the browser's code imports from each of these packages. */
async function importedNames(root: string): Promise<Record<string, string[]>> {
  const src = join(root, 'src');
  const files = await readdir(src, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => /\.tsx?$/.test(file) && !APART.test(file))
      .map((file) => readFile(join(src, file), 'utf8')),
  );
  const imports = texts.flatMap((text) => [...text.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)]);
  const named = imports
    .flatMap(([, list = '', from = '']) => list.split(',').map((part) => ({ from, name: part.trim() })))
    .filter(({ name }) => name && !name.startsWith('type '))
    .map(({ from, name }) => ({ from, name: name.split(' as ')[0] ?? name }));
  return Object.fromEntries(
    PACKAGES.map((wanted) => {
      const names = [...JSX, ...named].filter(({ from }) => from === wanted).map(({ name }) => name);
      return [wanted, [...new Set(names)].sort()];
    }),
  );
}

/**
 * Bundles React and the router into a file of their own: it stays in visitors' caches when the site changes. It exports
 * only the names that the site uses.
 *
 * @returns `names` are its exports
 */
export async function bundleReact({
  root,
  target,
  watch,
}: {
  root: string;
  target: string[];
  watch: boolean;
}): Promise<{ path: string; contents: string; names: string[] }> {
  const names = await importedNames(root);
  const { outputFiles = [] } = await esbuild.build({
    stdin: {
      contents: Object.entries(names)
        .map(([from, of]) => `export { ${of.join(', ')} } from '${from}';`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'esm',
    define: watch
      ? { 'process.env.NODE_ENV': '"development"' }
      : {
          'process.env.NODE_ENV': '"production"',
          __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
          // React would navigate to show that a transition is pending, but only the site may add history entries.
          navigation: 'undefined',
          setImmediate: 'undefined',
        },
    legalComments: 'none',
    logLevel: 'silent',
    minify: !watch,
    target,
    write: false,
  });
  const contents = outputFiles[0]?.text ?? '';
  const path = `assets/react-${inName(hash(contents))}.js`;
  return { path, contents, names: Object.values(names).flat() };
}
