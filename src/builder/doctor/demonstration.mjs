import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isByLanguage } from '../../content/schema/kinds.mjs';
import { placesIn } from '../../content/schema/walk.mjs';
import { contentFile } from '../content/faults.mjs';
import { runModules } from '../content/run.mjs';

/** @typedef {import('../content/content.mjs').Site} Site */
/** @typedef {import('../content/faults.mjs').Fault} Fault */

/** The demonstration's fictional owner. */
export const DEMONSTRATION = 'Lucía Montes';

/** How the content names its owner. The commit that removes this line replaces the demonstration. */
const OWNED = `name: '${DEMONSTRATION}'`;
const CONTENT = 'src/content';

/** Languages share many words, such as "Contact", but few whole phrases: the words from which a text is one. */
const PHRASE = 3;

/** How much of a text each line of the list shows, in characters. */
const SHOWN = 60;

/**
 * Lists texts left over from the demonstration: the owner's own that are still the demonstration's at the same place,
 * according to git, and labels that aren't translated into a language that the demonstration doesn't have.
 *
 * @param {Site} site
 * @param {{ root: string }} options
 * @returns {Promise<Fault[] | null>} null when git has no history of the demonstration
 */
export async function borrowedTexts(site, { root }) {
  const theirs = await demonstrationSources(root);
  if (theirs === null) return null;
  const known = codesOf(theirs);
  const before = textsOf(site.schemas, theirs, known);
  const alike = textsOf(site.schemas, site.sources, codesOf(site.sources)).map((text) => {
    const isNew = text.code !== null && !known.includes(text.code);
    const same = before.some((other) => other.place === text.place && other.words === text.words);
    return { text, isNew, same, counts: isNew || !text.isLabel };
  });
  return left(
    alike.filter(({ counts }) => counts),
    ({ words, isLabel }, isNew) => {
      const start = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
      return `${isNew && isLabel ? 'isn’t translated' : 'is from the demonstration'}: “${start}”`;
    },
  ).map((fault) => ({ ...fault, root }));
}

/**
 * The owner's texts that are written per language, but are the same in two. One that is the same on purpose is written
 * once.
 *
 * @param {Site} site
 * @param {{ root: string }} options
 * @returns {Fault[]}
 */
export function untranslatedTexts({ sources, schemas }, { root }) {
  const texts = textsOf(schemas, sources, codesOf(sources)).filter(({ isLabel, code }) => !isLabel && code);
  const alike = texts.map((text, i) => {
    const other = texts
      .slice(0, i)
      .find(
        ({ path, words, file }) => file === text.file && words === text.words && samePlace(path, text.path),
      );
    return { text, isNew: false, same: other !== undefined, other };
  });
  return left(
    alike,
    ({ code }, _, { other }) =>
      `is the same in "${code}" as in "${other?.code}": translate it, or write it once for both`,
  ).map((fault) => ({ ...fault, root }));
}

/** Whether two paths differ only by the language at their end. @param {PropertyKey[]} one @param {PropertyKey[]} other */
const samePlace = (one, other) => one.slice(0, -1).join('.') === other.slice(0, -1).join('.');

/**
 * The texts that were left as they were, of those that are the same as another: the phrases, and shorter texts too where
 * most of their file is the same. Once a file is translated, single words that are the same belong to both languages.
 *
 * @template {{ text: Text, isNew: boolean, same: boolean }} Alike
 * @param {Alike[]} alike
 * @param {(text: Text, isNew: boolean, alike: Alike) => string} message
 * @returns {Fault[]}
 */
function left(alike, message) {
  return alike.flatMap((one) => {
    const { text, isNew, same } = one;
    if (!same) return [];
    const group = alike.filter(
      ({ text: other }) =>
        other.file === text.file && other.code === text.code && other.isLabel === text.isLabel,
    );
    const mostly = group.filter((other) => other.same).length > group.length / 2;
    if (text.count < PHRASE && !(mostly && (text.isLabel || text.code))) return [];
    const { file, path, value } = text;
    return [{ file: contentFile(file), path, value, message: message(text, isNew, one) }];
  });
}

/** Entries that visitors don't read. */
const UNREAD = ['lang', 'file', 'card', 'src', 'url', 'id', 'endpoint', 'focus', 'code', 'locale', 'postAs'];

/**
 * A text in one language, wherever visitors read it.
 *
 * @typedef {object} Text
 * @property {string} file without extension
 * @property {PropertyKey[]} path
 * @property {string} place where the same text would be in another language, whatever its place in a list
 * @property {string | null} code null when it is the same in all of several languages
 * @property {unknown} value
 * @property {string} words of all its paragraphs
 * @property {number} count of its words, without those that the site fills in
 * @property {boolean} isLabel
 */

/**
 * @param {Site['schemas']} schemas
 * @param {Site['sources']} sources
 * @param {string[]} codes of its languages, which may be names of fields as well (`id`)
 * @returns {Text[]}
 */
function textsOf(schemas, sources, codes) {
  return Object.entries(schemas).flatMap(([file, { schema }]) =>
    [...placesIn(schema, sources[file])].flatMap(({ path, value, isLabel, isText }) => {
      if (!isText || path.some((key) => UNREAD.includes(String(key)))) return [];
      const each = isByLanguage(value)
        ? Object.entries(value)
        : [[codes.length === 1 ? (codes[0] ?? null) : null, value]];
      const place = [file, ...path.map((key) => (typeof key === 'number' ? '*' : String(key)))].join('.');
      return each.flatMap(([code, own]) => {
        const words = wordsOf(own);
        const count = words.replace(/\{\w+\}/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]+/gu)?.length ?? 0;
        const at = isByLanguage(value) ? [...path, String(code)] : path;
        return count > 0
          ? [
              {
                file,
                path: at,
                place,
                code: code === null ? null : String(code),
                value: own,
                words,
                count,
                isLabel,
              },
            ]
          : [];
      });
    }),
  );
}

/** @param {any} value a text, a phrase or a list of them @returns {string} */
const wordsOf = (value) =>
  Array.isArray(value)
    ? value.map(wordsOf).join(' ')
    : typeof value === 'string'
      ? value
      : String(value?.text ?? '');

/** @param {Site['sources']} sources @returns {string[]} */
const codesOf = ({ editions }) =>
  (editions?.editions ?? []).map((/** @type {{ code: string }} */ { code }) => code);

/**
 * @param {string} root
 * @returns {Promise<Site['sources'] | null>} the demonstration's content; null where git or the history is missing
 */
async function demonstrationSources(root) {
  const git = (/** @type {string[]} */ ...args) =>
    promisify(execFile)('git', args, { cwd: root, maxBuffer: 1e8 }).then(
      ({ stdout }) => stdout,
      () => null, // no git, no such commit, or nothing found
    );
  let commit = 'HEAD';
  if ((await git('grep', '-qF', OWNED, commit, '--', CONTENT)) === null) {
    const change = await git('log', '-1', '--format=%H', '-S', OWNED, '--', CONTENT);
    if (!change?.trim()) return null;
    commit = `${change.trim()}^`;
  }
  const names = (await git('ls-tree', '--name-only', commit, `${CONTENT}/`))?.trim().split('\n') ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-demonstration-'));
  try {
    const paths = names.filter((name) => name.endsWith('.ts'));
    for (const path of paths) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), (await git('show', `${commit}:./${path}`)) ?? '');
    }
    const { modules } = await runModules(paths, folder);
    return Object.fromEntries(
      Object.entries(modules).map(([path, exports]) => [
        path.slice(CONTENT.length + 1, -'.ts'.length),
        exports,
      ]),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
