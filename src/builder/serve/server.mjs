import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { hash } from '../shared/hash.mjs';
import { headersFor } from '../site/headers.mjs';
import { plain, redirect } from './respond.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** The compressed files beside a text file, best first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
];

/** The names of files that never change: with esbuild's base-32 hash or the builder's own, and a picture's width. */
const HASHED = /[\\/]assets[\\/][^\\/]+-([A-Z2-7]{8}|[0-9a-f]{8}(-\d+)?)\.\w+$/;

/** @typedef {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse, path: string) => boolean | Promise<boolean>} Handler answers a path below the base and returns true, or returns false */

/**
 * Serves a built site as a good static host does: X and X/ from their files, unknown paths with 404.html, compressed
 * files where there are any, with the headers of `_headers`; hashed files are cached for ever, pages are revalidated.
 *
 * @param {{ outDir: string, base: string }} options
 * @param {{ port?: number, host?: string, log?: (line: string) => void, handlers?: Handler[], patienceMs?: number }} [listening] port 0 takes a free one;
 *   without `host` only this machine can reach it; a client that takes longer than `patienceMs` to send its
 *   headers gets a 408
 * @returns {Promise<{ url: string, urls: string[], close: () => Promise<void> }>} its address for this machine, and all of them
 * @throws {Error} when the port is taken, or the host isn't an address of this machine
 */
export async function serve(
  { outDir, base: encodedBase },
  { port = 0, host, log = console.log, handlers = [], patienceMs = 10_000 } = {},
) {
  const base = decodeURI(encodedBase);
  const server = createServer(patience(patienceMs), (req, res) => {
    answer(req, res).catch((error) => {
      log(`${req.method} ${req.url}: ${error.stack}`);
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' });
      res.end('The server failed; its terminal shows the error.');
    });
  });

  /** @type {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => Promise<unknown>} */
  async function answer(req, res) {
    const path = pathOf(req.url ?? '');
    if (path === null) return plain(res, 400, 'The address is malformed.');
    if (base && (path === '/' || path === base)) return redirect(res, `${encodedBase}/`);
    if (base && !path.startsWith(`${base}/`)) return plain(res, 404, `This site lives at ${base}/`);
    const below = path.slice(base.length);
    for (const handle of handlers) if (await handle(req, res, below)) return;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('allow', 'GET, HEAD');
      return plain(res, 405, `Method not allowed: ${req.method}`);
    }
    const headers = await readFile(join(outDir, '_headers'), 'utf8').catch(() => ''); // not built yet
    for (const [name, value] of Object.entries(headersFor(headers, path))) res.setHeader(name, value);
    // A build may replace the site between finding a file and reading it: then look again.
    for (let attempt = 1; attempt <= 3; attempt++) {
      // An encoded slash (%2F) is part of a name, and no file has such a name.
      const named = /%(2f|5c)/i.test(req.url ?? '') ? null : await find(outDir, below);
      const file = named ?? (await findNearest(outDir, below, '404.html'));
      if (!file) break;
      const status = file.endsWith('404.html') ? 404 : 200;
      if (await send(req, res, file, status)) return;
    }
    plain(res, 404, 'Not found; is the site built?');
  }

  await new Promise((done, failed) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      failed(explained(error, { port, host }));
    });
    server.listen(port, host ?? '127.0.0.1', () => done(undefined));
  });
  const address = server.address();
  const listening = typeof address === 'object' ? address?.port : port;
  const urls = namesOf(host).map((name) => `http://${name}:${listening}${encodedBase}/`);
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
 * The host names in the server's addresses: first for this machine, then for its network.
 *
 * @param {string | undefined} host
 */
function namesOf(host) {
  if (host === undefined) return ['localhost'];
  if (host !== '0.0.0.0' && host !== '::') return [isIPv6(host) ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const reachable = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...reachable.map(({ address }) => address)];
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {{ port: number, host: string | undefined }} asked
 */
function explained(error, { port, host }) {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1}`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(error.code ?? '')) {
    return new Error(
      `HOST="${host}" isn’t an address of this machine. Leave it out to serve this machine only, or write HOST=0.0.0.0 to try the site on a phone`,
    );
  }
  return error;
}

/** @param {number} ms */
function patience(ms) {
  return { connectionsCheckingInterval: ms / 2, headersTimeout: ms, requestTimeout: 3 * ms };
}

/**
 * @param {string} target of the request
 * @returns {string | null} the decoded path without dot segments, null when it is not well formed
 */
function pathOf(target) {
  if (!URL.canParse(`http://localhost${target}`)) return null;
  try {
    const path = decodeURIComponent(new URL(`http://localhost${target}`).pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/**
 * @param {string} outDir
 * @param {string} path decoded
 * @returns {Promise<string | null>} the file
 */
async function find(outDir, path) {
  const inside = normalize(`/${path}`);
  const candidates = inside.endsWith('/') ? [`${inside}index.html`] : [inside, `${inside}.html`];
  for (const candidate of candidates) {
    if (candidate === '/_headers') continue; // for hosts, not for visitors
    const file = join(outDir, candidate);
    const found = await stat(file).catch(() => null); // also ENAMETOOLONG and the like: no such page
    if (found?.isFile()) return file;
  }
  return null;
}

/**
 * A file in a path's folder, or in the nearest one above it: hosts find the page for unknown addresses this way.
 *
 * @param {string} outDir
 * @param {string} path decoded
 * @param {string} name
 * @returns {Promise<string | null>}
 */
async function findNearest(outDir, path, name) {
  const folders = normalize(`/${path}`).split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const file = await find(outDir, [...folders.slice(0, depth), name].join('/'));
    if (file) return file;
  }
  return null;
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {string} file
 * @param {number} status
 * @returns {Promise<boolean>} false when the file is gone
 */
async function send(req, res, file, status) {
  const accepted = acceptedEncodings(req.headers['accept-encoding']);
  let body = null;
  for (const { name, suffix } of ENCODINGS.filter((e) => accepted.has(e.name))) {
    body = await readFile(file + suffix).catch(() => null);
    if (body) {
      res.setHeader('content-encoding', name);
      break;
    }
  }
  body ??= await readFile(file).catch(() => null);
  if (!body) return false;
  const etag = `"${hash(body)}"`;
  res.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  res.setHeader('cache-control', cacheControl(file));
  res.setHeader('accept-ranges', 'none');
  res.setHeader('vary', 'Accept-Encoding');
  res.setHeader('etag', etag);
  if (status === 200 && req.headers['if-none-match'] === etag) {
    res.writeHead(304).end();
    return true;
  }
  res.writeHead(status, { 'content-length': body.length });
  res.end(req.method === 'HEAD' ? undefined : body);
  return true;
}

/** @param {string} file */
function cacheControl(file) {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}

/**
 * @param {string | undefined} header
 * @returns {Set<string>}
 */
function acceptedEncodings(header = '') {
  const wanted = header.split(',').map((part) => part.trim().split(/\s*;\s*q=/));
  return new Set(
    wanted.filter(([, q]) => q === undefined || Number(q) > 0).map(([name = '']) => name.toLowerCase()),
  );
}
