import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** As much of a sentence as a line of the list shows, in characters. */
const SHOWN = 60;

/**
 * Lists the sentences of the content that are still the demonstration's: those that its files had when its person was last
 * the owner, according to git.
 *
 * @param {object} sources the files of the content
 * @param {{ root: string }} options
 * @returns {Promise<string[]>} a line for each with file and line, or one that says why they can't be found
 */
export async function borrowedSentences(sources, { root }) {
  const theirs = await demonstrationSources(root);
  if (theirs === null) return ['git has no history of the demonstration here: compare the texts yourself'];
  const inOtherLanguage = (/** @type {string} */ file) =>
    file.includes('/') && !theirs.languages.includes(String(file.split('/')[0]));
  // In a language that the demonstration hasn't, its labels are left to translate as well.
  const borrowed = [...textsOf(sources)].filter(
    (entry) =>
      (isOwn(entry) || (inOtherLanguage(entry.file) && isLabel(entry))) && theirs.text.includes(entry.value),
  );
  const files = new Map(
    await Promise.all(
      [...new Set(borrowed.map(({ file }) => file))].map(async (file) => {
        const text = await readFile(join(root, CONTENT, `${file}.ts`), 'utf8');
        return /** @type {const} */ ([file, decoded(text).split('\n')]);
      }),
    ),
  );
  return borrowed.map(({ file, value }) => {
    const line = (files.get(file) ?? []).findIndex((each) => each.includes(value)) + 1;
    const start = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
    const what = inOtherLanguage(file) ? 'isn’t translated' : 'is the demonstration’s';
    return `${CONTENT}/${file}.ts:${line} ${what}: “${start}”`;
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
 * Whether an entry is a text of the site's own, such as a button's.
 *
 * @param {import('../content/entries.mjs').Entry & { value: string }} entry
 */
function isLabel({ path, value }) {
  const names = ['lang', 'file', 'card', 'src', 'url', 'id'];
  return /\p{L}{3}/u.test(value) && !names.includes(String(path.at(-1))) && !path.includes('blacklist');
}

/**
 * The demonstration's content files as one text, with Unicode escapes decoded.
 *
 * @param {string} root
 * @returns {Promise<{ text: string, languages: string[] } | null>} null where git or the history is missing
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
  const folders = await git('ls-tree', '-d', '--name-only', `${commit}:${CONTENT}`);
  return { text: decoded(lines), languages: (folders ?? '').split('\n').filter(Boolean) };
}

/** @param {string} source @returns {string} with what its escapes stand for */
function decoded(source) {
  return source
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\(['"\\])/g, '$1');
}
