import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { whenChanged } from '../shared/whenChanged.ts';

/** Opens a bundler for the scripts that are inline in the pages. */
export async function openInline({ root, target }: { root: string; target: string[] }) {
  const entryPoints = {
    start: 'src/loading/start.ts',
    unknown: 'src/loading/unknown.ts',
    menu: 'src/prose/menu.ts',
    story: 'src/prose/story.ts',
  };
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints,
    outdir: root,
    bundle: true,
    format: 'iife',
    logLevel: 'silent',
    minify: true,
    target,
    write: false,
  });
  const bundle = whenChanged(async () => {
    const { outputFiles } = await context.rebuild();
    const codes = outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()] as const);
    return Object.fromEntries(codes) as Record<keyof typeof entryPoints, string>;
  });
  return {
    /**
     * @param state of the code
     * @returns each file's code
     */
    rebuild: (state: string) => bundle(state, undefined),
    dispose: () => context.dispose(),
  };
}
