import type { Edition } from '../content/content.ts';
import { escapeHtml } from '../shared/escape.ts';

/** A message, and the language of the page it came from. */
type Shown = { fields: Record<string, string>; edition: string };
type Site = { base: string; editions: Edition[] };

/** The page that lists the local inbox's messages, newest first. */
export function inboxPage(messages: Shown[], site: Site) {
  const { inbox } = wordsOf(site);
  const item = (name: string, value: string) =>
    `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;
  const items = messages.toReversed().map(({ fields, edition }) => {
    const written = Object.entries(fields).map(([name, value]) => item(name, value));
    const page = site.editions.length > 1 ? [item(inbox.edition, edition)] : [];
    return `<li><dl>${[...written, ...page].join('')}</dl></li>`;
  });
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : `<p>${escapeHtml(inbox.empty)}</p>`;
  const form = site.editions[0]?.pages.find(({ definition }) => definition.postsTo)?.name ?? '';
  return page(
    inbox.title,
    `<p>${escapeHtml(inbox.intro)}</p>
${list}
<p><a href="${site.base}/${form}">${escapeHtml(inbox.toForm)}</a></p>`,
    site,
  );
}

/** The page shown after a message is sent, when the form has no `_next` on this server. */
export function confirmation(site: Site) {
  const { inbox } = wordsOf(site);
  return page(inbox.arrived, `<p><a href="${site.base}/">${escapeHtml(inbox.back)}</a></p>`, site);
}

/** The page shown instead of sending a message that is too long; Back leads to what has been written. */
export function tooLong(site: Site) {
  const { inbox } = wordsOf(site);
  return page(inbox.tooLong, `<p>${escapeHtml(inbox.shorten)}</p>`, site);
}

/** The first edition's language and texts. */
function wordsOf({ editions: [first] }: Site) {
  if (!first) throw new Error('The site has no edition');
  return { lang: first.code, inbox: first.content.inbox.inbox };
}

const STYLE = `
html { color-scheme: light dark }
body { background: light-dark(#fcf5f4, #0f0d0d); color: light-dark(#534b49, #d6d2d1); font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem }
h1, dd { color: light-dark(#1f1a19, #f5f2f1) }
a { color: light-dark(#ac312c, #ff8d75) }
ol { list-style: none; padding: 0 }
li { background: light-dark(#fff, #1a1717); border: 1px solid light-dark(#dcd3d1, #3d3838); border-radius: .75rem; margin: 1rem 0; padding: 1.25rem }
dl { display: grid; gap: .75rem; margin: 0 }
dt { color: light-dark(#736968, #a8a2a1); font: .8125rem ui-monospace, monospace }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

function page(title: string, body: string, site: Site) {
  return `<!doctype html>
<html lang="${wordsOf(site).lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${body}
</html>
`;
}
