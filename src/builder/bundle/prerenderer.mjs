import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { hash } from '../shared/hash.mjs';
import { fileBeside } from './modules.mjs';
import { browserOnly, virtualBeside } from './plugins.mjs';
import { namesOfStyles } from './styles.mjs';

/** @typedef {typeof import('../../prerender/render.tsx')} Prerenderer */

/**
 * Opens a bundler for the code that renders pages as HTML. It is bundled once for all editions, and loaded once for each.
 *
 * @param {esbuild.BuildOptions} shared
 * @param {{ root: string, cacheDir: string }} options
 * @param {() => import('./styles.mjs').Styles | undefined} styles
 */
export async function openPrerenderers(shared, { root, cacheDir }, styles) {
  /** @type {Map<string, string>} */
  let loaders = new Map();
  /** @type {Map<string, Prerenderer>} the last ones, by their code: a change to one language reloads that alone */
  let loaded = new Map();
  const context = await esbuild.context({
    ...shared,
    entryPoints: ['src/prerender/render.tsx'],
    packages: 'external',
    platform: 'node',
    plugins: [virtualBeside(() => loaders, root), namesOfStyles(root, () => styles()?.names), browserOnly],
  });
  return {
    /**
     * @param {Map<string, string>[]} editions the virtual modules of each
     * @param {Map<string, string>} given the modules that load the pages' components
     * @returns {Promise<Prerenderer[]>} in the same order
     */
    async rebuild(editions, given) {
      loaders = given;
      const { outputFiles = [] } = await context.rebuild();
      const code = outputFiles[0]?.text;
      if (!code) throw new Error('the prerendering bundle is empty');
      const current = await Promise.all(
        editions.map(async (modules) => {
          const key = hash(code, JSON.stringify([...modules]));
          return /** @type {const} */ ([key, loaded.get(key) ?? (await load(code, modules, cacheDir))]);
        }),
      );
      loaded = new Map(current);
      return current.map(([, prerenderer]) => prerenderer);
    },
    dispose: () => context.dispose(),
  };
}

/**
 * @param {string} code
 * @param {Map<string, string>} modules
 * @param {string} cacheDir inside the project, so that the module finds its packages
 * @returns {Promise<Prerenderer>}
 */
async function load(code, modules, cacheDir) {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'render-'));
  try {
    const file = join(folder, 'render.mjs');
    const beside = [...modules].map(([name, source]) => writeFile(join(folder, fileBeside(name)), source));
    await Promise.all([writeFile(file, code), ...beside]);
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
