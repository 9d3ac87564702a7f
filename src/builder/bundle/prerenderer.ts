import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type * as Render from '../../prerender/render.tsx';
import { hash } from '../shared/hash.ts';
import { fileBeside } from './modules.ts';
import { browserOnly, virtualBeside } from './plugins.ts';
import { namesOfStyles, type Styles } from './styles.ts';

export type Prerenderer = typeof Render;

/** Opens a bundler for the code that renders pages as HTML. It is bundled once for all editions, and loaded once for each. */
export async function openPrerenderers(
  shared: esbuild.BuildOptions,
  { root, cacheDir }: { root: string; cacheDir: string },
  styles: () => Styles | undefined,
) {
  let loaders: Map<string, string> = new Map();
  /** the last ones, by their code: a change to one language reloads that alone */
  let loaded: Map<string, Prerenderer> = new Map();
  const context = await esbuild.context({
    ...shared,
    entryPoints: ['src/prerender/render.tsx'],
    packages: 'external',
    platform: 'node',
    plugins: [virtualBeside(() => loaders, root), namesOfStyles(root, () => styles()?.names), browserOnly],
  });
  return {
    /**
     * @param editions the virtual modules of each
     * @param given the modules that load the pages' components
     * @returns in the same order
     */
    async rebuild(editions: Map<string, string>[], given: Map<string, string>): Promise<Prerenderer[]> {
      loaders = given;
      const { outputFiles = [] } = await context.rebuild();
      const code = outputFiles[0]?.text;
      if (!code) throw new Error('the prerendering bundle is empty');
      const current = await Promise.all(
        editions.map(async (modules) => {
          const key = hash(code, JSON.stringify([...modules]));
          return [key, loaded.get(key) ?? (await load(code, modules, cacheDir))] as const;
        }),
      );
      loaded = new Map(current);
      return current.map(([, prerenderer]) => prerenderer);
    },
    dispose: () => context.dispose(),
  };
}

/**
 * @param cacheDir inside the project, so that the module finds its packages
 */
async function load(code: string, modules: Map<string, string>, cacheDir: string): Promise<Prerenderer> {
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
