import { ContentError } from '../content/faults.ts';
import { unescapeHtml } from '../shared/escape.ts';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { resolve } from './resolve.ts';

/**
 * Checks every link in the built pages that is a path: its file and the element that its anchor names must
 * exist. Absolute addresses are not checked, not even on this host: the owner may have other sites there.
 *
 * @param site `files` below the site's root
 * @throws {ContentError} naming each page and the link that leads nowhere
 */
export async function checkLinks(
  documents: OutputFile[],
  { files, base, siteUrl }: { files: string[]; base: string; siteUrl: string },
) {
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
  const faults = new Set<string>();
  for (const [path, html] of pages) {
    // Both files of a page hold the same HTML: check the one at the page's own address.
    if (path.endsWith('/index.html') && all.has(path.replace('/index.html', '.html'))) continue;
    const from = new URL(path.replace(/(^|\/)index\.html$|\.html$/, '$1'), siteUrl);
    for (const [, escaped = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)) {
      const href = unescapeHtml(escaped);
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) continue;
      let fault: string | null = 'which is not well formed: write a % as %25';
      try {
        fault = faultOf(from, href);
      } catch {} // of decodeURIComponent
      if (fault) faults.add(`The page /${path} links to "${href}", ${fault}`);
    }
  }
  if (faults.size > 0) throw new ContentError([...faults]);
}
