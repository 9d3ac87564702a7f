import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The module of entry kinds: this program and the code that it runs must share one instance. */
const KINDS = pathToFileURL(join(import.meta.dirname, '../../content/schema/kinds.mjs')).href;

/**
 * Runs TypeScript files, all in one module: running them one by one takes four times as long.
 *
 * @param {string[]} paths below root
 * @param {string} root
 * @returns {Promise<{ modules: Record<string, Record<string, any>>, faults: import('./faults.mjs').Fault[] }>} each file's exports by
 *   path, and a fault for each that can't be run
 */
export async function runModules(paths, root) {
  try {
    const { outputFiles } = await build({
      stdin: {
        contents: paths
          .map((path, i) => `export * as file${i} from ${JSON.stringify(`./${path}`)};`)
          .join('\n'),
        resolveDir: root,
      },
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'kinds',
          setup: ({ onResolve }) =>
            onResolve({ filter: /\/kinds\.mjs$/ }, () => ({ path: KINDS, external: true })),
        },
      ],
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
    const files = await import(`data:text/javascript;base64,${code}`);
    const entries = paths.map((path, i) => /** @type {const} */ ([path, { ...files[`file${i}`] }]));
    return { modules: Object.fromEntries(entries), faults: [] };
  } catch (error) {
    const [path] = paths;
    if (path !== undefined && paths.length === 1)
      return { modules: {}, faults: [{ file: path, message: `can't be run: ${reasonOf(error)}` }] };
    const each = await Promise.all(paths.map((one) => runModules([one], root)));
    return {
      modules: Object.assign({}, ...each.map(({ modules }) => modules)),
      faults: each.flatMap(({ faults }) => faults),
    };
  }
}

/** @param {unknown} error an error, or esbuild's list of them @returns {string} with line and column, where they are known */
function reasonOf(error) {
  const errors = /** @type {import('esbuild').BuildFailure} */ (error)?.errors;
  if (!Array.isArray(errors)) return String(error);
  return errors
    .map(({ text, location }) =>
      location ? `line ${location.line}, column ${location.column + 1}: ${text}` : text,
    )
    .join('; ');
}
