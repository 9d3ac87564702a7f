import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../shared/escape.mjs';

/**
 * The files for search engines: the list of pages, by https://www.sitemaps.org/protocol.html, and static/robots.txt
 * with a line added that names the list's address.
 *
 * @param {string[]} addresses absolute
 * @param {{ root: string, siteUrl: string }} options
 * @returns {Promise<{ path: string, contents: string }[]>}
 */
export async function forSearchEngines(addresses, { root, siteUrl }) {
  const urls = addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>\n`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
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
