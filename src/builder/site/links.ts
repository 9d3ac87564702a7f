import { ContentError } from '../content/faults.ts';
import { unescapeHtml } from '../shared/escape.ts';
import { type OutputFile, readText } from '../shared/outputFile.ts';
import { resolve } from './resolve.ts';

/**
 * Checks every link in the built pages that is a path: its file and the element that its anchor names must exist.
 *
 * @param site `files` below the site's root
 * @throws {ContentError} naming each page and the link that leads nowhere
 */
export async function checkLinks(
  documents: OutputFile[],
  { files, base, siteUrl }: { files: string[]; base: string; siteUrl: string },
) {
  const pages = await Promise.all(
    documents.map(async (file) => ({ path: file.path, contents: await readText(file) })),
  );
  const all = new Set([...files, ...pages.map(({ path }) => path)]);
  const find = async (path: string) => (all.has(path) ? path : undefined);
  const ids = new Map(pages.map(({ path, contents }) => [path, idsOf(contents)]));
  const faults = new Set<string>();
  for (const { path, contents } of pages) {
    // Both files of a page hold the same HTML: check the one at the page's own address.
    if (path.endsWith('/index.html') && all.has(path.replace('/index.html', '.html'))) continue;
    const from = new URL(path.replace(/(^|\/)index\.html$|\.html$/, '$1'), siteUrl);
    for (const href of linksOf(contents)) {
      // Absolute addresses are not checked, not even on this host: the owner may have other sites there.
      if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) continue;
      const to = new URL(href, from.href);
      const inside = `${to.pathname}/`.startsWith(`${base}/`);
      const target = decode(to.pathname.slice(base.length + 1));
      const anchor = decode(to.hash.slice(1));
      if (target === null || anchor === null) {
        faults.add(`The page /${path} links to "${href}", which is not well formed: write a % as %25`);
        continue;
      }
      const file = inside && (await resolve(find, target));
      if (!file)
        faults.add(`The page /${path} links to "${href}", but there is no such page: correct the link`);
      else if (anchor && ids.get(file)?.has(anchor) === false)
        faults.add(
          `The page /${path} links to "${href}", but nothing there has the id "${anchor}": correct the link`,
        );
    }
  }
  if (faults.size > 0) throw new ContentError([...faults]);
}

/**
 * @returns null when it is not well formed
 */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function linksOf(html: string) {
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href));
}

function idsOf(html: string) {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
}
