import { join } from 'node:path';
import { openBuilder } from '../../build.mjs';
import { openInbox } from '../../src/build/inbox.mjs';
import { serve } from '../../src/build/server.mjs';

const root = join(import.meta.dirname, '../..');

/** Builds the site for the root and for a base path, each for the free port on which it is then served. */
export default async function setup() {
  const servers = [
    await start({ base: '', outDir: join(root, '.cache/e2e/root'), variable: 'SITE_AT_ROOT' }),
    await start({ base: '/repo', outDir: join(root, '.cache/e2e/repo'), variable: 'SITE_AT_BASE' }),
  ];
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}

async function start({ base, outDir, variable }: { base: string; outDir: string; variable: string }) {
  const log = () => {};
  const server = await serve(
    { outDir, base },
    { host: '127.0.0.1', log, handlers: [openInbox({ base, log })] },
  );
  const builder = await openBuilder({ root, outDir, siteUrl: server.url, inbox: true });
  try {
    await builder.build();
  } finally {
    await builder.dispose();
  }
  process.env[variable] = server.url;
  return server;
}
