import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { isAt, textsOf } from '../content/entries.mjs';

/** The demonstration's person, who is invented. */
export const DEMONSTRATION = 'Lucía Montes';

/** How the content names its owner. From the commit that removes it on, the site is somebody else's. */
const OWNED = `name: '${DEMONSTRATION}'`;
const CONTENT = 'src/content';

/** Shorter texts are labels and names of technologies, which others use as well. */
const SHORTEST = 25;

/** The form's messages to visitors, which are right for any owner. */
const FORM = ['messages', 'nameHint', 'missingCompany', 'descriptionHint', 'required'];

/**
 * Counts the sentences of each content file that are still the demonstration's: those that the files had when its
 * person was last the owner, according to git.
 *
 * @param {object} sources the files of the content
 * @param {{ root: string }} options
 * @returns {Promise<string[]>} a line for each file with such sentences, or one that says why they can't be counted
 */
export async function borrowedSentences(sources, { root }) {
  const theirs = await demonstrationSources(root);
  if (theirs === null) return ['git has no history of the demonstration here: compare the texts yourself'];
  const own = [...textsOf(sources)].filter(isOwn);
  return [...new Set(own.map(({ file }) => file))].flatMap((file) => {
    const here = own.filter((entry) => entry.file === file);
    const borrowed = here.filter(({ value }) => theirs.includes(value)).length;
    return borrowed > 0
      ? [`${CONTENT}/${file}.ts: ${borrowed} of ${here.length} sentences are the demonstration's`]
      : [];
  });
}

/**
 * Whether an entry is a sentence that each owner writes; the site's own labels are not.
 *
 * @param {import('../content/entries.mjs').Entry & { value: string }} entry
 */
function isOwn(entry) {
  const shared = [
    'labels',
    'carouselLabels',
    'inbox',
    'popup.offer',
    ...FORM.map((name) => `contact.${name}`),
  ];
  const { value } = entry;
  return value.length >= SHORTEST && !/^https?:/.test(value) && !shared.some((place) => isAt(entry, place));
}

/**
 * The demonstration's content files as one text, with Unicode escapes decoded.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null where git or the history is missing
 */
async function demonstrationSources(root) {
  const git = (/** @type {string[]} */ ...args) =>
    promisify(execFile)('git', args, { cwd: root, maxBuffer: 1e8 }).then(
      ({ stdout }) => stdout,
      () => null, // no git, no such commit, or nothing found
    );
  const names = (/** @type {string} */ commit) => git('grep', '-qF', OWNED, commit, '--', CONTENT);
  let commit = 'HEAD';
  if ((await names(commit)) === null) {
    const change = await git('log', '-1', '--format=%H', '-S', OWNED, '--', CONTENT);
    if (!change?.trim()) return null;
    commit = `${change.trim()}^`;
  }
  const lines = await git('grep', '-h', '', commit, '--', CONTENT);
  if (lines === null) return null;
  return lines.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
