import { basename } from 'node:path';
import * as esbuild from 'esbuild';

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
  return {
    /**
     * @returns each file's code
     */
    async rebuild(): Promise<Record<keyof typeof entryPoints, string>> {
      const { outputFiles } = await context.rebuild();
      const codes = outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()] as const);
      return Object.fromEntries(codes) as Record<keyof typeof entryPoints, string>;
    },
    dispose: () => context.dispose(),
  };
}
