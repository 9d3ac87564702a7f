import { join, resolve } from 'node:path';
import { openBuilder } from '../../src/builder/build.ts';
import { filesIn } from '../../src/builder/serve/files.ts';
import { openInbox } from '../../src/builder/serve/inbox.ts';
import { type Handler, serve } from '../../src/builder/serve/server.ts';
import { type OutputFile, read as readContents } from '../../src/builder/shared/outputFile.ts';
import type { Find } from '../../src/builder/site/resolve.ts';
import { copyFixture } from './sample.ts';
import { FIXTURE, type Site } from './sites.ts';

const root = resolve('.');

type Close = () => Promise<void>;

/**
 * Builds and serves sites, each on a free port, and puts their addresses into the environment. Those that are there already
 * stay as they are: `npm test` opens them for all of its steps.
 *
 * @returns closes those that it opened
 */
export async function openSites(wanted: Site[]): Promise<Close> {
  const opened: Close[] = [];
  const close = async () => {
    await Promise.all(opened.map((each) => each()));
  };
  try {
    for (const site of wanted) {
      if (process.env[site.variable]) continue;
      if (site === FIXTURE) opened.push(await openCopy(await copyFixture(), site));
      else opened.push(await openSite({ root, ...site }));
    }
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}

/** The same with a copy of the project, which is removed in the end. */
export async function openCopy(project: { root: string; remove: Close }, site: Site): Promise<Close> {
  const close = await openSite({ ...site, root: project.root });
  return async () => {
    await close();
    await project.remove();
  };
}

/** Reads each file of a built site once: browsers ask for the same ones hundreds of times. */
function readOnce(folder: string): Find<OutputFile> {
  const find = filesIn(folder);
  const known = new Map<string, Promise<OutputFile | undefined>>();
  const read = async (path: string) => {
    const file = await find(path);
    return file && { path, contents: await readContents(file) };
  };
  return (path) => {
    const found = known.get(path) ?? read(path);
    known.set(path, found);
    return found;
  };
}

/** Thousands of pages are asked for: compressing each anew would take a tenth of a core, for nothing on this machine. */
const asItIs: Handler = ({ headers }) => {
  delete headers['accept-encoding'];
  return false;
};

/**
 * @param site `root` is its project's folder
 */
async function openSite({ root: project, folder, base, variable }: Site & { root: string }): Promise<Close> {
  const log = () => {};
  const server = await serve(
    { base, find: readOnce(folder) },
    { host: '127.0.0.1', log, handlers: [asItIs, openInbox({ root: project, base, log })] },
  );
  const builder = await openBuilder({
    root: project,
    outDir: folder,
    cacheDir: join(root, '.cache'),
    siteUrl: server.url,
    inbox: true,
  });
  try {
    await builder.build();
  } catch (error) {
    await server.close();
    throw error;
  } finally {
    await builder.dispose();
  }
  process.env[variable] = server.url;
  return () => server.close();
}
