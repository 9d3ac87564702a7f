import { escapeHtml } from '../shared/escape.mjs';

/**
 * A language's notes as an Atom feed, per https://www.rfc-editor.org/rfc/rfc4287; newest first.
 *
 * @param {{ title: string, lang: string, address: string, home: string, author: string, notes: { title: string, description: string, address: string, date: string, updated: string, html: string }[] }} feed absolute addresses
 * @returns {string}
 */
export function toFeed({ title, lang, address, home, author, notes }) {
  const time = (/** @type {string} */ day) => `${day}T00:00:00Z`;
  const updated =
    notes
      .map((note) => note.updated)
      .sort()
      .at(-1) ?? '1970-01-01';
  const entries = notes.map(
    (note) => `  <entry>
    <title>${escapeHtml(note.title)}</title>
    <id>${escapeHtml(note.address)}</id>
    <link href="${escapeHtml(note.address)}"/>
    <published>${time(note.date)}</published>
    <updated>${time(note.updated)}</updated>
    <summary>${escapeHtml(note.description)}</summary>
    <content type="html">${escapeHtml(note.html)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <title>${escapeHtml(title)}</title>
  <id>${escapeHtml(address)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(address)}"/>
  <link href="${escapeHtml(home)}"/>
  <updated>${time(updated)}</updated>
  <author><name>${escapeHtml(author)}</name></author>
${entries.join('')}</feed>
`;
}
