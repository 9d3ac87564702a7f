import { decodeHTMLAttribute } from 'entities';
import type { Site } from '../content/content.ts';
import { textsOf } from '../content/entries.ts';
import { ContentError, type Fault } from '../content/faults.ts';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { resolve } from './resolve.ts';

interface Built {
  site: Pick<Site, 'sources' | 'schemas' | 'editions' | 'prose'>;
  /** Below the site's root. */
  files: string[];
  base: string;
  siteUrl: string;
}

/**
 * Checks every link in the built pages that is a path: its file and the element that its anchor names must
 * exist. Absolute addresses aren't checked, not even on this host: the owner may have other sites there.
 *
 * @throws {ContentError} naming each broken link, with its place in the content or else the first page that
 * has it
 */
export async function checkLinks(documents: OutputFile[], { site, files, base, siteUrl }: Built) {
  const pages = new Map<string, string>();
  for (const file of documents) pages.set(file.path, await readText(file));

  const all = new Set([...files, ...pages.keys()]);
  const find = (path: string) => (all.has(path) ? path : undefined);

  const faultOf = (from: URL, href: string) => {
    const to = new URL(href, from);
    const [target = '', anchor = ''] = [to.pathname.slice(base.length + 1), to.hash.slice(1)].map(
      decodeURIComponent,
    );

    const file = `${to.pathname}/`.startsWith(`${base}/`) ? resolve(find, target) : undefined;
    if (!file) return 'but there is no such page: correct the link';

    const isThere = !anchor || !pages.has(file) || pages.get(file)?.includes(` id="${anchor}"`);

    return isThere ? null : `but nothing there has the id "${anchor}": correct the link`;
  };

  /** By the address that leads nowhere, or by where it is written. */
  const faults = new Map<string, Fault | string>();

  for (const [path, html] of pages) {
    // Both files of a page hold the same HTML: check the one at the page's own address.
    if (path.endsWith('/index.html') && all.has(path.replace('/index.html', '.html'))) continue;
    const from = new URL(path.replace(/(^|\/)index\.html$|\.html$/, '$1'), siteUrl);
    for (const [, escaped = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const href = decodeHTMLAttribute(escaped);
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) continue;

      let fault: string | null = 'which is not well formed: write a % as %25';
      try {
        fault = faultOf(from, href);
      } catch {} // of decodeURIComponent
      if (!fault) continue;

      const written = placesOf(href, { site, base });
      for (const { file, path: place, link } of written)
        faults.set(`${file} ${place.join()}`, { file, path: place, message: `links to "${link}", ${fault}` });
      if (written.length === 0 && !faults.has(href))
        faults.set(href, `The page /${path} links to "${href}", ${fault}`);
    }
  }

  if (faults.size > 0) throw new ContentError([...faults.values()]);
}

/** The entries and the documents that link to an address, and how. */
function placesOf(href: string, { site, base }: Pick<Built, 'site' | 'base'>) {
  const below = href.startsWith(`${base}/`) ? href.slice(base.length) : href;
  const folders = site.editions.map(({ path }) => path).filter((path) => below.startsWith(path));
  const links = [below, ...folders.map((path) => below.slice(path.length))].map((link) =>
    link.replace(/\?lang=\w+$/, ''),
  );

  const entries = textsOf(site).filter(({ value }) => links.includes(value));

  const documents = site.prose.flatMap(({ file, body }) => {
    const link = links.find((each) => body.includes(`](${each})`) || body.includes(`](${each} `));
    return link === undefined ? [] : [{ file, path: [], link }];
  });

  return [...entries.map(({ file, path, value: link }) => ({ file, path, link })), ...documents];
}
