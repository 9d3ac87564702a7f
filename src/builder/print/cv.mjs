import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile } from '../assets/images.mjs';
import { hash } from '../shared/hash.mjs';
import { isLocal } from '../shared/options.mjs';

/** Where `npm run cv` puts the curriculum, below static/; the next build links to it. */
export const CV_FILE = 'cv.pdf';

/** PDF readers stop at %%EOF, so a comment may follow it. */
const MARK = '\n%printed ';

/**
 * Signs a printed curriculum with what it was made of, so that a build can tell when it is out of date.
 *
 * @param {Uint8Array} pdf
 * @param {import('../content/content.mjs').Content} content
 * @param {{ root: string, siteUrl: string }} options
 */
export async function sign(pdf, content, options) {
  return Buffer.concat([pdf, Buffer.from(`${MARK}${options.siteUrl} ${await digest(content, options)}\n`)]);
}

/**
 * Finds the curriculum's PDF. One that was made by other means has no signature and is used as it is.
 *
 * @param {import('../content/content.mjs').Content} content
 * @param {{ root: string, siteUrl: string }} options
 * @returns {Promise<{ path: string | null, warning: string | null }>} its path below the site's root, null when there is none
 */
export async function findCv(content, options) {
  const pdf = await readFile(join(options.root, 'static', CV_FILE)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!pdf) return { path: null, warning: null };
  const [siteUrl, made] = pdf.subarray(-1000).toString('latin1').split(MARK)[1]?.trim().split(' ') ?? [];
  /** @param {string} how */
  const printed = (how) => ({
    path: CV_FILE,
    warning: `static/${CV_FILE} was printed ${how}: npm run cv, with the site's SITE_URL`,
  });
  if (made !== undefined && made !== (await digest(content, options)))
    return printed('from other content than this');
  // A build for this machine accepts a PDF for any address.
  if (siteUrl !== undefined && siteUrl !== options.siteUrl && !isLocal(options.siteUrl))
    return printed(`for ${siteUrl}, not for ${options.siteUrl}`);
  return { path: CV_FILE, warning: null };
}

/**
 * @param {import('../content/content.mjs').Content} content
 * @param {{ root: string }} options
 */
async function digest({ aboutStory, cv, home, homeStory, owner, projects }, options) {
  const shown = [aboutStory, cv, home, homeStory, owner, projects];
  const file = pictureFile(owner.owner.avatar.src, options);
  const portrait = file ? await readFile(file) : '';
  return hash(JSON.stringify(shown), portrait);
}
