import { decodeHTMLAttribute } from 'entities';
import { ContentError } from '../content/faults.ts';
import { decoded } from '../shared/decoded.ts';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { resolve } from './resolve.ts';

interface Built {
  /** Below the site's root. */
  files: string[];
  base: string;
  siteUrl: string;
}

/**
 * Checks every link in the built pages that is a path: its file and the element that its anchor names must
 * exist. Absolute addresses aren't checked, not even on this host: the owner may have other sites there.
 *
 * @throws {ContentError} naming each broken link, and the first page that has it
 */
export async function checkLinks(documents: OutputFile[], { files, base, siteUrl }: Built) {
  const pages = new Map<string, string>();
  for (const file of documents) pages.set(file.path, await readText(file));

  const all = new Set([...files, ...pages.keys()]);
  const find = (path: string) => (all.has(path) ? path : undefined);

  const faultOf = (from: URL, href: string) => {
    const to = new URL(href, from);
    const [target, anchor] = [to.pathname.slice(base.length + 1), to.hash.slice(1)].map(decoded);
    if (target === undefined || anchor === undefined) return 'which is not well formed: write a % as %25';

    const file = `${to.pathname}/`.startsWith(`${base}/`) ? resolve(find, target) : undefined;
    if (!file) return 'but there is no such page: correct the link';

    const isThere = !anchor || !pages.has(file) || pages.get(file)?.includes(` id="${anchor}"`);

    return isThere ? null : `but nothing there has the id "${anchor}": correct the link`;
  };

  /** By the address that leads nowhere. */
  const faults = new Map<string, string>();

  for (const [path, html] of pages) {
    // Both files of a page hold the same HTML: check the one at the page's own address.
    if (path.endsWith('/index.html') && all.has(path.replace('/index.html', '.html'))) continue;
    const from = new URL(path.replace(/(^|\/)index\.html$|\.html$/, '$1'), siteUrl);
    for (const [, escaped = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const href = decodeHTMLAttribute(escaped);
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) continue;

      const fault = faultOf(from, href);
      if (fault && !faults.has(href)) faults.set(href, `The page /${path} links to "${href}", ${fault}`);
    }
  }

  if (faults.size > 0) throw new ContentError([...faults.values()]);
}
