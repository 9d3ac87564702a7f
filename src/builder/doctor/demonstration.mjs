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

/** Shorter texts are names of technologies and the like, which other owners use as well. */
const SHORTEST = 25;

/** How much of a sentence each line of the list shows, in characters. */
const SHOWN = 60;

/**
 * Lists texts left over from the demonstration: those that it had when its fictional person was last the owner,
 * according to git. In a language that the demonstration doesn't have, it also lists the untranslated labels.
 *
 * @param {Site} site
 * @param {{ root: string }} options
 * @returns {Promise<Fault[] | null>} null when git has no history of the demonstration
 */
export async function borrowedTexts(site, { root }) {
  const theirs = await demonstrationSources(root);
  if (theirs === null) return null;
  const codes = (theirs.editions?.editions ?? []).map((/** @type {{ code: string }} */ { code }) => code);
  const leaves = leavesOf(site.schemas, theirs, codes);
  const sentences = new Set(leaves.map(({ value }) => value));
  const labels = new Set(leaves.map(({ file, path, value }) => `${placeOf(file, path, codes)} ${value}`));
  const own = site.editions.map(({ code }) => code);
  return leavesOf(site.schemas, site.sources, own).flatMap((leaf) => {
    const { file, path, value, isLabel } = leaf;
    const written =
      path.map(String).find((key) => own.includes(key)) ?? (own.length === 1 ? own[0] : undefined);
    const isForeign = written !== undefined && !codes.includes(written);
    const borrowed = isLabel
      ? isForeign && /\p{L}{3}/u.test(value) && labels.has(`${placeOf(file, path, own)} ${value}`)
      : value.length >= SHORTEST && sentences.has(value);
    if (!borrowed) return [];
    const start = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
    const what = isForeign ? 'isn’t translated' : 'is from the demonstration';
    return [{ file: contentFile(file), path, value, message: `${what}: “${start}”`, root }];
  });
}

/** An entry's place, ignoring language. @param {string} file @param {PropertyKey[]} path @param {string[]} codes */
const placeOf = (file, path, codes) =>
  [file, ...path.map(String).filter((key) => !codes.includes(key))].join('.');

/** Entries that visitors don't read. */
const UNREAD = [
  'lang',
  'file',
  'card',
  'src',
  'url',
  'id',
  'endpoint',
  'focus',
  'blacklist',
  'code',
  'locale',
];

/**
 * Every string that visitors read.
 *
 * @param {Site['schemas']} schemas
 * @param {Site['sources']} sources
 * @param {string[]} codes of its languages, which may be names of fields as well (`id`)
 * @returns {{ file: string, path: PropertyKey[], value: string, isLabel: boolean }[]}
 */
function leavesOf(schemas, sources, codes) {
  return Object.entries(schemas).flatMap(([file, { schema }]) =>
    [...placesIn(schema, sources[file])].flatMap(({ path, value, isLabel, isText }) =>
      typeof value === 'string' &&
      !isText &&
      !path.some((key) => UNREAD.includes(String(key)) && !codes.includes(String(key)))
        ? [{ file, path, value, isLabel }]
        : [],
    ),
  );
}

/**
 * Texts that are written per language, but are the same in two.
 *
 * @param {Site} site
 * @param {{ root: string }} options
 * @returns {Fault[]}
 */
export function untranslatedTexts({ sources, schemas }, { root }) {
  return Object.entries(schemas).flatMap(([file, { schema }]) =>
    [...placesIn(schema, sources[file])].flatMap(({ path, value, isText }) => {
      if (!isText || !isByLanguage(value)) return [];
      const entries = Object.entries(value).map(([code, own]) => ({ code, text: JSON.stringify(own) }));
      return entries.flatMap(({ code, text }, i) => {
        const other = entries.slice(0, i).find((each) => each.text === text && text.length > SHORTEST);
        const message = `is the same in "${code}" as in "${other?.code}": translate it`;
        return other ? [{ file: contentFile(file), path: [...path, code], value: text, message, root }] : [];
      });
    }),
  );
}

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
