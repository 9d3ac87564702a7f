import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '../assets/images.ts';
import type { Edition } from '../content/content.ts';
import { downloadsOf } from '../resume/files.ts';
import { hash } from '../shared/hash.ts';
import { isLocal } from '../shared/options.ts';

/** PDF readers stop at %%EOF, so a comment may follow it. */
const MARK = '\n%printed ';

/** Signs a printed CV with a digest of what it was made from, so that a build can tell when it is out of date. */
export async function sign(pdf: Uint8Array, edition: Edition, options: { root: string; siteUrl: string }) {
  const signature = `${MARK}${options.siteUrl} ${await digest(edition, options)}\n`;
  return Buffer.concat([pdf, Buffer.from(signature)]);
}

/**
 * Finds an edition's CV as a PDF, which `npm run cv` puts into static/. One that was made by other means has no
 * signature and is used unchecked.
 *
 * @returns its path below the site's root, null when there is none
 */
export async function findCv(
  edition: Edition,
  options: { root: string; siteUrl: string },
): Promise<{ path: string | null; warning: string | null }> {
  const file = downloadsOf(edition)?.pdf;
  if (!file) return { path: null, warning: null };
  const pdf = await readFile(join(options.root, 'static', file)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!pdf) return { path: null, warning: null };
  const [siteUrl, made] = pdf.subarray(-1000).toString('latin1').split(MARK)[1]?.trim().split(' ') ?? [];
  const printed = (how: string) => ({
    path: file,
    warning: `static/${file} was printed ${how}: run npm run cv with the site's SITE_URL`,
  });
  if (made !== undefined && made !== (await digest(edition, options)))
    return printed('from different content');
  // A build for this machine accepts a PDF for any address.
  if (siteUrl !== undefined && siteUrl !== options.siteUrl && !isLocal(options.siteUrl))
    return printed(`for ${siteUrl}, not for ${options.siteUrl}`);
  return { path: file, warning: null };
}

async function digest({ content, pages }: Edition, options: { root: string }) {
  const { owner } = content.owner;
  // Include all pages, since the CV may show content of any of them.
  const shown = [owner, pages.map((page) => page.content)];
  const file = pictureFile(owner.avatar.src, options);
  const portrait = file ? await readFile(file) : '';
  return hash(JSON.stringify(shown), portrait);
}
