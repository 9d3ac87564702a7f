import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { shorten } from './minify.ts';

/** Opens a bundler for the scripts that are inline in the pages. */
export async function openInline({
  root,
  cacheDir,
  target,
  minify,
}: {
  root: string;
  cacheDir: string;
  target: string[];
  minify: boolean;
}) {
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
      const codes = outputFiles.map(async ({ path, text }) => [
        basename(path, '.js'),
        minify ? await shorten(text, cacheDir) : text.trim(),
      ]);
      return Object.fromEntries(await Promise.all(codes));
    },
    dispose: () => context.dispose(),
  };
}
