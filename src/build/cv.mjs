import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where `npm run cv` puts the curriculum, below static/; the next build links to it. */
export const CV_FILE = 'cv.pdf';

/** Readers of PDF end at %%EOF and take what follows for a comment. */
const MARK = '\n%content ';

/**
 * Signs a printed curriculum with the content that it was made of, so that a build can tell when it is out of date.
 *
 * @param {Uint8Array} pdf
 * @param {import('./content.mjs').Content} content
 */
export function sign(pdf, content) {
  return Buffer.concat([pdf, Buffer.from(`${MARK}${digest(content)}\n`)]);
}

/**
 * Looks for the curriculum's file. One that somebody made by other means bears no signature and is taken as it is.
 *
 * @param {import('./content.mjs').Content} content
 * @param {{ root: string }} options
 * @returns {Promise<{ path: string | null, warning: string | null }>} its path below the site's root, null when there is none
 */
export async function findCv(content, { root }) {
  const pdf = await readFile(join(root, 'static', CV_FILE)).catch((error) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!pdf) return { path: null, warning: null };
  const signature = pdf.subarray(-200).toString('latin1').split(MARK)[1]?.trim();
  const old = signature !== undefined && signature !== digest(content);
  return {
    path: CV_FILE,
    warning: old ? `static/${CV_FILE} was printed from other content than this: npm run cv` : null,
  };
}

/** @param {import('./content.mjs').Content} content */
function digest({ aboutStory, cv, home, homeStory, owner, projects }) {
  const told = [aboutStory, cv, home, homeStory, owner, projects];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
