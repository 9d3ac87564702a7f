import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildFailure, build } from 'esbuild';
import type { AnyContent } from '../../schema/definePage.ts';
import type { Fault } from './faults.ts';

/** Each src/content file's exports, by name without extension. */
export type Sources = Record<string, AnyContent>;

const zod = dirname(createRequire(import.meta.url).resolve('zod/package.json'));
/** The code that is run has no address from which Node could find the package. */
const ZOD = pathToFileURL(join(zod, 'index.js')).href;

/**
 * Runs TypeScript files, all in one module: running them one by one takes four times as long.
 *
 * @param paths below root
 * @returns each file's exports by path, and a fault for each that can't be run
 */
export async function runModules(
  paths: string[],
  root: string,
): Promise<{ modules: Record<string, AnyContent>; faults: Fault[] }> {
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
          name: 'zod',
          setup: ({ onResolve }) => onResolve({ filter: /^zod$/ }, () => ({ path: ZOD, external: true })),
        },
      ],
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? '').toString('base64');
    const files = await import(`data:text/javascript;base64,${code}`);
    const entries = paths.map((path, i) => [path, { ...files[`file${i}`] }] as const);
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

/**
 * @param error an error, or esbuild's list of them
 * @returns with line and column, where they are known
 */
function reasonOf(error: unknown): string {
  const errors = (error as BuildFailure)?.errors;
  if (!Array.isArray(errors)) return String(error);
  return errors
    .map(({ text, location }) =>
      location
        ? `line ${location.line}, column ${location.column + 1}: ${text}${hintFor(location.lineText)}`
        : text,
    )
    .join('; ');
}

/** The most frequent slip: `'I'm here'`. */
const hintFor = (line: string) =>
  /\p{L}'\p{L}/u.test(line.replace(/\\./g, ''))
    ? '; an apostrophe ends a text in single quotes: write ’, or put the text in double quotes'
    : '';
