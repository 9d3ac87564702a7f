import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import { buildOnce } from '../support/build.ts';
import { filesBelow } from '../support/openSites.ts';
import { root } from '../support/project.ts';

/** Builds the site as for publication, and serves it on a free port; a page may be added later. */
export async function openSite() {
  const outDir = await mkdtemp(join(tmpdir(), 'portfolio-bench-'));
  const added = new Map<string, string>();
  let built = filesIn([]);
  const find = (path: string) => {
    const contents = added.get(path);
    return contents === undefined ? built(path) : { path, contents };
  };
  const server = await serve({ base: '', find });
  await buildOnce({ root, outDir: join(outDir, 'dist'), siteUrl: server.url });
  built = await filesBelow(join(outDir, 'dist'));
  return {
    url: server.url,
    find,
    added,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
