import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../shared/escape.ts';

/**
 * The files for search engines: the list of pages, per https://www.sitemaps.org/protocol.html, and static/robots.txt
 * with a line added that names the list's address.
 *
 * @param pages with absolute addresses; each names all counterparts:
 *   https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export async function forSearchEngines(
  pages: { address: string; counterparts: { hrefLang: string; href: string }[] }[],
  { root, siteUrl }: { root: string; siteUrl: string },
): Promise<{ path: string; contents: string }[]> {
  const urls = pages.map(({ address, counterparts }) => {
    const links = counterparts.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`,
    );
    return `  <url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>\n`;
  });
  const several = pages.some(({ counterparts }) => counterparts.length > 0);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${several ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.join('')}</urlset>
`;
  const file = 'static/robots.txt';
  const robots = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: write at least "User-agent: *" and "Allow: /" into it`);
  });
  return [
    { path: 'sitemap.xml', contents: sitemap },
    { path: 'robots.txt', contents: `${robots.trim()}\n\nSitemap: ${siteUrl}sitemap.xml\n` },
  ];
}
