import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Opened } from '../../schema/definePage.ts';
import { isPath } from '../../schema/kinds.ts';
import { pick } from '../../schema/visit.ts';
import { coverPreview } from '../assets/coverPreview.ts';
import type { Site } from '../content/content.ts';

/** What the site's pages open besides each other, per their definitions. */
export function openedBy({
  editions: [first],
  sources,
  schemas,
}: Pick<Site, 'editions' | 'sources' | 'schemas'>): Opened[] {
  return (first?.pages ?? []).flatMap(({ name, definition }) => {
    const [file, { schema } = { schema: null }] =
      Object.entries(schemas).find(([, { page }]) => page === name) ?? [];
    return file && schema ? (definition.opens?.(pick(schema, sources[file], first?.code ?? '')) ?? []) : [];
  });
}

/**
 * The HTML documents in static/ that pages open. In their HTML, `{{address}}` becomes their absolute address, and
 * `{{preview}}` that of a link preview, which is made from their picture.
 */
export async function openedDocuments(
  site: Site,
  options: { root: string; siteUrl: string; cacheDir: string },
): Promise<
  {
    address: string;
    html: { path: string; contents: string };
    preview: { path: string; contents: Buffer } | null;
  }[]
> {
  const { root, siteUrl } = options;
  const documents = openedBy(site).map(async ({ address: path, picture }) => {
    if (!isPath(path)) return [];
    const name = path.slice(1).replace(/[?#].*/, '');
    const file = /(^|\/)$/.test(name) ? `${name}index.html` : name;
    // The check of links reports one that is missing.
    if (!file.endsWith('.html') || !existsSync(join(root, 'static', file))) return [];
    const html = await readFile(join(root, 'static', file), 'utf8');
    const drawn = picture ? await coverPreview(picture, options) : null;
    const preview = drawn ? { path: previewOf(file), contents: await drawn.contents() } : null;
    const address = siteUrl + name;
    const contents = html
      .replaceAll('{{address}}', address)
      .replaceAll('{{preview}}', preview ? siteUrl + preview.path : (picture?.src ?? ''));
    return [{ address, html: { path: file, contents }, preview }];
  });
  return (await Promise.all(documents)).flat();
}

/** Beside a folder's document, and named after any other. */
const previewOf = (file: string) =>
  file.replace(/(^|\/)index\.html$/, '$1preview.jpg').replace(/\.html$/, '-preview.jpg');

/** The sites that documents connect to, by their own policies: a header with the site's policy must not be stricter. */
export function connectionsOf(html: string): string[] {
  const [, policy = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i) ?? [];
  const [, sources = ''] = policy.match(/(?:^|;)\s*connect-src ([^;]*)/) ?? [];
  return sources.split(/\s+/).filter((source) => source.startsWith('https:'));
}
