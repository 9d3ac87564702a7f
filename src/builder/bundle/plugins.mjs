import { fileBeside, LOADERS } from './modules.mjs';

/** esbuild names the module when it lacks an export. */
const MISSING = 'packages, whose exports are listed in src/builder/bundle/react.mjs';

/**
 * Resolves packages to a file that is already bundled. All modules import them through a single module, so that each
 * script has one import statement for them instead of one for each of its modules (0.3 kB less on Home).
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
        packages.includes(path) ? { path: MISSING, namespace: 'imported', sideEffects: false } : undefined,
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

/** @param {string} name of a virtual module @returns {string} what is wrong with importing it, and the fix */
const unknown = (name) =>
  name.startsWith('virtual:content/')
    ? `There is no ${name}: its page was removed, so remove the code that shows its content, or restore the page`
    : `There is no ${name}: add it to src/builder/bundle/modules.mjs`;

/**
 * Provides the site's code with its virtual modules (modules.mjs).
 *
 * @param {() => Map<string, string> | undefined} modules
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function virtual(modules, root) {
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
          ? { errors: [{ text: unknown(name) }] }
          : { contents, resolveDir: root };
      });
    },
  };
}

/**
 * Keeps the virtual modules out of the bundle, as files beside it, so that one bundle serves every edition. Only the
 * modules that load the pages' components are in it.
 *
 * @param {() => Map<string, string>} loaders the modules that load the pages' components
 * @param {string} root
 * @returns {import('esbuild').Plugin}
 */
export function virtualBeside(loaders, root) {
  return {
    name: 'virtual-beside',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:/ }, ({ path }) =>
        LOADERS.some((name) => name === path)
          ? { path, namespace: 'loaders' }
          : { path: fileBeside(path), external: true },
      );
      onLoad({ filter: /.*/, namespace: 'loaders' }, ({ path }) => ({
        contents: loaders().get(path) ?? '',
        resolveDir: root,
      }));
    },
  };
}
