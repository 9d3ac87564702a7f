import type { Plugin } from 'esbuild';

/** The packages that have a file of their own, which stays in visitors' caches when the site changes. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** Imports all of them. */
export const IMPORTS = PACKAGES.map((name) => `import '${name}';`);

/**
 * An entry that only evaluates these packages, in a task of its own (loading/start.ts). What it shares with the others, which is
 * the packages, esbuild puts into one file.
 */
export const REACT = 'react:all';

/** What React asks for and the site doesn't have, by these names; the site's code writes `window.navigation`. */
export const DEFINE = {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  // React would navigate to show that a transition is pending, but only the site may add history entries.
  navigation: 'undefined',
  setImmediate: 'undefined',
};

export function reactApart(root: string): Plugin {
  return {
    name: 'react',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^react:all$/ }, ({ path }) => ({ path, namespace: 'react' }));
      onLoad({ filter: /.*/, namespace: 'react' }, () => ({
        contents: IMPORTS.join('\n'),
        resolveDir: root,
      }));
    },
  };
}
