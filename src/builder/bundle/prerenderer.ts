import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type * as Render from '../../prerender/render.tsx';
import { hash } from '../shared/hash.ts';
import { eachWhenChanged, whenChanged } from '../shared/whenChanged.ts';
import { ENTRY, fileBeside } from './modules.ts';
import { browserOnly, jsxRuntime, virtualBeside } from './plugins.ts';
import { namesOfStyles, type Styles } from './styles.ts';

export type Prerenderer = typeof Render;

const RENDER = 'src/prerender/render.tsx';

interface PrerenderSources {
  /** The modules that load the pages' components. */
  loaders: Map<string, string>;
  /** Of classes, by CSS module. */
  names: Styles['names'];
}

interface Loaded {
  code: string;
  modules: Map<string, string>;
}

/** Opens a bundler for the code that renders pages as HTML. It is bundled once for all editions, and loaded once for each. */
export async function openPrerenderers(
  shared: esbuild.BuildOptions,
  { root, cacheDir }: { root: string; cacheDir: string },
) {
  let given: PrerenderSources = { loaders: new Map(), names: {} };
  const loaded = eachWhenChanged(({ code, modules }: Loaded) => load(code, modules, cacheDir));
  const context = await esbuild.context({
    ...shared,
    entryPoints: [RENDER, ENTRY], // the second for what it imports
    packages: 'external',
    platform: 'node',
    plugins: [
      jsxRuntime(root),
      virtualBeside(() => given.loaders, root),
      namesOfStyles(root, () => given.names),
      browserOnly,
    ],
  });
  const bundle = whenChanged(async (now: PrerenderSources) => {
    given = now;
    const { outputFiles = [], metafile } = await context.rebuild();
    const code = outputFiles.find(({ path }) => path.endsWith('render.js'))?.text;
    if (!code || !metafile) throw new Error('the prerendering bundle is empty');
    return { code, inputs: metafile.inputs };
  });
  return {
    /**
     * @param state of the code
     * @returns its code, and what each file imports
     */
    rebuild: (now: PrerenderSources, state: string) =>
      bundle(JSON.stringify([state, [...now.loaders], now.names]), now),

    /** @param edition `modules`: its virtual modules */
    load(code: string, { language, modules }: { language: string; modules: Map<string, string> }) {
      return loaded(language, hash(code, JSON.stringify([...modules])), { code, modules });
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
