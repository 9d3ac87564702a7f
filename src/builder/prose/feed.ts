import { createHash } from 'node:crypto';
import { generateAtomFeed } from 'feedsmith';
import type { Edition } from '../content/content.ts';
import { FEED, NOTES } from '../content/prose.ts';
import type { Placed } from './places.ts';

/**
 * A language's notes as an Atom feed, per https://www.rfc-editor.org/rfc/rfc4287; newest first.
 *
 * @param feed `html` with absolute addresses
 * @returns the file
 */
export function makeFeed(
  { code, path }: Edition,
  {
    title,
    author,
    siteUrl,
    notes,
  }: { title: string; author: string; siteUrl: string; notes: (Placed & { html: string })[] },
): { path: string; contents: string } {
  const addressOf = (below: string) => siteUrl + `${path}${below}`.slice(1);
  const entries = notes.map(({ source, html, ...note }) => {
    const { description, date = '', updated = date } = source.front;
    const address = addressOf(note.path);
    return {
      id: uuidOf(author, source.kind, source.id, code),
      title: { value: note.title },
      links: [{ href: address }],
      published: new Date(date),
      updated: new Date(updated),
      summary: { value: description },
      content: { type: 'html', value: html },
      xml: { base: address }, // for links within it
    };
  });
  const contents = generateAtomFeed({
    id: uuidOf(author, FEED, code),
    title: { value: title },
    links: [{ rel: 'self', type: 'application/atom+xml', href: addressOf(FEED) }, { href: addressOf(NOTES) }],
    updated: new Date(Math.max(...entries.map(({ updated }) => +updated))),
    authors: [{ name: author }],
    xml: { lang: code },
    entries,
  });
  return { path: `${path}${FEED}`.slice(1), contents };
}

/**
 * An id that stays when the site moves to another address, so that readers don't see every note again: a name-based UUID,
 * per https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8.
 */
function uuidOf(...names: string[]) {
  const digits = createHash('sha256').update(names.join('\0')).digest('hex');
  const parts = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `a${digits.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, digits.slice(20, 32)].join('-')}`;
}
