import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { loadContent } from '../src/builder/content/content.ts';
import { isSpecified } from './support/content.ts';
import { READ, siteModules } from './support/siteModules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Its tests hold for no other content. */
const SPECIFICATION = 'test/specification/**';
const isDemonstration = await loadContent({ root: here('..') }).then(isSpecified, () => false);

export default defineConfig({
  root: here('..'),
  cacheDir: here('../.cache/vite'),
  resolve: {
    alias: { '#site/site.js': here('./support/site.ts') },
  },
  plugins: [siteModules()],
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // A few files that build whole sites take most of the time: give each a core, even on a machine with only
    // two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Long, so that only a test that hangs times out.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Tests that need a document are `.tsx`; others are faster without.
    projects: [
      {
        extends: true,
        test: {
          name: 'builder',
          isolate: false,
          include: ['test/{unit/builder,unit/render,pages,site,specification}/**/*.test.ts'],
          exclude: isDemonstration ? [] : [SPECIFICATION],
          environment: 'node',
          globalSetup: [here('./support/openSites.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/{unit/builder,unit/render,pages,site,specification}/**'],
          environment: 'node',
        },
      },
      {
        extends: true,
        resolve: { alias: { './fixtureSources.ts': READ } },
        test: {
          name: 'document',
          pool: 'vmThreads', // a document is made in a tenth of a second
          include: ['test/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [here('./support/setup.ts')],
        },
      },
    ],
  },
});
