import type { IncomingMessage } from 'node:http';
import { type Edition, loadContent } from '../content/content.ts';
import { isLocal } from '../shared/options.ts';
import { confirmation, inboxPage, tooLong } from './inboxPage.ts';
import { html, plain, redirect } from './respond.ts';
import type { Handler } from './server.ts';

/** In bytes. The service's own limit isn't known; nobody types that much. */
const LIMIT = 1_000_000;
/** A message beyond the limit is read to its end, up to here: browsers show no answer that comes earlier. */
const READ_LIMIT = 50_000_000;

/** The form's fields by name. */
type Message = Record<string, string>;

/**
 * A local stand-in for the form-forwarding service: takes the form's POST at /inbox, keeps the message until the server
 * stops, prints it in the terminal and redirects the visitor to `_next`. GET /inbox shows the messages. Like the
 * service, it refuses a request without Origin and Referer, and silently drops a message when `_honey` is filled in or
 * the message contains a word of `_blacklist`; the terminal says why.
 *
 * Its pages are in the first edition's language.
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

  function take(message: Message) {
    const reason = dropped(message);
    if (reason) {
      log(`Dropped a message, as the service would: ${reason}`);
      return;
    }
    messages.push(message);
    log(`New message:\n${print(message)}`);
  }

  return async (req, res, path) => {
    if (path !== '/inbox' && path !== '/inbox/') return false;
    if (req.method === 'GET' || req.method === 'HEAD') {
      const { editions } = await loadContent({ root });
      const list = messages.map((message) => ({
        fields: visible(message),
        edition: editionOf(message, editions, base)?.name ?? '',
      }));
      html(res, 200, inboxPage(list, { base, editions }));
      return true;
    }
    const fault = faultOf(req);
    if (fault) {
      if (fault.status === 405) res.setHeader('allow', 'GET, HEAD, POST');
      plain(res, fault.status, fault.message);
      return true;
    }
    const body = await read(req);
    if (body === null) {
      html(res, 413, tooLong({ base, editions: (await loadContent({ root })).editions }));
      return true;
    }
    const message = await parse(body, req.headers['content-type'] ?? '');
    if (message === null) {
      plain(res, 400, 'The form’s data is malformed.');
      return true;
    }
    if (Object.values(visible(message)).every((value) => value.trim() === '')) {
      plain(res, 400, 'The form is empty.');
      return true;
    }
    take(message);
    const next = sameSite(message._next, req.headers.host);
    if (next) redirect(res, next);
    else html(res, 200, confirmation({ base, editions: (await loadContent({ root })).editions }));
    return true;
  };
}

/**
 * @returns why the service would refuse a request before it reads the message
 */
function faultOf({ method, headers }: IncomingMessage): { status: number; message: string } | null {
  if (method !== 'POST') return { status: 405, message: `Method not allowed: ${method}` };
  if (!headers.origin && !headers.referer)
    return {
      status: 403,
      message:
        'The request has neither Origin nor Referer, which the service requires: send the form from a browser.',
    };
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
  if (!isForm.test(headers['content-type'] ?? ''))
    return {
      status: 415,
      message: 'Send the form as application/x-www-form-urlencoded or multipart/form-data.',
    };
  return null;
}

/**
 * @returns why the service wouldn't pass it on
 */
function dropped(message: Message): string | null {
  if (message._honey) return 'the trap field _honey is filled in';
  const text = Object.values(visible(message)).join('\n').toLowerCase();
  const words = (message._blacklist ?? '').split(',').map((word) => word.trim().toLowerCase());
  const word = words.find((one) => one && text.includes(one));
  return word ? `it contains “${word}”, which is in _blacklist` : null;
}

/** The edition whose form a message came from: `_next` leads back to it. */
function editionOf({ _next = '' }: Message, editions: Edition[], base: string) {
  const path = URL.canParse(_next) ? new URL(_next).pathname : '';
  const [first, ...others] = editions;
  return others.find((edition) => path.startsWith(`${base}${edition.path}/`)) ?? first;
}

/**
 * @param message what the visitor has written, without the fields for the service
 */
function visible(message: Message) {
  return Object.fromEntries(Object.entries(message).filter(([name]) => !name.startsWith('_')));
}

/**
 * @returns null when it is larger than the limit
 */
async function read(req: IncomingMessage): Promise<Buffer | null> {
  const chunks = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > READ_LIMIT) return null;
    if (size <= LIMIT) chunks.push(chunk);
  }
  return size > LIMIT ? null : Buffer.concat(chunks);
}

/**
 * @param type its media type
 * @returns null when it isn't well formed; only a file's name is kept
 */
async function parse(body: Buffer, type: string): Promise<Message | null> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!form) return null;
  return Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/**
 * @param host the request's: a phone reaches this machine by a different name than the site's
 * @returns the address on this server to go to; null when it is on another
 */
function sameSite(next: string | undefined, host: string = ''): string | null {
  if (!next || !URL.canParse(next) || !URL.canParse(`http://${host}`)) return null;
  const url = new URL(next);
  // The local server speaks http only, and its addresses have no user name before an @.
  if (url.protocol !== 'http:' || url.username) return null;
  const here = isLocal(url.href) && url.port === new URL(`http://${host}`).port;
  if (url.host !== host && !here) return null;
  url.host = host; // its path alone might begin with //, like another host
  return url.href;
}

function print(message: Message) {
  return Object.entries(visible(message))
    .map(([name, value]) => `  ${harmless(name)}: ${harmless(value).replaceAll('\n', '\n    ')}`)
    .join('\n');
}

/**
 * @param text from a visitor, to be printed: the terminal would interpret its control characters
 */
function harmless(text: string) {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '\ufffd');
}
