import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import { filesBelow } from '../support/openSites.ts';

const root = resolve('.');

/** Builds the site as for publication, and serves it on a free port. */
export async function openSite({ base = '' }: { base?: string } = {}) {
  const outDir = join(await mkdtemp(join(tmpdir(), 'portfolio-bench-')), 'dist');
  let find = filesIn([]);
  const server = await serve({ base, find: (path) => find(path) });
  const builder = await openBuilder({ root, outDir, siteUrl: server.url, placeholders: true });
  try {
    await builder.build();
    find = await filesBelow(outDir);
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
