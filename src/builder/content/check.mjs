import { files as factFiles } from './facts.mjs';
import { referenceFaults } from './references.mjs';
import { files as textFiles } from './texts.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./facts.mjs').Facts} Facts */
/** @typedef {import('./texts.mjs').Texts} Texts */
/** @typedef {Facts['editions']['editions'][number]} EditionFacts */

/**
 * Checks every file of the content, and what they say about each other as far as they are right by themselves.
 *
 * @param {Record<string, object>} sources each file's exports by its path without ending, such as `owner` and `de/owner`
 * @param {string[]} [broken] files that couldn't be read
 * @returns {{ facts: Facts, spoken: { edition: EditionFacts, texts: Texts }[], gone: string[], faults: Fault[] }} `spoken`:
 *   the languages that have a folder, in the order of editions.ts; `gone`: those that have none; they can be relied on when
 *   there are no faults
 */
export function checkContent(sources, broken = []) {
  const names = [...Object.keys(sources), ...broken];
  const folders = [...new Set(names.filter((name) => name.includes('/')).map((name) => name.split('/')[0]))];
  const facts = pick(sources, '');
  const faults = faultsOf(facts, factFiles, '', broken);
  const listed = factFiles.editions.safeParse(facts.editions).data?.editions;
  if (listed) {
    const codes = listed.map(({ code }) => code);
    for (const folder of folders.filter((each) => !codes.includes(String(each)))) {
      const message = `names no "${folder}", but there is a folder src/content/${folder}: add the language, or remove the folder`;
      faults.push({ file: 'editions', path: ['editions'], message });
    }
    if (!codes.some((code) => folders.includes(code))) {
      const message = `needs a folder with texts for one of them, such as src/content/${codes[0]}`;
      faults.push({ file: 'editions', path: ['editions'], message });
    }
  }
  const spoken = (listed ?? [])
    .filter(({ code }) => folders.includes(code))
    .map((edition) => ({ edition, texts: pick(sources, edition.code) }));
  for (const { edition, texts } of spoken) faults.push(...faultsOf(texts, textFiles, edition.code, broken));

  const checked = /** @type {{ edition: EditionFacts, texts: Texts }[]} */ (spoken);
  const gone = (listed ?? []).map(({ code }) => code).filter((code) => !folders.includes(code));
  const known = /** @type {Facts} */ (facts);
  // References can be followed only between files that are right by themselves.
  const wrong = new Set([...broken, ...faults.map(({ file }) => file)]);
  const dead = listed ? referenceFaults(known, checked, gone, (file) => !wrong.has(file)) : [];
  return { facts: known, spoken: checked, gone, faults: [...faults, ...dead] };
}

/**
 * The files of a folder below src/content, without its name.
 *
 * @param {Record<string, object>} sources
 * @param {string} folder '' for src/content itself
 * @returns {Record<string, unknown>}
 */
function pick(sources, folder) {
  const start = folder && `${folder}/`;
  const inside = Object.entries(sources).filter(([name]) =>
    folder ? name.startsWith(start) : !name.includes('/'),
  );
  return Object.fromEntries(inside.map(([name, exports]) => [name.slice(start.length), exports]));
}

/**
 * @param {Record<string, unknown>} files
 * @param {Record<string, import('zod').ZodObject>} schemas
 * @param {string} folder
 * @param {string[]} broken files that are there, but couldn't be read
 * @returns {Fault[]}
 */
function faultsOf(files, schemas, folder, broken) {
  const place = (/** @type {string} */ file) => (folder ? `${folder}/${file}` : file);
  /** @type {Fault[]} */
  const faults = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const file = place(name);
    if (!(name in files)) {
      if (broken.includes(file)) continue;
      faults.push({ file, message: `is missing: it must export ${Object.keys(schema.shape).join(' and ')}` });
      continue;
    }
    for (const issue of schema.safeParse(files[name]).error?.issues ?? []) {
      for (const { path, message } of explain(issue)) {
        faults.push({ file, path, value: valueAt(files[name], path), message });
      }
    }
  }
  for (const name of Object.keys(files)) {
    const message = 'is no known content file: remove it, or describe it in src/builder/content';
    if (!(name in schemas)) faults.push({ file: place(name), message });
  }
  return faults;
}

/**
 * @param {unknown} value
 * @param {PropertyKey[]} path
 */
function valueAt(value, path) {
  return path.reduce((entry, key) => /** @type {any} */ (entry)?.[key], value);
}

/** @type {Record<string, string>} */
const KINDS = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an entry with its fields',
  record: 'an entry with a text for each id',
};

/**
 * @param {import('zod').core.$ZodIssue} issue
 * @returns {{ path: PropertyKey[], message: string }[]}
 */
function explain(issue) {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'is not known here: correct its name or remove it',
    }));
  }
  if (issue.code === 'invalid_key') return issue.issues.map((inner) => ({ path, message: inner.message }));
  if (issue.code === 'invalid_type' && message.startsWith('Invalid input')) {
    const kind = KINDS[issue.expected] ?? issue.expected;
    const missing = message.endsWith('undefined');
    return [{ path, message: missing ? `is missing: write ${kind}` : `is of the wrong kind: write ${kind}` }];
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    const least = Number(issue.minimum);
    const custom = message.startsWith('Too small') ? null : message;
    return [
      {
        path,
        message: custom ?? `needs at least ${least === 1 ? 'one entry' : `${least} entries`}: add to it`,
      },
    ];
  }
  if (issue.code === 'invalid_value' && message.startsWith('Invalid')) {
    return [{ path, message: `is not known: write one of ${issue.values.join(', ')}` }];
  }
  return [{ path, message }];
}
