import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textsOf } from './content.mjs';

/** Shorter ones are labels and names of technologies, which others use as well. */
const SHORTEST = 25;

/** What the form says to whoever fills it in stays true whoever reads it. */
const FORM = /contact\.(messages|nameHint|missingCompany|descriptionHint|required)/;

/**
 * The digests of the demonstration's own sentences. They are a snapshot of test/demonstration.test.ts: `vitest -u` makes them.
 *
 * @returns {Promise<Set<string>>}
 */
async function known() {
  const file = join(import.meta.dirname, 'demonstration.json');
  return new Set(JSON.parse(await readFile(file, 'utf8')));
}

/**
 * @param {import('./content.mjs').Content} content
 * @returns {{ file: string, digest: string }[]} of each sentence; labels of the site itself are nobody's
 */
export function sentences({ labels, carouselLabels, ...content }) {
  return [...textsOf(content)]
    .filter(({ place, text }) => text.length >= SHORTEST && !/^https?:/.test(text) && !FORM.test(place))
    .map(({ place, text }) => ({
      file: place.split(',')[0] ?? '',
      digest: createHash('sha256').update(text).digest('hex').slice(0, 8),
    }));
}

/**
 * How many sentences of each content file are still the demonstration's.
 *
 * @param {import('./content.mjs').Content} content
 * @returns {Promise<string[]>} a line for each file that has such
 */
export async function borrowedSentences(content) {
  const digests = await known();
  const all = sentences(content);
  return [...new Set(all.map(({ file }) => file))].flatMap((file) => {
    const here = all.filter((sentence) => sentence.file === file);
    const borrowed = here.filter(({ digest }) => digests.has(digest)).length;
    return borrowed > 0 ? [`${file}: ${borrowed} of ${here.length} sentences are the demonstration's`] : [];
  });
}
