import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isByLanguage } from '../../schema/kinds.ts';
import { placesIn } from '../../schema/visit.ts';
import type { Site } from '../content/content.ts';
import { contentFile, type Fault } from '../content/faults.ts';
import { runModules } from '../content/run.ts';

/** The demonstration's fictional owner. */
export const DEMONSTRATION = 'Lucía Montes';

/** How the content names its owner. The commit that removes this line replaces the demonstration. */
const OWNED = `name: '${DEMONSTRATION}'`;
const CONTENT = 'src/content';

/** The words from which an owner's text is a phrase, and not a name that others use as well. */
const PHRASE = 3;

/** Words of the labels that other languages share with English. */
const SHARED = new Set(
  'contact curriculum cv email e-mail home info menu message open photo portfolio start technologies vitae website'.split(
    ' ',
  ),
);

/** How much of a text each line of the list shows, in characters. */
const SHOWN = 60;

/**
 * Lists texts left over from the demonstration: the owner's own that are still the demonstration's at the same place,
 * according to git, and labels that aren't translated into a language that the demonstration doesn't have.
 *
 * @returns null when git has no history of the demonstration
 */
export async function borrowedTexts(site: Site, { root }: { root: string }): Promise<Fault[] | null> {
  const theirs = await demonstrationSources(root);
  if (theirs === null) return null;
  const known = codesOf(theirs);
  const before = textsOf(site.schemas, theirs, known);
  // Setup gives a new language these labels.
  const model = known.includes('en') ? 'en' : known[0];
  const labels = new Set(
    before
      .filter(({ isLabel, code }) => isLabel && (code === model || code === null))
      .map(({ words }) => words),
  );
  const texts = textsOf(site.schemas, site.sources, codesOf(site.sources));
  const isNew = ({ code }: Text) => code !== null && !known.includes(code);
  /** Once most of a file is translated, a word that both languages have is right. */
  const isRight = ({ file, code, words }: Text) => {
    const all = texts.filter((other) => other.isLabel && other.file === file && other.code === code);
    const isShared = wordsIn(words).every((word) => SHARED.has(word.toLowerCase()));
    return isShared && all.filter((other) => labels.has(other.words)).length < all.length / 2;
  };
  return texts.flatMap((text) => {
    const { file, path, value, words, count, isLabel, place } = text;
    const start = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
    const found = (what: string) => [
      { file: contentFile(file), path, value, message: `${what}: “${start}”`, root },
    ];
    if (isNew(text) && labels.has(words)) return isRight(text) ? [] : found('isn’t translated');
    const isTheirs =
      !isLabel && count >= PHRASE && before.some((other) => other.place === place && other.words === words);
    return isTheirs ? found('is from the demonstration') : [];
  });
}

/**
 * The owner's texts that are written per language, but are the same in all or, if they are whole phrases, in two. One that
 * is the same on purpose is written once.
 */
export function untranslatedTexts({ sources, schemas }: Site, { root }: { root: string }): Fault[] {
  const codes = codesOf(sources);
  const texts = textsOf(schemas, sources, codes).filter(({ isLabel, code }) => !isLabel && code);
  return texts.flatMap((text, i) => {
    const { file, path, value, code, words, count, at } = text;
    const alike = texts.filter((other) => other.at === at && other.words === words);
    const [first] = alike;
    if (!first || texts.indexOf(first) === i) return [];
    const inAll = alike.length === codes.length;
    if (!inAll && count < PHRASE) return [];
    const fix = inAll ? 'translate it, or write it once for all languages' : 'translate it';
    const message = `is the same in "${code}" as in "${first.code}": ${fix}`;
    return [{ file: contentFile(file), path, value, message, root }];
  });
}

/** Entries that visitors don't read. */
const UNREAD = ['lang', 'file', 'card', 'src', 'url', 'id', 'endpoint', 'focus', 'code', 'locale', 'postAs'];

/** A text in one language, wherever visitors read it: a paragraph of several, a typed phrase. */
interface Text {
  /** Without extension. */
  file: string;
  path: PropertyKey[];
  /** The same text's place in every language. */
  at: string;
  /** The same, whatever its place in a list. */
  place: string;
  /** Null when it is the same in all of several languages. */
  code: string | null;
  value: unknown;
  words: string;
  /** Of its words, without those that the site fills in. */
  count: number;
  isLabel: boolean;
}

/**
 * @param codes of its languages, which may be names of fields as well (`id`)
 */
function textsOf(schemas: Site['schemas'], sources: Site['sources'], codes: string[]): Text[] {
  const only = codes.length === 1 ? (codes[0] ?? null) : null;
  return Object.entries(schemas).flatMap(([file, { schema }]) =>
    [...placesIn(schema, sources[file])].flatMap(({ path, value, isLabel, isText }) => {
      if (!isText || path.some((key) => UNREAD.includes(String(key)))) return [];
      const each = isByLanguage(value)
        ? Object.entries(value).map(([code, own]) => ({ code, own, to: [...path, code] }))
        : [{ code: only, own: value, to: path }];
      return each.flatMap(({ code, own, to }) =>
        piecesOf(own).flatMap(({ piece, steps }) => {
          const words = String((piece as { text?: string } | null)?.text ?? piece);
          const count = wordsIn(words).length;
          const at = [file, ...path, ...steps].map(String).join('.');
          const place = at.replace(/\.\d+(?=\.|$)/g, '.*');
          return count > 0
            ? [{ file, path: [...to, ...steps], at, place, code, value: piece, words, count, isLabel }]
            : [];
        }),
      );
    }),
  );
}

/** Paragraphs and phrases, each by itself; a list of single words is one text. */
function piecesOf(value: unknown): { piece: unknown; steps: number[] }[] {
  if (!Array.isArray(value)) return [{ piece: value, steps: [] }];
  const whole = value.every((each) => typeof each === 'string' && wordsIn(each).length < PHRASE);
  return whole ? [{ piece: value.join(', '), steps: [] }] : value.map((piece, i) => ({ piece, steps: [i] }));
}

/** A text's words of more than one letter, without those that the site fills in. */
const wordsIn = (text: string): string[] =>
  text.replace(/\{\w+\}/g, ' ').match(/\p{L}[\p{L}\p{M}’'-]+/gu) ?? [];

const codesOf = ({ editions }: Site['sources']): string[] =>
  (editions?.editions ?? []).map(({ code }: { code: string }) => code);

/**
 * @returns the demonstration's content; null where git or the history is missing
 */
async function demonstrationSources(root: string): Promise<Site['sources'] | null> {
  const git = (...args: string[]) =>
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
