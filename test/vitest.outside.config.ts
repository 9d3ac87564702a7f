import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** For tests that need programs a machine may lack: other browsers. */
export default defineConfig({
  root: here('..'),
  cacheDir: here('../.cache/vite'),
  test: {
    include: ['test/engines/**/*.journey.ts'],
    reporters: ['verbose'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
