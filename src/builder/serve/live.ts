import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import chokidar from 'chokidar';
import { escapeUTF8 } from 'entities';
import { type OutputFile, pathBelow, readText } from '../shared/outputFile.ts';
import { plainError } from '../shared/report.ts';
import { kindOf } from '../shared/sourceKind.ts';
import type { Find } from '../site/resolve.ts';
import { filesIn, type Handler, sendHtml } from './server.ts';

/**
 * Editors write a file in several steps: build after the last one. chokidar drops a change within 50 ms of
 * the file's previous one (https://github.com/paulmillr/chokidar/issues/1455), as when a formatter rewrites a
 * saved file, so wait longer.
 */
const QUIET_MS = 60;

/** Reloads a page that another build has made. */
const RELOAD = `{
  const [address, at] = document.currentScript.src.split('.js?');
  let shown = at;
  new EventSource(address.replace(/\\.js$/, '')).onmessage = ({ data }) => {
    shown ??= data;
    if (shown !== data) location.reload();
  };
}
`;

/**
 * The site as it was built last. While there is none, or it can't be built, a page says so at every page's
 * address. That page, like those that are built for development, reloads itself when the site has been built
 * again.
 */
export function openLiveSite({ base }: { base: string }) {
  let find: Find<OutputFile> = () => undefined;
  let standIn: string | null = 'The site is being built. This page shows it as soon as it is there.';
  /** A number that no server before has used. */
  let build = Date.now();
  const open: Set<ServerResponse> = new Set();

  const changed = () => {
    build += 1;
    for (const res of open) res.write(`data: ${build}\n\n`);
  };

  const handle: Handler = (_req, res, path) => {
    if (path === '/__reload.js') {
      res.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD);
      return true;
    }

    if (path === '/__reload') {
      res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      res.write(`data: ${build}\n\n`);
      open.add(res);
      res.once('close', () => open.delete(res));
      return true;
    }

    if (standIn === null || extname(path)) return false;

    sendHtml(res, 503, standInPage(standIn, `${base}/__reload.js?${build}`));

    return true;
  };

  return {
    find: (path: string) => find(path),
    handle,
    show(files: OutputFile[]) {
      const builtAs = build + 1;
      find = filesIn(
        files.map((file) => (extname(file.path) === '.html' ? reloading(file, base, builtAs) : file)),
      );
      standIn = null;
      changed();
    },
    fail(error: unknown) {
      standIn = plainError(error);
      changed();
    },
  };
}

/** A page that knows its build; if it can't be rendered, a page with the error. */
const reloading = (file: OutputFile, base: string, build: number): OutputFile => {
  const script = `${base}/__reload.js`;
  const contents = () =>
    readText(file).then(
      (html) => html.replace(script, `${script}?${build}`),
      (error) => standInPage(plainError(error), `${script}?${build}`),
    );

  return { path: file.path, contents };
};

const standInPage = (text: string, reload: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<script src="${escapeUTF8(reload)}"></script>
<title>Building the site</title>
<style>
html { color-scheme: light dark; font: 1.0625rem/1.6 system-ui }
body { margin: 10vh auto; max-width: 56rem; padding: 0 1.5rem }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<pre role="status">${escapeUTF8(text)}</pre>
</html>
`;

/**
 * Calls back now and after changes to the site's sources, one call at a time. Watching is left to chokidar, a
 * well-maintained tool, since it isn't this project's subject.
 *
 * @param onChange gets the files that have changed, below the root
 * @returns a function that ends it
 */
export async function watchSources(
  root: string,
  onChange: (changed?: string[]) => Promise<void>,
  log: (line: string) => void = () => {},
): Promise<() => Promise<void>> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const changed = new Set<string>();
  const sources = ['src', 'static', 'index.html'].map((name) => join(root, name));
  const watcher = chokidar.watch(sources, { ignoreInitial: true });

  watcher.on('all', (_event, file) => {
    const path = pathBelow(root, file);
    if (kindOf(path) === 'build') {
      log(`${path} is part of the build itself: restart to apply the change`);
      return;
    }

    changed.add(path);
    clearTimeout(timer);

    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      running = running.then(() => onChange(files));
    }, QUIET_MS);
  });

  watcher.on('error', (error) => log(`Changes may go unnoticed: ${plainError(error)}`));
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  running = running.then(() => onChange());
  await running;

  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await running;
  };
}
