import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Opened } from '../../schema/definePage.ts';
import { isPath } from '../../schema/kinds.ts';
import { pick } from '../../schema/visit.ts';
import { coverPreview } from '../assets/coverPreview.ts';
import type { Site } from '../content/content.ts';
import { codesOf } from '../content/entries.ts';
import type { OutputFile } from '../shared/outputFile.ts';

/** What the site's pages open besides each other, per their definitions. */
export function openedBy({
  editions,
  sources,
  schemas,
}: Pick<Site, 'editions' | 'sources' | 'schemas'>): Opened[] {
  const codes = codesOf(sources);
  return (editions[0]?.pages ?? []).flatMap(({ name, definition }) => {
    const [file, { schema } = { schema: null }] =
      Object.entries(schemas).find(([, { page }]) => page === name) ?? [];
    return file && schema ? (definition.opens?.(pick(schema, sources[file], codes)) ?? []) : [];
  });
}

/** An HTML document in static/ that pages open. */
export interface OpenedDocument {
  /** Absolute. */
  address: string;
  /** Below static/. */
  path: string;
  /** Made from its picture; null where it has none, or one on another site. */
  preview: OutputFile | null;
  /** What stands for `{{address}}` and `{{preview}}` in its HTML. */
  values: { address: string; preview: string };
}

/** The HTML documents in static/ that pages open, with their link previews. */
export async function openedDocuments(
  site: Site,
  options: { root: string; siteUrl: string; cacheDir: string },
): Promise<OpenedDocument[]> {
  const { root, siteUrl } = options;
  const documents = openedBy(site).map(async ({ address: opened, picture }) => {
    if (!isPath(opened)) return [];
    const name = opened.slice(1).replace(/[?#].*/, '');
    const path = /(^|\/)$/.test(name) ? `${name}index.html` : name;
    // The check of links reports one that is missing.
    if (!path.endsWith('.html') || !existsSync(join(root, 'static', path))) return [];
    const drawn = picture ? await coverPreview(picture, options) : null;
    const preview = drawn ? { path: previewBeside(path), contents: drawn.contents } : null;
    const address = siteUrl + name;
    const shown = preview ? siteUrl + preview.path : (picture?.src ?? '');
    return [{ address, path, preview, values: { address, preview: shown } }];
  });
  return (await Promise.all(documents)).flat();
}

/** Beside a folder's document, and named after any other. */
const previewBeside = (file: string) =>
  file.replace(/(^|\/)index\.html$/, '$1preview.jpg').replace(/\.html$/, '-preview.jpg');
