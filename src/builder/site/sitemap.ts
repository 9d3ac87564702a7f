import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
import type { ProseDocument } from '../../prose/types.ts';
import type { Site } from '../content/content.ts';
import type { Options } from '../shared/options.ts';
import type { OutputFile } from '../shared/outputFile.ts';

/**
 * The files for search engines: the list of pages, per https://www.sitemaps.org/protocol.html, where each
 * names its counterparts, and static/robots.txt with a line added that names the list's address.
 *
 * @param documents by language
 */
export async function forSearchEngines(
  { editions }: Pick<Site, 'editions'>,
  documents: Record<string, ProseDocument[]>,
  { root, siteUrl }: Options,
): Promise<OutputFile[]> {
  const file = 'static/robots.txt';
  const robots = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: write at least "User-agent: *" and "Allow: /" into it`);
  });

  const languages = editions.map(({ lang }) => lang);
  const addressOf = (lang: string, path: string) =>
    escapeUTF8(siteUrl + `${editions.find((each) => each.lang === lang)?.path}${path}`.slice(1));

  const entryOf = (lang: string, path: string, [first = '', ...others]: string[]) => {
    const versions = others.length > 0 ? [first, ...others].map((each) => [each, each]) : [];
    const links = [...versions, ...versions.slice(0, 1).map(() => ['x-default', first])].map(
      ([hreflang, there = '']) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(there, path)}"/>`,
    );
    return `  <url><loc>${addressOf(lang, path)}</loc>${links.join('')}</url>\n`;
  };

  const entries = editions.flatMap(({ code, lang, pages }) => [
    // The first page is the edition's root.
    ...pages.map(({ name }, i) => entryOf(lang, i === 0 ? '/' : `/${name}`, languages)),
    ...(documents[code] ?? []).map(({ path, versions }) => entryOf(lang, path, versions)),
  ]);

  const namespace = languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';

  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>
${entries.join('')}</urlset>
`;

  return [
    { path: 'sitemap.xml', contents: sitemap },
    { path: 'robots.txt', contents: `${robots.trim()}\n\nSitemap: ${siteUrl}sitemap.xml\n` },
  ];
}
