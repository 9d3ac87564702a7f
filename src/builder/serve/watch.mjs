import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import chokidar from 'chokidar';
import { ContentError, faultCount, faultParts } from '../content/faults.mjs';
import { escapeHtml } from '../shared/escape.mjs';
import { plainError, printError } from '../shared/report.mjs';

/** The script that development pages load. */
const IN_PAGE = join(import.meta.dirname, 'inPage.js');
/** Stands in for every page until a build first succeeds. */
const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built yet</title><script type="module" src="{base}/__reload.js"></script></html>`;

/**
 * Editors write a file in several steps: build after the last one. chokidar doesn't report a change within 50 ms of the
 * file's last one (as when a formatter rewrites a file that was just saved), so wait longer than that.
 */
const QUIET_MS = 60;

/**
 * Serves live reload to the pages: a script, and the stream of events that it listens to. While the site can't be built
 * the stream says why, even to pages that are opened later; until a build succeeds, a placeholder page shows it.
 *
 * @param {{ outDir: string, base: string }} options
 */
export function openLiveReload({ outDir, base }) {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set();
  /** The event that says what is wrong now; '' when nothing is. */
  let failed = '';
  return {
    /** @type {import('./server.mjs').Handler} */
    async handle(_req, res, path) {
      if (path === '/__reload.js') {
        const script = await readFile(IN_PAGE);
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
        return true;
      }
      if (path === '/__reload') {
        res
          .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
          .flushHeaders();
        if (failed) res.write(failed);
        open.add(res);
        res.once('close', () => open.delete(res));
        return true;
      }
      if (!failed || extname(path) || existsSync(join(outDir, 'index.html'))) return false;
      res.writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      res.end(NOT_BUILT.replace('{base}', () => escapeHtml(base)));
      return true;
    },
    rebuilt() {
      failed = '';
      for (const res of open) res.write('event: rebuilt\ndata:\n\n');
    },
    /** @param {unknown} error of the build */
    failed(error) {
      failed = `event: failed\ndata: ${JSON.stringify(failureOf(error))}\n\n`;
      for (const res of open) res.write(failed);
    },
  };
}

/**
 * @param {unknown} error
 * @returns {import('./inPage.js').Failure}
 */
function failureOf(error) {
  if (!(error instanceof ContentError))
    return { title: 'The site can’t be built', faults: [{ place: '', message: plainError(error) }] };
  return { title: faultCount(error.faults), faults: error.faults.map(faultParts) };
}

/**
 * Builds now and after every change to the sources. A build that fails is reported and changes nothing. Watching
 * is left to chokidar, a well-maintained tool, since it isn't this project's subject.
 *
 * @param {{ options: import('../shared/options.mjs').Options, build: () => Promise<{ ms: number }> }} builder
 * @param {{ rebuilt: () => void, failed: (error: unknown) => void, log?: (line: string) => void }} callbacks
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watch({ options, build }, { rebuilt, failed, log = console.log }) {
  let running = false;
  let again = false;

  async function run() {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      try {
        const { ms } = await build();
        log(`built in ${Math.round(ms)} ms`);
        rebuilt();
      } catch (error) {
        printError(error);
        failed(error);
      }
    } while (again);
    running = false;
  }

  const sources = ['src', 'static', 'index.html'].map((name) => join(options.root, name));
  const watcher = chokidar.watch(sources, { ignoreInitial: true });
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.on('all', (_event, path) => {
    if (/^src\/(builder|content\/schema)\/.*\.mjs$/.test(relative(options.root, path))) {
      log(`${path} is part of the build itself: restart to apply the change`);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  await new Promise((ready) => watcher.once('ready', () => ready(undefined)));
  await run();
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
