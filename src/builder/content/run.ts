import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { AnyContent } from '../../schema/definePage.ts';

/** Each src/content file's exports, by name without extension. */
export type Sources = Record<string, AnyContent>;

const zod = dirname(createRequire(import.meta.url).resolve('zod/package.json'));
/** The builder's own copy: schemas of another one aren't instances of its classes. */
const ZOD = pathToFileURL(join(zod, 'index.js')).href;

/**
 * Runs TypeScript files, all in one bundle.
 *
 * @param paths below root
 * @returns each file's exports by path
 * @throws {import('esbuild').BuildFailure} naming each syntax error with its line
 */
export async function runModules(paths: string[], root: string): Promise<Record<string, AnyContent>> {
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

  return Object.fromEntries(paths.map((path, i) => [path, { ...files[`file${i}`] }]));
}
