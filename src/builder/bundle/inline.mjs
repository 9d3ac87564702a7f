import * as esbuild from 'esbuild';

/**
 * Opens a bundler for the scripts that are inline in the pages.
 *
 * @param {{ root: string, target: string[] }} options
 */
export async function openInline({ root, target }) {
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
      const [start = '', unknown = ''] = outputFiles.map(({ text }) => text.trim());
      return { start, unknown };
    },
    dispose: () => context.dispose(),
  };
}
