import { rm } from 'node:fs/promises';
import { openInbox } from '../../src/builder/serve/inbox.ts';
import { filesIn, serve } from '../../src/builder/serve/server.ts';
import type { OutputFile } from '../../src/builder/shared/outputFile.ts';
import { publish } from '../../src/builder/site/publish.ts';
import { makeOnce } from './build.ts';
import { copyFixture } from './fixtureSources.ts';
import { readTree, root } from './project.ts';
import { FIXTURE, OWN, type Site } from './sites.ts';

type Close = () => Promise<void>;

/**
 * Makes and serves sites, each on a free port, and puts their addresses into the environment. Those that are
 * there already stay as they are: `npm test` opens them for all of its steps. In their folders, pictures are
 * empty files.
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

/**
 * @param site `root` is its project's folder
 */
async function openSite({ root: project, folder, base, variable }: Site & { root: string }): Promise<Close> {
  let find = filesIn([]);
  const server = await serve({ base, find: (path) => find(path), handle: openInbox(() => {}) });
  try {
    const { files } = await makeOnce({ root: project, siteUrl: server.url, inbox: true });
    await publish(files.map(withoutPicture), { outDir: folder });
    const pictures = filesIn(files.filter(isPicture));
    const written = await filesBelow(folder);
    find = (path) => pictures(path) ?? written(path);
  } catch (error) {
    await server.close();
    throw error;
  }
  process.env[variable] = server.url;

  return async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Encoding one takes up to a second, so it is made when a browser asks for it. */
export const isPicture = ({ path }: { path: string }) => path.endsWith('.avif');
const withoutPicture = (file: OutputFile) => (isPicture(file) ? { ...file, contents: '' } : file);

/** The files of a built site, each read once: browsers ask for the same ones hundreds of times. */
export const filesBelow = async (folder: string) =>
  filesIn([...(await readTree(folder))].map(([path, contents]) => ({ path, contents })));

/** For Vitest, before unit tests of the builder: they read what is built, and find its pictures in the cache. */
export const setup = () => openSites([OWN, FIXTURE]);
