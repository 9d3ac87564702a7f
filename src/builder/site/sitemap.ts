import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../shared/escape.ts';
import type { OutputFile } from '../shared/outputFile.ts';

interface Listed {
  address: string;
  counterparts: { hrefLang: string; href: string }[];
}

/**
 * The files for search engines: the list of pages, per https://www.sitemaps.org/protocol.html, and static/robots.txt
 * with a line added that names the list's address.
 *
 * @param listPages their addresses are absolute; each names all counterparts:
 *   https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export async function forSearchEngines(
  listPages: () => Promise<Listed[]>,
  { root, siteUrl }: { root: string; siteUrl: string },
): Promise<OutputFile[]> {
  const file = 'static/robots.txt';
  const robots = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: write at least "User-agent: *" and "Allow: /" into it`);
  });
  return [
    { path: 'sitemap.xml', contents: async () => sitemapOf(await listPages()) },
    { path: 'robots.txt', contents: `${robots.trim()}\n\nSitemap: ${siteUrl}sitemap.xml\n` },
  ];
}

function sitemapOf(pages: Listed[]) {
  const urls = pages.map(({ address, counterparts }) => {
    const links = counterparts.map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}"/>`,
    );
    return `  <url><loc>${escapeHtml(address)}</loc>${links.join('')}</url>\n`;
  });
  const several = pages.some(({ counterparts }) => counterparts.length > 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${several ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${urls.join('')}</urlset>
`;
}
