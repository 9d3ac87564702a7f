import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileBeside } from './modules.mjs';

/** The modules that every page's first view needs, and some that are too small for requests of their own. */
const SHARED = [
  'src/main.tsx',
  'src/components/basic/LatticeCells.tsx',
  'src/components/basic/Picture.tsx',
  'src/components/frame/ProfileLinks.tsx',
  'src/hooks/useInView.ts',
  'src/motion/graphemes.ts',
];

/**
 * Makes the entry and the scripts that it loads import the same modules, so that esbuild puts these into one file instead of
 * a dozen small ones (1.7 kB and ten requests less; test/e2e/budget.spec.ts counts them). Nothing but the split
 * changes: esbuild splits by the set of entries that reach a module, https://esbuild.github.io/api/#splitting.
 *
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function sharedByPages(root) {
  const imports = SHARED.map((file) => `import ${JSON.stringify(join(root, file))};`).join('\n');
  return {
    name: 'shared-by-pages',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/(pages\/\w+|main|routing\/change\/change)\.tsx?$/ }, async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\n${imports}`,
        loader: 'tsx',
      }));
    },
  };
}

/**
 * Takes packages from a file that is bundled already. All modules import them through one, so that each script has one import
 * statement for them instead of one for each of its modules (0.3 kB less on Home).
 *
 * @param {string[]} packages
 * @param {{ from: string, names: string[] }} file its address, and what it exports
 * @returns {import('esbuild').Plugin}
 */
export function imported(packages, { from, names }) {
  return {
    name: 'imported',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[\w-]+(\/[\w-]+)?$/ }, ({ path }) =>
        packages.includes(path) ? { path: 'packages', namespace: 'imported', sideEffects: false } : undefined,
      );
      onResolve({ filter: /.*/, namespace: 'imported' }, () => ({
        path: from,
        external: true,
        sideEffects: false,
      }));
      onLoad({ filter: /.*/, namespace: 'imported' }, () => ({
        contents: `export { ${names.join(', ')} } from ${JSON.stringify(from)};`,
      }));
    },
  };
}

/**
 * Leaves out modules that only browsers import, on demand, and that Node can't load: prerendering never needs them.
 *
 * @type {import('esbuild').Plugin}
 */
export const browserOnly = {
  name: 'browser-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\.ts$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /\?worker$/ }, ({ path }) => ({ path, namespace: 'worker' }));
    onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: "export default ''" }));
  },
};

/**
 * Gives the site's code its virtual modules (modules.mjs).
 *
 * @param {() => Map<string, string> | undefined} modules
 * @returns {import('esbuild').Plugin}
 */
export function virtual(modules) {
  return {
    name: 'virtual',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, ({ path }) => {
        const [namespace, name] = path.split(':');
        return { path: String(name), namespace: String(namespace) };
      });
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => {
        const name = `virtual:${path}`;
        const contents = modules()?.get(name);
        return contents === undefined
          ? { errors: [{ text: `There is no ${name}: src/builder/bundle/modules.mjs makes these modules` }] }
          : { contents };
      });
    },
  };
}

/**
 * Leaves the virtual modules out of the bundle, which then serves every edition: they are files beside it.
 *
 * @type {import('esbuild').Plugin}
 */
export const virtualBeside = {
  name: 'virtual-beside',
  setup({ onResolve }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path: fileBeside(path), external: true }));
  },
};
