import { plain, redirect } from './respond.mjs';

const LIMIT = 100_000;

/** @typedef {Record<string, string>} Message the form's fields by name */

/**
 * A local stand-in for the form-forwarding service: takes the form's POST at /inbox, keeps the message for the
 * run, tells of it in the terminal and sends the visitor to `_next`. GET /inbox shows what came.
 *
 * @param {{ base: string, log: (line: string) => void }} options
 * @returns {import('./server.mjs').Handler}
 */
export function openInbox({ base, log }) {
  /** @type {Message[]} */
  const messages = [];
  return async (req, res, path) => {
    if (path !== '/inbox') return false;
    if (req.method === 'GET' || req.method === 'HEAD') {
      plain(res, 200, messages.length > 0 ? messages.map(print).join('\n\n') : 'No messages yet.');
    } else if (req.method !== 'POST') {
      res.setHeader('allow', 'GET, HEAD, POST');
      plain(res, 405, `${req.method} is not possible here.`);
    } else if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? '')) {
      plain(res, 415, 'Send the form as application/x-www-form-urlencoded.');
    } else {
      const body = await read(req);
      if (body === null) {
        plain(res, 413, `A message may have ${LIMIT} bytes.`);
        return true;
      }
      const message = Object.fromEntries(new URLSearchParams(body));
      messages.push(message);
      log(`A message:\n${print(message)}`);
      const next = sameSite(message._next, req.headers.host);
      if (next) redirect(res, next);
      else plain(res, 200, `Your message has arrived. Back to the site: ${base}/`);
    }
    return true;
  };
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @returns {Promise<string | null>} null when it is larger than the limit
 */
async function read(req) {
  const chunks = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > LIMIT) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param {string | undefined} next
 * @param {string | undefined} host
 */
function sameSite(next, host) {
  if (!next || !URL.canParse(next)) return null;
  const url = new URL(next);
  return /^https?:$/.test(url.protocol) && sameHost(url.host, host ?? '') ? url.href : null;
}

/**
 * @param {string} one
 * @param {string} other
 */
function sameHost(one, other) {
  const [a, b] = [one, other].map((host) => host.replace(/^(127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost'));
  return a === b;
}

/** @param {Message} message */
function print(message) {
  return Object.entries(message)
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
}
