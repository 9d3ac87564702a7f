import type { Edition } from '../content/content.ts';
import { escapeHtml } from '../shared/escape.ts';

interface InboxContext {
  base: string;
  edition: Edition;
}

/** The page that lists the local inbox's messages, newest first. */
export function inboxPage(messages: Record<string, string>[], place: InboxContext) {
  const { inbox } = place.edition.content.inbox;
  const items = messages.toReversed().map((message) => {
    const fields = Object.entries(message).map(
      ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
    );
    return `<li><dl>${fields.join('')}</dl></li>`;
  });
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : paragraph(inbox.empty);
  const form = place.edition.pages.find(({ definition }) => definition.postsTo)?.name ?? '';
  return page(inbox.title, paragraph(inbox.intro) + list + link(`/${form}`, inbox.toForm, place), place);
}

/** The page shown after a message is sent, when the form has no `_next` on this server. */
export function receivedPage(place: InboxContext) {
  const { inbox } = place.edition.content.inbox;
  return page(inbox.arrived, link('/', inbox.back, place), place);
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const link = (path: string, label: string, { base }: InboxContext) =>
  `<p><a href="${base}${path}">${escapeHtml(label)}</a></p>`;

const STYLE = `
html { color-scheme: light dark }
body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem }
ol { list-style: none; padding: 0 }
li { border: 1px solid; border-radius: .75rem; margin: 1rem 0; padding: 1.25rem }
dl { display: grid; gap: .75rem; margin: 0 }
dt { font: .8125rem ui-monospace, monospace }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

const page = (title: string, body: string, { edition }: InboxContext) => `<!doctype html>
<html lang="${edition.code}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
