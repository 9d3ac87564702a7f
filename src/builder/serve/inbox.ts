import { Readable } from 'node:stream';
import { escapeUTF8 } from 'entities';
import { isLocal } from '../shared/options.ts';
import { type Handler, redirect, sendHtml, sendText } from './server.ts';

/**
 * A local stand-in for the form-forwarding service: takes the form's POST at /inbox, keeps the message until
 * the server stops, prints it in the terminal and redirects the visitor to `_next`. GET /inbox lists the
 * messages, newest first, on this machine alone.
 */
export function openInbox(log: (line: string) => void): Handler {
  const messages: [name: string, value: string][][] = [];

  return async (req, res, path) => {
    if (!/^\/inbox\/?$/.test(path)) return false;

    if (req.method !== 'POST') {
      if (!/^(::1|(::ffff:)?127\.)/.test(req.socket.remoteAddress ?? '')) return false;
      sendHtml(res, 200, inboxPage(messages));
      return true;
    }

    const body = Readable.toWeb(req) as ReadableStream<Uint8Array>;
    const headers = { 'content-type': req.headers['content-type'] ?? '' };
    const form = await new Response(body, { headers }).formData().catch(() => null);

    if (!form) {
      sendText(res, 400, 'Send a form, as application/x-www-form-urlencoded or multipart/form-data.');
      return true;
    }

    const message = [...form].map(([name, value]): [string, string] => [name, String(value)]);
    const fields = message.filter(([name]) => !name.startsWith('_'));

    messages.unshift(fields);
    log(`New message:\n${fields.map((field) => `  ${harmless(field.join(': '))}`).join('\n')}`);
    redirect(res, onHost(String(form.get('_next') ?? 'inbox')));

    return true;
  };
}

/** An address of this machine by its path: another device has the site at another host (HOST=0.0.0.0). */
function onHost(next: string) {
  if (!URL.canParse(next) || !isLocal(next)) return next;
  const { pathname, search, hash } = new URL(next);
  return pathname + search + hash;
}

/** @param text from a visitor, to be printed: the terminal would interpret its control characters */
const harmless = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

const inboxPage = (messages: [name: string, value: string][][]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inbox</title>
<style>
html { color-scheme: light dark; font: 1.0625rem/1.6 system-ui }
body { margin: 2rem auto; max-width: 44rem; padding: 0 1rem }
dd { margin: 0 0 1rem; white-space: pre-wrap; overflow-wrap: anywhere }
dl { border-top: 1px solid; padding-top: 1rem }
</style>
<h1>Inbox</h1>
<p>Messages that the form has sent to this machine. They are gone when the server stops.</p>
${messages.map((fields) => `<dl>${fields.map(entryOf).join('')}</dl>`).join('\n')}
</html>
`;

const entryOf = ([name, value]: [name: string, value: string]) =>
  `<dt>${escapeUTF8(name)}</dt><dd>${escapeUTF8(value)}</dd>`;
