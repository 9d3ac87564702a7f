import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type Edition, loadContent } from '../content/content.ts';
import { isLocal } from '../shared/options.ts';
import { inboxPage, receivedPage } from './inboxPage.ts';
import { html, plain, redirect } from './respond.ts';
import type { Handler } from './server.ts';

/** In bytes: nobody types that much. */
const LONGEST = 1_000_000;
/** How many messages are kept. */
const MOST = 500;

/** What a visitor has written, by field. */
type Message = Record<string, string>;

/**
 * A local stand-in for the form-forwarding service: takes the form's POST at /inbox, keeps the message until the server
 * stops, prints it in the terminal and redirects the visitor to `_next`. GET /inbox lists the messages, in the first
 * edition's language. Like the service, it refuses a request without Origin and Referer.
 */
export function openInbox({
  root,
  base,
  log,
}: {
  root: string;
  base: string;
  log: (line: string) => void;
}): Handler {
  const messages: Message[] = [];

  return async (req, res, path) => {
    if (!/^\/inbox\/?$/.test(path)) return false;
    const { method, headers } = req;
    if (method === 'GET' || method === 'HEAD') {
      html(res, 200, inboxPage(messages, { base, edition: await firstEdition(root) }));
      return true;
    }
    if (method !== 'POST') {
      res.setHeader('allow', 'GET, HEAD, POST');
      plain(res, 405, `Method not allowed: ${method}`);
      return true;
    }
    if (!headers.origin && !headers.referer) {
      plain(res, 403, 'The service refuses a form without Origin and Referer: send it from a browser.');
      return true;
    }
    // Browsers say how long a form is.
    if (!(Number(headers['content-length']) <= LONGEST)) {
      plain(res, 413, `The message is longer than ${LONGEST / 1e6} MB.`);
      return true;
    }
    const fields = await readForm(req);
    if (!fields) {
      plain(res, 400, 'Send a form, as application/x-www-form-urlencoded or multipart/form-data.');
      return true;
    }
    const message = Object.fromEntries(Object.entries(fields).filter(([name]) => !name.startsWith('_')));
    messages.push(message);
    if (messages.length > MOST) messages.shift();
    log(`New message:\n${print(message)}`);
    const next = onThisServer(fields._next, headers.host);
    if (next) redirect(res, next);
    else html(res, 200, receivedPage({ base, edition: await firstEdition(root) }));
    return true;
  };
}

async function firstEdition(root: string): Promise<Edition> {
  const [first] = (await loadContent({ root })).editions;
  if (!first) throw new Error('The site has no edition');
  return first;
}

/**
 * @returns null when it isn't a form; of a file, its name
 */
async function readForm(req: IncomingMessage): Promise<Message | null> {
  const chunks = Readable.toWeb(req) as ReadableStream<Uint8Array>;
  const type = { 'content-type': req.headers['content-type'] ?? '' };
  const form = await new Response(chunks, { headers: type }).formData().catch(() => null);
  if (!form) return null;
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/**
 * @param host the request's: a phone reaches this machine by a different name than the site's
 * @returns the address on this server to go to; null when it is on another
 */
function onThisServer(next = '', host = ''): string | null {
  if (!URL.canParse(next) || !URL.canParse(`http://${host}`)) return null;
  const url = new URL(next);
  // The local server speaks http only, and its addresses have no user name before an @.
  if (url.protocol !== 'http:' || url.username) return null;
  const here = isLocal(url.href) && url.port === new URL(`http://${host}`).port;
  if (url.host !== host && !here) return null;
  url.host = host; // its path alone might begin with //, like another host
  return url.href;
}

function print(message: Message) {
  return Object.entries(message)
    .map(([name, value]) => `  ${harmless(name)}: ${harmless(value).replaceAll('\n', '\n    ')}`)
    .join('\n');
}

/**
 * @param text from a visitor, to be printed: the terminal would interpret its control characters
 */
function harmless(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '\ufffd');
}
