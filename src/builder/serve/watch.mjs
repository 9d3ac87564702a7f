import { join } from 'node:path';
import chokidar from 'chokidar';
import { printError } from '../shared/report.mjs';

/** The pages' script: listens to the server's events and reloads when the site was rebuilt. */
const RELOAD = `new EventSource(new URL('__reload', import.meta.url)).addEventListener('rebuilt', () => location.reload());\n`;

/**
 * Serves live reload to the pages: a script, and the stream of events that it listens to.
 */
export function openLiveReload() {
  /** @type {Set<import('node:http').ServerResponse>} */
  const open = new Set();
  return {
    /** @type {import('./server.mjs').Handler} */
    handle(_req, res, path) {
      if (path === '/__reload.js') {
        res.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(RELOAD);
        return true;
      }
      if (path === '/__reload') {
        res
          .writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
          .flushHeaders();
        open.add(res);
        res.once('close', () => open.delete(res));
        return true;
      }
      return false;
    },
    notify() {
      for (const res of open) res.write('event: rebuilt\ndata:\n\n');
    },
  };
}

/**
 * Builds now and after every change of the sources. A build that fails is reported and changes nothing. chokidar
 * watches the files: a well-kept tool for what isn't the subject here.
 *
 * @param {{ options: import('../shared/options.mjs').Options, build: () => Promise<{ ms: number }> }} builder
 * @param {{ rebuilt: () => void, log?: (line: string) => void }} callbacks
 * @returns {Promise<{ close: () => Promise<void> }>}
 */
export async function watch({ options, build }, { rebuilt, log = console.log }) {
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
      }
    } while (again);
    running = false;
  }

  const sources = ['src', 'static', 'index.html'].map((name) => join(options.root, name));
  const watcher = chokidar.watch(sources, { ignoreInitial: true });
  // Editors write a file in several steps: build after the last one.
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  watcher.on('all', (_event, path) => {
    if (path.startsWith(join(options.root, 'src/builder')) && path.endsWith('.mjs')) {
      log(`${path} is part of the build itself: restart to use the change`);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(run, 20);
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
