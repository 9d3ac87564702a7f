import { join } from 'node:path';
import { openBuilder } from '../../build.mjs';
import { openInbox } from '../../src/builder/serve/inbox.mjs';
import { serve } from '../../src/builder/serve/server.mjs';
import { projectOfShapes } from './shapes.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Builds the site for the root, for a base path, and with pictures of other shapes, and serves each of the three on a
 * free port. With QUICK, only the first (test/run.mjs).
 */
export default async function setup() {
  const first = await start({
    root,
    base: '',
    outDir: join(root, '.cache/e2e/root'),
    variable: 'SITE_AT_ROOT',
  });
  if (process.env.QUICK) return () => first.close();
  const shapes = await projectOfShapes();
  const servers = [
    first,
    await start({ root, base: '/repo', outDir: join(root, '.cache/e2e/repo'), variable: 'SITE_AT_BASE' }),
    await start({
      root: shapes.root,
      base: '',
      outDir: join(shapes.root, 'dist'),
      variable: 'SITE_OF_SHAPES',
    }),
  ];
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
    await shapes.remove();
  };
}

interface Site {
  root: string;
  base: string;
  outDir: string;
  variable: string;
}

async function start({ root: project, base, outDir, variable }: Site) {
  const log = () => {};
  const server = await serve(
    { outDir, base },
    { host: '127.0.0.1', log, handlers: [openInbox({ root: project, base, log })] },
  );
  const builder = await openBuilder({
    root: project,
    outDir,
    cacheDir: join(root, '.cache'),
    siteUrl: server.url,
    inbox: true,
    compress: false, // tests that count bytes compress the files themselves
  });
  try {
    await builder.build();
  } finally {
    await builder.dispose();
  }
  process.env[variable] = server.url;
  return server;
}
