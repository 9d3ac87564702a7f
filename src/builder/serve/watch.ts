import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path, { extname, join } from 'node:path';
import chokidar from 'chokidar';
import type { Made } from '../build.ts';
import { ContentError, faultCount, faultParts } from '../content/faults.ts';
import type { Options } from '../shared/options.ts';
import { type OutputFile, pathBelow, read } from '../shared/outputFile.ts';
import { plainError, printError } from '../shared/report.ts';
import { openMemory, type ServedSite } from './files.ts';
import { building, buildingPage } from './respond.ts';

/**
 * Editors write a file in several steps: build after the last one. chokidar doesn't report a change within 50 ms of the
 * file's last one (as when a formatter rewrites a file that was just saved), so wait longer than that.
 */
const QUIET_MS = 60;

const NO_STORE = { 'cache-control': 'no-store' };

/** A page of another build reloads itself. */
const builtAs = (count: number) => `event: built\ndata: ${count}\n\n`;

/**
 * Serves live reload to the pages: a script, and the stream of events that it listens to. While the site can't be built
 * the stream says why, even to pages that are opened later; until a build succeeds, a placeholder page shows it.
 */
export function openLiveReload({ root, base }: { root: string; base: string }) {
  const memory = openMemory();
  /** How often the site has been built. A stand-in says in its script's address when it was sent. */
  let count = 0;
  const script = () => `${base}/__reload.js?at=${count}`;
  const open: Set<ServerResponse> = new Set();
  /** The event that says what is wrong now; '' when nothing is. */
  let failed = '';
  return {
    /** A page that can't be rendered has a stand-in: the check after each build says why. */
    async find(path: string): Promise<OutputFile | undefined> {
      const file = await memory.find(path);
      if (!file || extname(path) !== '.html') return file;
      return { path, contents: () => read(file).catch(() => buildingPage(script())) };
    },
    async handle(_req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
      if (path === '/__reload.js') {
        const code = await readFile(join(root, 'src/builder/serve/inPage.js'));
        res.writeHead(200, { 'content-type': 'text/javascript', ...NO_STORE }).end(code);
        return true;
      }
      if (path === '/__reload') {
        res.writeHead(200, { 'content-type': 'text/event-stream', ...NO_STORE }).flushHeaders();
        res.write(builtAs(count) + failed);
        open.add(res);
        res.once('close', () => open.delete(res));
        return true;
      }
      if (!memory.isEmpty() || extname(path)) return false;
      building(res, script());
      return true;
    },
    show(made: ServedSite) {
      memory.show(made);
      failed = '';
      count += 1;
      for (const res of open) res.write(builtAs(count));
    },
    /**
     * @param error of the build
     */
    failed(error: unknown) {
      failed = `event: failed\ndata: ${JSON.stringify(failureOf(error))}\n\n`;
      for (const res of open) res.write(failed);
    },
  };
}

/** The faults that inPage.js shows. */
interface Failure {
  title: string;
  /** Place: file and entry; '' where there is none. */
  faults: { place: string; message: string }[];
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof ContentError))
    return { title: 'The site can’t be built', faults: [{ place: '', message: plainError(error) }] };
  return { title: faultCount(error.faults), faults: error.faults.map(faultParts) };
}

/**
 * Whether a file is part of the build itself, which a command reads only when it starts.
 *
 * @param system how paths are written, this system's by default
 */
export const isOfBuild = (file: string, root: string, system: Pick<typeof path, 'relative'> = path) =>
  /^src\/(builder|schema|shared)\//.test(pathBelow(root, file, system));

/**
 * Makes the site now and after every change to the sources. A failure is reported, and the last site stays. Watching
 * is left to chokidar, a well-maintained tool, since it isn't this project's subject.
 */
export async function watch(
  { options, make }: { options: Options; make: () => Promise<ServedSite & Pick<Made, 'check' | 'ms'>> },
  {
    show,
    failed,
    log = console.log,
  }: {
    show: (made: ServedSite) => void;
    failed: (error: unknown) => void;
    log?: (line: string) => void;
  },
): Promise<{ close: () => Promise<void> }> {
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
        const made = await make();
        log(`built in ${Math.round(made.ms)} ms`);
        show(made);
        await made.check(); // after the page is shown, since it renders all others
      } catch (error) {
        printError(error);
        failed(error);
      }
    } while (again);
    running = false;
  }

  const sources = ['src', 'static', 'index.html'].map((name) => join(options.root, name));
  const watcher = chokidar.watch(sources, { ignoreInitial: true });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, file) => {
    if (isOfBuild(file, options.root)) {
      log(`${file} is part of the build itself: restart to apply the change`);
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
