import { readFile } from 'node:fs/promises';
import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { headersFor } from '../site/headers.ts';
import { plain, redirect } from './respond.ts';

/** Stands for an address that isn't well formed: no file has it, so it gets the page for unknown addresses. */
const MALFORMED = '%EF%BF%BD';

/** The names of files that never change: with esbuild's base-32 hash or the builder's own, and a picture's width. */
const HASHED = /\/assets\/[^/]+-([A-Z2-7]{8}|[0-9a-f]{8}(-\d+)?)\.\w+$/;

export interface Server {
  url: string;
  /** All of them, also those that other machines on the network can use. */
  urls: string[];
  close(): Promise<void>;
}

/** Answers a path below the base, percent-encoded, and returns true; or returns false. */
export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => boolean | Promise<boolean>;

/**
 * Serves a built site as a good static host does: X and X/ from their files, unknown paths with 404.html, compressed
 * files where there are any, with the headers of `_headers`; hashed files are cached for ever, pages are revalidated.
 *
 * @param listening port 0 takes a free one; without `host` only this machine can reach it; a client that takes longer
 *   than `patienceMs` to send its headers gets a 408
 * @returns its address for this machine, and all of them
 * @throws {Error} when the port is taken, or the host isn't an address of this machine
 */
export async function serve(
  { outDir, base }: { outDir: string; base: string },
  {
    port = 0,
    host,
    log = console.log,
    handlers = [],
    patienceMs = 10_000,
  }: {
    port?: number;
    host?: string;
    log?: (line: string) => void;
    handlers?: Handler[];
    patienceMs?: number;
  } = {},
): Promise<Server> {
  // `dev`: looks files up on each request, since a build may replace them.
  const files = sirv(outDir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: setCacheControl,
  });
  const server = createServer(patience(patienceMs), (req, res) => {
    answer(req, res).catch((error) => {
      log(`${req.method} ${req.url}: ${error.stack}`);
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
      res.end('The server failed; its terminal shows the error.');
    });
  });

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const path = pathOf(req.url ?? '') ?? `${base}/${MALFORMED}`;
    if (base && (path === '/' || path === base)) return redirect(res, `${base}/`);
    if (base && !path.startsWith(`${base}/`)) return plain(res, 404, `This site lives at ${base}/`);
    const below = path.slice(base.length);
    for (const handle of handlers) if (await handle(req, res, below)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return plain(res, 405, `Method not allowed: ${req.method}`);
    }
    const headers = await readFile(join(outDir, '_headers'), 'utf8').catch(() => ''); // not built yet
    for (const [name, value] of Object.entries(headersFor(headers, path))) res.setHeader(name, value);
    surviveRemoval(res);
    req.url = below;
    if (decodeURIComponent(below).replace(/\/+/g, '/') === '/_headers') return notFound(res, outDir, below); // for hosts, not for visitors
    return files(req, res, () => notFound(res, outDir, below));
  }

  const listening = await listen(server, { port, host });
  const urls = namesOf(host).map((name) => `http://${name}:${listening}${base}/`);
  return {
    url: urls[0] ?? '',
    urls,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/**
 * @returns the port
 */
async function listen(server: HttpServer, { port, host }: { port: number; host: string | undefined }) {
  await new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(explained(error, { port, host }));
    });
    server.listen(port, host ?? '127.0.0.1', () => done(undefined));
  });
  const address = server.address();
  return typeof address === 'object' ? address?.port : port;
}

/** The host names in the server's addresses: first for this machine, then for its network. */
function namesOf(host: string | undefined) {
  if (host === undefined) return ['localhost'];
  if (host !== '0.0.0.0' && host !== '::') return [isIPv6(host) ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const reachable = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...reachable.map(({ address }) => address)];
}

function explained(error: NodeJS.ErrnoException, { port, host }: { port: number; host: string | undefined }) {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1}`,
    );
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
    return new Error(
      `HOST="${host}" isn’t an address of this machine. Leave it out to serve this machine only, or write HOST=0.0.0.0 to try the site on a phone`,
    );
  }
  return error;
}

function patience(ms: number) {
  return { connectionsCheckingInterval: ms / 2, headersTimeout: ms, requestTimeout: 3 * ms };
}

/**
 * @param target of the request
 * @returns the path, percent-encoded, without dot segments; null when it is not well formed
 */
function pathOf(target: string): string | null {
  if (!URL.canParse(`http://localhost${target}`)) return null;
  const { pathname } = new URL(`http://localhost${target}`);
  try {
    return decodeURIComponent(pathname).includes('\0') ? null : pathname;
  } catch {
    return null;
  }
}

/** sirv doesn't handle a file that a build removes before it is read, or a client that disconnects. */
function surviveRemoval(res: ServerResponse) {
  res.on('pipe', (file: Readable) => {
    file.on('error', () => res.destroy());
    res.on('close', () => file.destroy());
  });
}

/** Sends the page for unknown addresses: the 404.html in the path's folder or in the nearest one above it, as hosts do. */
async function notFound(res: ServerResponse, outDir: string, path: string): Promise<void> {
  const folders = path.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth--) {
    const page = await readFile(join(outDir, ...folders.slice(0, depth), '404.html')).catch(() => null);
    if (page) {
      res.writeHead(404, { 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
      return void res.end(page);
    }
  }
  plain(res, 404, 'Not found; has the site been built?');
}

function setCacheControl(res: ServerResponse, path: string) {
  if (HASHED.test(path)) res.setHeader('cache-control', 'public, max-age=31536000, immutable');
  else if (!['', '.html'].includes(extname(path))) res.setHeader('cache-control', 'public, max-age=3600');
}
