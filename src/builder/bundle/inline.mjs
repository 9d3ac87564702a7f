import * as esbuild from 'esbuild';
import { minify } from './minify.mjs';

/**
 * Opens a bundler for the scripts that are inline in the pages.
 *
 * @param {{ root: string, cacheDir: string, target: string[], watch: boolean }} options
 */
export async function openInline({ root, cacheDir, target, watch }) {
  const names = /** @type {const} */ (['start', 'unknown']);
  const context = await esbuild.context({
    absWorkingDir: root,
    entryPoints: names.map((name) => `src/loading/${name}.ts`),
    outdir: root,
    bundle: true,
    format: 'iife',
    logLevel: 'silent',
    minify: true,
    target,
    write: false,
  });
  return {
    /** @returns {Promise<Record<(typeof names)[number], string>>} each file's code */
    async rebuild() {
      const { outputFiles } = await context.rebuild();
      const [start = '', unknown = ''] = await Promise.all(
        outputFiles.map(({ text }) => (watch ? text.trim() : minify(text, cacheDir))),
      );
      return { start, unknown };
    },
    dispose: () => context.dispose(),
  };
}
