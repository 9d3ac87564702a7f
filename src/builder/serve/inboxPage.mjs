import { escapeHtml } from '../shared/escape.mjs';

/**
 * The messages that came to the local inbox, newest first.
 *
 * @param {Record<string, string>[]} messages
 * @param {string} base
 */
export function inboxPage(messages, base) {
  const items = messages.toReversed().map((message) => {
    const fields = Object.entries(message).map(
      ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
    );
    return `<li><dl>${fields.join('')}</dl></li>`;
  });
  const list =
    items.length > 0
      ? `<ol>${items.join('')}</ol>`
      : '<p>No messages yet. Send one with the form of the Contact page.</p>';
  return page(
    'Inbox',
    `<p>Messages that the contact form has sent since the server started. They are kept in memory only.</p>
${list}
<p><a href="${base}/Contact">To the form</a></p>`,
  );
}

/**
 * The page after a message was sent, when the form has no `_next` on this server.
 *
 * @param {string} base
 */
export function confirmation(base) {
  return page('Your message has arrived', `<p><a href="${base}/">Back to the site</a></p>`);
}

const STYLE = `
body { background: #0f0d0d; color: #d6d2d1; font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem }
h1, dd { color: #f5f2f1 }
a { color: #ff8d75 }
ol { list-style: none; padding: 0 }
li { background: #1a1717; border: 1px solid #3d3838; border-radius: .75rem; margin: 1rem 0; padding: 1.25rem }
dl { display: grid; gap: .75rem; margin: 0 }
dt { color: #a8a2a1; font: .8125rem ui-monospace, monospace }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${body}
</html>
`;
}
