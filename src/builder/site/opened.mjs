import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { isPath } from '../../content/schema/kinds.mjs';
import { pick } from '../../content/schema/walk.mjs';
import { pictureFile } from '../assets/images.mjs';
import { kept } from '../shared/files.mjs';
import { hash } from '../shared/hash.mjs';

/** @typedef {import('../../content/schema/definePage.ts').Opened} Opened */

/** A link preview's size. */
const PREVIEW = { width: 1200, height: 630 };

/**
 * What the site's pages open besides each other, per their definitions.
 *
 * @param {Pick<import('../content/content.mjs').Site, 'editions' | 'sources' | 'schemas'>} site
 * @returns {Opened[]}
 */
export function openedBy({ editions: [first], sources, schemas }) {
  return (first?.pages ?? []).flatMap(({ name, definition }) => {
    const [file, { schema } = { schema: null }] =
      Object.entries(schemas).find(([, { page }]) => page === name) ?? [];
    return file && schema ? (definition.opens?.(pick(schema, sources[file], first?.code ?? '')) ?? []) : [];
  });
}

/**
 * The HTML documents in static/ that pages open. In their HTML, `{{address}}` becomes their absolute address, and
 * `{{preview}}` that of a link preview, which is made from their picture.
 *
 * @param {import('../content/content.mjs').Site} site
 * @param {{ root: string, siteUrl: string, cacheDir: string }} options
 * @returns {Promise<{ address: string, html: { path: string, contents: string }, preview: { path: string, contents: Buffer } | null }[]>}
 */
export async function openedDocuments(site, { root, siteUrl, cacheDir }) {
  const documents = openedBy(site).map(async ({ address: path, picture }) => {
    if (!isPath(path)) return [];
    const name = path.slice(1).replace(/[?#].*/, '');
    const file = /(^|\/)$/.test(name) ? `${name}index.html` : name;
    // The check of links reports one that is missing.
    if (!file.endsWith('.html') || !existsSync(join(root, 'static', file))) return [];
    const html = await readFile(join(root, 'static', file), 'utf8');
    const original = pictureFile(picture, { root });
    const preview = original
      ? { path: `${name}preview.jpg`, contents: await drawPreview(await readFile(original), cacheDir) }
      : null;
    const address = siteUrl + name;
    const contents = html
      .replaceAll('{{address}}', address)
      .replaceAll('{{preview}}', preview ? siteUrl + preview.path : picture);
    return [{ address, html: { path: file, contents }, preview }];
  });
  return (await Promise.all(documents)).flat();
}

/** @param {Buffer} picture @param {string} cacheDir */
async function drawPreview(picture, cacheDir) {
  const { contents } = await kept(
    join(cacheDir, 'previews', `${hash(picture, JSON.stringify([PREVIEW, sharp.versions]))}.jpg`),
    () =>
      sharp(picture)
        .resize({ ...PREVIEW, position: 'top' })
        .jpeg({ quality: 80 })
        .toBuffer(),
  );
  return contents;
}

/**
 * The sites that documents connect to, by their own policies: a header with the site's policy must not be stricter.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function connectionsOf(html) {
  const [, policy = ''] = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i) ?? [];
  const [, sources = ''] = policy.match(/(?:^|;)\s*connect-src ([^;]*)/) ?? [];
  return sources.split(/\s+/).filter((source) => source.startsWith('https:'));
}
