import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { filesIn } from '../../src/builder/serve/files.ts';
import { serve } from '../../src/builder/serve/server.ts';

const root = resolve('.');

/** Builds the site as for publication, and serves it on a free port. */
export async function openSite({ base = '' }: { base?: string } = {}) {
  const outDir = join(await mkdtemp(join(tmpdir(), 'portfolio-bench-')), 'dist');
  const server = await serve(
    { base, find: filesIn(outDir) },
    { host: '127.0.0.1', log: () => {}, handlers: [] },
  );
  const builder = await openBuilder({ root, outDir, siteUrl: server.url, placeholders: true });
  try {
    await builder.build();
  } finally {
    await builder.dispose();
  }
  return {
    url: server.url,
    outDir,
    async close() {
      await server.close();
      await rm(join(outDir, '..'), { recursive: true, force: true });
    },
  };
}
