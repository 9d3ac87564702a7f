import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProseDocument } from '../../prose/types.ts';
import type { Site } from '../content/content.ts';
import { openedBy } from '../content/entries.ts';
import { escapeHtml } from '../shared/escape.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';

/**
 * The files for search engines: the list of pages, per https://www.sitemaps.org/protocol.html, where each names its
 * counterparts, and static/robots.txt with a line added that names the list's address.
 *
 * @param documents by language
 */
export async function forSearchEngines(
  site: Site,
  documents: Record<string, ProseDocument[]>,
  { root, siteUrl }: Options,
): Promise<OutputFile[]> {
  const file = 'static/robots.txt';
  const robots = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: write at least "User-agent: *" and "Allow: /" into it`);
  });
  const codes = site.editions.map(({ code }) => code);
  const urls = site.editions.flatMap(({ code, pages }) => [
    // The first page is the edition's root.
    ...pages.map(({ name }, i) => ({ code, path: i === 0 ? '/' : `/${name}`, versions: codes })),
    ...(documents[code] ?? []).map(({ path, versions }) => ({ code, path, versions })),
  ]);
  const addressOf = (code: string, path: string) => {
    const edition = site.editions.find((each) => each.code === code);
    return escapeHtml(siteUrl + `${edition?.path}${path}`.slice(1));
  };
  const linksOf = (path: string, versions: string[]) =>
    versions.length < 2
      ? ''
      : [...versions.map((code) => [code, code]), ['x-default', versions[0]]]
          .map(
            ([lang, code = '']) =>
              `<xhtml:link rel="alternate" hreflang="${lang}" href="${addressOf(code, path)}"/>`,
          )
          .join('');
  const entries = [
    ...urls.map(
      ({ code, path, versions }) => `<loc>${addressOf(code, path)}</loc>${linksOf(path, versions)}`,
    ),
    ...openedBy(site).map((path) => `<loc>${escapeHtml(siteUrl + path.slice(1))}</loc>`),
  ];
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${codes.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>
${entries.map((entry) => `  <url>${entry}</url>\n`).join('')}</urlset>
`;
  return [
    { path: 'sitemap.xml', contents: sitemap },
    { path: 'robots.txt', contents: `${robots.trim()}\n\nSitemap: ${siteUrl}sitemap.xml\n` },
  ];
}
