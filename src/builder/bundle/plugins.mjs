import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * The module that the site's own code imports as `virtual:site`.
 *
 * @typedef {object} SiteModule
 * @property {string} base
 * @property {string} siteUrl
 * @property {string} assetsUrl
 * @property {string | null} inbox
 * @property {number} buildYear
 * @property {Record<string, string>} styles the file of each page's own styles, by page
 * @property {Record<string, Record<string, import('virtual:site').BuiltImage>>} images by content file and `src`
 */

/** The modules that every page's first view needs, and one that is too small for a request of its own. */
const SHARED = [
  'src/main.tsx',
  'src/components/basic/Picture.tsx',
  'src/components/frame/ProfileLinks.tsx',
  'src/hooks/useInView.ts',
  'src/motion/graphemes.ts',
];

/**
 * Makes the entry and every page's script import the same modules, so that esbuild puts these into one file instead of
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
      onLoad({ filter: /\/src\/(pages\/\w+|main)\.tsx$/ }, async ({ path }) => ({
        contents: `${await readFile(path, 'utf8')}\n${imports}`,
        loader: 'tsx',
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
 * @param {() => SiteModule | undefined} site
 * @returns {import('esbuild').Plugin}
 */
export function virtualSite(site) {
  return {
    name: 'virtual-site',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:site$/ }, () => ({ path: 'site', namespace: 'virtual' }));
      onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
        contents: Object.entries({ ...site(), images: {} })
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
      }));
    },
  };
}

/**
 * Adds what the build knows about a content file's pictures to that file, so that no page loads this for others.
 *
 * @param {() => SiteModule | undefined} site
 * @returns {import('esbuild').Plugin}
 */
export function picturesWithContent(site) {
  return {
    name: 'pictures-with-content',
    setup({ onLoad }) {
      onLoad({ filter: /\/src\/content\/\w+\.ts$/ }, async ({ path }) => {
        const contents = await readFile(path, 'utf8');
        const images = site()?.images[basename(path, '.ts')];
        if (!images) return { contents, loader: 'ts' };
        const known = `import { images as __builtImages } from 'virtual:site';\nObject.assign(__builtImages, ${JSON.stringify(images)});`;
        return { contents: `${contents}\n${known}`, loader: 'ts' };
      });
    },
  };
}
