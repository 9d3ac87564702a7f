import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { headersFor } from '../site/headers.ts';
import { type Find, HEADERS_FILE, resolve, resolveUnknown } from '../site/resolve.ts';
import { plain, redirect } from './respond.ts';
import { send } from './send.ts';

/** Stands for an address that isn't well formed: no file has it, so it gets the page for unknown addresses. */
const MALFORMED = '%EF%BF%BD';

export interface Server {
  url: string;
  /** All of them, also those that other machines on the network can use. */
  urls: string[];
  close(): Promise<void>;
}

/** Answers a path below the base, percent-encoded, and returns true; or returns false. */
export type Handler = (req: IncomingMessage, res: ServerResponse, path: string) => boolean | Promise<boolean>;

/**
 * Serves a site as a good static host does, with the headers of its `_headers`.
 *
 * @param site `find`: its files
 * @param listening port 0 takes a free one; without `host` only this machine can reach it; a client that takes longer
 *   than `patienceMs` to send its headers gets a 408
 * @returns its address for this machine, and all of them
 * @throws {Error} when the port is taken, or the host isn't an address of this machine
 */
export async function serve(
  { base, find }: { base: string; find: Find<OutputFile> },
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
    const name = nameOf(below);
    const found = name === null ? undefined : await resolve(find, name);
    if (name && !found && (await find(`${name}/index.html`))) return redirect(res, `${path}/`);
    const file = found ?? (await resolveUnknown(find, name ?? ''));
    if (!file) return plain(res, 404, 'Not found; has the site been built?');
    const rules = await find(HEADERS_FILE);
    const more = rules ? headersFor(await readText(rules), path) : {};
    await send(req, res, file, { status: found ? 200 : 404, more });
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

/**
 * The name of a site's file.
 *
 * @returns null where a slash is part of a name: no file has it
 */
const nameOf = (path: string) => (/%2f|%5c/i.test(path) ? null : decodeURIComponent(path).slice(1));
