import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import { decoded } from '../shared/decoded.ts';
import { type OutputFile, read, readText } from '../shared/outputFile.ts';
import { HEADERS_FILE } from '../site/headers.ts';
import { type Find, resolve, resolveUnknown } from '../site/resolve.ts';

/** Answers a path below the base, and returns true; or returns false. */
export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => boolean | Promise<boolean>;

/** Stands for a path that isn't well formed: no file has it, so it gets the page for unknown addresses. */
const MALFORMED = '/\ufffd';

/**
 * Serves a site to this machine as a plain static host does, with the headers of its `_headers`.
 *
 * @param site `find`: its files; `handle`: what answers before them
 * @param options `port`: 0 takes a free one; `host`: the address that it listens on
 * @throws {Error} when the port is taken
 */
export async function serve(
  {
    base,
    find,
    handle = () => false,
    log = () => {},
  }: { base: string; find: Find<OutputFile>; handle?: Handler; log?: (line: string) => void },
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
) {
  async function answer(req: IncomingMessage, res: ServerResponse) {
    const target = URL.canParse(req.url ?? '', 'http://localhost') ? req.url : null;
    const { pathname, search } = new URL(target ?? `${base}/%`, 'http://localhost');
    if (base && (pathname === '/' || pathname === base)) return redirect(res, `${base}/`);
    if (!`${pathname}/`.startsWith(`${base}/`)) return sendText(res, 404, `This site lives at ${base}/`);

    const below = decoded(pathname.slice(base.length)) ?? MALFORMED;
    if (await handle(req, res, below)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendText(res, 405, 'Use GET, HEAD or the form');

    const name = below.slice(1);
    const found = resolve(find, name);
    if (name && !found && find(`${name}/index.html`)) return redirect(res, `${pathname}/${search}`);

    const file = found ?? resolveUnknown(find, name);
    if (!file) return sendText(res, 404, 'Not found');

    const contents = await read(file);
    const rules = find(HEADERS_FILE);

    for (const [key, value] of rules ? headersFor(await readText(rules), pathname) : [])
      if (found || key !== 'Cache-Control') res.setHeader(key, value);

    const type = lookup(file.path) ?? 'application/octet-stream';
    const charset = /^text|json|xml|javascript/.test(type) ? '; charset=utf-8' : '';

    res.statusCode = found ? 200 : 404;
    res.setHeader('content-type', type + charset);
    res.end(contents);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error) => {
      log(`${req.method} ${req.url}: ${error.stack}`);
      if (!res.headersSent) sendText(res, 500, 'The server failed; its terminal shows the error.');
      else res.end();
    });
  });

  await new Promise<void>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken: stop what uses it, or choose another: PORT=${port + 1}`;
      failed(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen(port, host, done);
  });

  const address = server.address();

  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}${base}/`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** @returns name and value of each header that a `_headers` file sets for a path, base included */
export function headersFor(file: string, path: string): [name: string, value: string][] {
  const rules = file.split(/^(?=\S)/m);

  return rules.flatMap((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const applies = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    const headers = lines.flatMap((line) => [...line.matchAll(/^\s+([\w-]+):\s*(.*)$/g)]);
    return applies ? headers.map(([, name = '', value = '']) => [name, value] as [string, string]) : [];
  });
}

/** Looks files up by their paths; of several with one path, the last counts. */
export function filesIn(files: OutputFile[]): Find<OutputFile> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return (path) => byPath.get(path);
}

/** Redirects to a GET, whatever the request's method was. */
export function redirect(res: ServerResponse, location: string) {
  res.writeHead(303, { location }).end();
}

export function sendText(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

export function sendHtml(res: ServerResponse, status: number, page: string) {
  res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page);
}
