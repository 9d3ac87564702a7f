import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('..'),
  cacheDir: here('../.cache/vite'),
  resolve: {
    alias: [
      { find: 'virtual:site', replacement: here('./support/site.ts') },
      { find: /^.+\?worker$/, replacement: here('./support/worker.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    restoreMocks: true,
    // Most of the time goes by in a few files that build whole sites; one core each, also where there are but two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Only what hangs may end here.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // What renders needs a document; the rest is faster without. A `.ts` that needs one says so in its first line.
    projects: [
      { extends: true, test: { name: 'node', include: ['test/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'document',
          include: ['test/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [here('./support/setup.ts')],
        },
      },
    ],
  },
});
