import { join, resolve } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { filesIn } from '../../src/builder/serve/files.ts';
import { openInbox } from '../../src/builder/serve/inbox.ts';
import { serve } from '../../src/builder/serve/server.ts';
import type { Site } from './sites.ts';

const root = resolve('.');

/**
 * Builds and serves sites, each on a free port, and puts their addresses into the environment. Those that are there already
 * stay as they are: `npm test` opens them for all of its steps.
 *
 * @returns closes those that it opened
 */
export async function openSites(wanted: Site[]): Promise<() => Promise<void>> {
  const servers: Awaited<ReturnType<typeof openSite>>[] = [];
  for (const site of wanted) if (!process.env[site.variable]) servers.push(await openSite({ root, ...site }));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

/**
 * @param site `root` is its project's folder
 */
export async function openSite({ root: project, folder, base, variable }: Site & { root: string }) {
  const log = () => {};
  const server = await serve(
    { base, find: filesIn(folder) },
    { host: '127.0.0.1', log, handlers: [openInbox({ root: project, base, log })] },
  );
  const builder = await openBuilder({
    root: project,
    outDir: folder,
    cacheDir: join(root, '.cache'),
    siteUrl: server.url,
    inbox: true,
  });
  await builder.build().finally(builder.dispose);
  process.env[variable] = server.url;
  return server;
}
