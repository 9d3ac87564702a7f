import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { fileBeside, LOADERS } from './modules.ts';

/** Leaves out modules that only browsers import, on demand, and that Node can't load: prerendering never needs them. */
export const browserOnly: Plugin = {
  name: 'browser-only',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/engine\.ts$/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /\?worker$/ }, ({ path }) => ({ path, namespace: 'worker' }));
    onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: "export default ''" }));
  },
};

/** Gives the site's code a JSX runtime that marks texts in another language. */
export const jsxRuntime = (root: string): Plugin => ({
  name: 'jsx-runtime',
  setup({ onResolve }) {
    const own = join(root, 'src/shared/jsxRuntime.ts');
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
      importer.startsWith(join(root, 'src')) && importer !== own ? { path: own } : undefined,
    );
  },
});

/**
 * @param name of a virtual module
 * @returns what is wrong with importing it, and the fix
 */
const unknown = (name: string): string =>
  name.startsWith('#site/content/')
    ? `There is no ${name}: its page was removed, so remove the code that shows its content, or restore the page`
    : `There is no ${name}: add it to src/builder/bundle/modules.ts`;

/** Provides the site's code with its virtual modules (modules.ts). */
export function virtual(modules: () => Map<string, string> | undefined, root: string): Plugin {
  return {
    name: 'virtual',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#site\// }, ({ path }) => ({ path, namespace: 'virtual' }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, ({ path }) => {
        const contents = modules()?.get(path);
        return contents === undefined
          ? { errors: [{ text: unknown(path) }] }
          : { contents, resolveDir: root };
      });
    },
  };
}

/**
 * Keeps the virtual modules out of the bundle, as files beside it, so that one bundle serves every edition. Only the
 * modules that load the pages' components are in it.
 *
 * @param loaders the modules that load the pages' components
 */
export function virtualBeside(loaders: () => Map<string, string>, root: string): Plugin {
  return {
    name: 'virtual-beside',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^#site\// }, ({ path }) =>
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
