import { generateAtomFeed } from 'feedsmith';
import type { ProseDocument } from '../../prose/types.ts';
import type { Edition } from '../content/content.ts';
import { FEED, NOTES } from '../content/proseSources.ts';
import type { OutputFile } from '../shared/outputFile.ts';
import { labelsOf } from './articles.ts';

/** A language's notes as an Atom feed, per https://www.rfc-editor.org/rfc/rfc4287; newest first. */
export function makeFeed(
  edition: Edition,
  notes: ProseDocument[],
  { author, siteUrl }: { author: string; siteUrl: string },
): OutputFile {
  const { lang, dir, path } = edition;
  const addressOf = (below: string) => siteUrl + `${path}${below}`.slice(1);

  return {
    path: `${path}${FEED}`.slice(1),
    contents: async () => {
      const entries = notes.map(({ title, description, dates, ...note }) => {
        const address = addressOf(note.path);

        return {
          id: address,
          title: { value: title },
          links: [{ href: address }],
          published: new Date(dates?.published ?? ''),
          updated: new Date(dates?.updated ?? ''),
          summary: { value: description },
          content: { type: 'html', value: inDirection(note.html?.(address) ?? '', dir) },
        };
      });

      return generateAtomFeed({
        id: addressOf(FEED),
        title: { value: `${labelsOf(edition).notes} · ${author}` },
        links: [
          { rel: 'self', type: 'application/atom+xml', href: addressOf(FEED) },
          { href: addressOf(NOTES) },
        ],
        updated: new Date(Math.max(...entries.map(({ updated }) => +updated))),
        authors: [{ name: author }],
        xml: { lang },
        entries: entries.toSorted((a, b) => +b.published - +a.published),
      });
    },
  };
}

/** A feed's own elements have no direction: https://www.rfc-editor.org/rfc/rfc4287 */
const inDirection = (html: string, dir: 'ltr' | 'rtl') =>
  dir === 'rtl' ? `<div dir="rtl">${html}</div>` : html;
