import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { stateOf } from '../shared/files.ts';
import { pathBelow } from '../shared/outputFile.ts';

/**
 * An esbuild plugin: `import url from './x.ts?worker'` bundles a script for a worker and gives its address. It is
 * bundled again only when one of the site's files in it has changed.
 */
export function workers({
  root,
  define,
  target,
  minify,
}: {
  root: string;
  define: Record<string, string>;
  target: string[];
  minify: boolean;
}): esbuild.Plugin {
  const made: Map<string, { contents: string; watchFiles: string[]; state: string }> = new Map();

  async function make(entry: string) {
    const { outputFiles = [], metafile } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      define,
      format: 'esm',
      logLevel: 'silent',
      metafile: true,
      minify,
      target,
      write: false,
    });
    const code = outputFiles[0]?.text ?? '';
    const watchFiles = Object.keys(metafile.inputs)
      .filter((file) => !file.startsWith('node_modules/'))
      .map((file) => join(root, file));
    return { contents: code, watchFiles, state: await stateOf(watchFiles) };
  }

  return {
    name: 'workers',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\?worker$/ }, ({ path, resolveDir }) => ({
        // An absolute path would make the scripts' names depend on the folder that the site is built in.
        path: pathBelow(root, join(resolveDir, path.replace(/\.ts\?worker$/, '.js'))),
        namespace: 'worker',
      }));
      onLoad({ filter: /.*/, namespace: 'worker' }, async ({ path }) => {
        const before = made.get(path);
        const fresh = before && before.state === (await stateOf(before.watchFiles));
        const now = fresh ? before : await make(path.replace(/js$/, 'ts'));
        made.set(path, now);
        return { contents: now.contents, loader: 'file', watchFiles: now.watchFiles };
      });
    },
  };
}
