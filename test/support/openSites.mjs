import { join } from 'node:path';
import { openBuilder } from '../../build.mjs';
import { openInbox } from '../../src/builder/serve/inbox.mjs';
import { serve } from '../../src/builder/serve/server.mjs';

/** @typedef {import('./sites.mjs').Site} Site */

const root = join(import.meta.dirname, '../..');

/**
 * Builds and serves sites, each on a free port, and puts their addresses into the environment. Those that are there already
 * stay as they are: `npm test` opens them for all of its steps.
 *
 * @param {Site[]} wanted
 * @returns {Promise<() => Promise<void>>} closes those that it opened
 */
export async function openSites(wanted) {
  /** @type {Awaited<ReturnType<typeof openSite>>[]} */
  const servers = [];
  for (const site of wanted) if (!process.env[site.variable]) servers.push(await openSite({ root, ...site }));
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

/**
 * @param {Site & { root: string }} site `root` is its project's folder
 */
export async function openSite({ root: project, folder, base, variable }) {
  const log = () => {};
  const server = await serve(
    { outDir: folder, base },
    { host: '127.0.0.1', log, handlers: [openInbox({ root: project, base, log })] },
  );
  const builder = await openBuilder({
    root: project,
    outDir: folder,
    cacheDir: join(root, '.cache'),
    siteUrl: server.url,
    inbox: true,
    compress: false, // tests that count bytes compress the files themselves
  });
  await builder.build().finally(builder.dispose);
  process.env[variable] = server.url;
  return server;
}
