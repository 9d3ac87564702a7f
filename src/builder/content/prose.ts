// Reads the Markdown documents in src/content: stories of projects, and notes.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { plainText, z } from '../../schema/kinds.ts';
import { decodeText, listOwnFiles, NOT_UTF8 } from '../shared/ownFiles.ts';
import { explain } from './check.ts';
import type { Fault } from './faults.ts';

export interface Source {
  kind: 'stories' | 'notes';
  /** The last part of its address. */
  id: string;
  /** Its language's. */
  code: string;
  /** Such as `src/content/notes/2026-11-exact-spring.es.md`. */
  file: string;
  front: Front;
  /** Markdown. */
  body: string;
  /** The body's first line in the file. */
  bodyLine: number;
}

/** A document's front matter. */
interface Front {
  title?: string | undefined;
  description: string;
  /** Of a story. */
  role?: string | undefined;
  /** Of a story. */
  period?: string | undefined;
  /** Of a note, such as `2026-11-23`. */
  date?: string;
  updated?: string | undefined;
  draft?: boolean | undefined;
  /** The last parts of addresses that it had. */
  formerly?: string[] | undefined;
}

/** The list of notes, below an edition's path. */
export const NOTES = '/Notes';
/** The notes' feed, below an edition's path. */
export const FEED = '/feed.xml';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so the feed, can't have them
const CONTROL = /[\0-\x08\v\f\x0e-\x1f]/;

/** In bytes: longer texts are no longer read, and take seconds to highlight. */
const LARGEST = 300_000;

const CONTENT = 'src/content';
/** The last part of a document's address. */
const ID = /^[a-z\d]+(-[a-z\d]+)*$/;

const line = plainText.refine((text) => !CONTROL.test(text), 'contains a control character: remove it');
const day = plainText.refine(isDay, {
  error: ({ input }) => `"${input}" isn’t a day of the calendar: write one such as 2026-11-24`,
});
/** One name or several. */
const formerly = z.preprocess(
  (value) => (typeof value === 'string' ? [value] : value),
  z.array(plainText.regex(ID, 'isn’t the name of a file without date, language and .md')).optional(),
);
const FRONT = {
  stories: z.strictObject({
    title: line.optional(),
    description: line,
    role: line.optional(),
    period: line.optional(),
    draft: z.boolean().optional(),
    formerly,
  }),
  notes: z.strictObject({
    title: line,
    description: line,
    date: day,
    updated: day.optional(),
    draft: z.boolean().optional(),
    formerly,
  }),
};

function isDay(text: string) {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

/**
 * @param options drafts, and notes of a day to come, are read only while developing
 * @returns `left`: files that aren't read, and why
 */
export async function readProse(
  editions: { code: string }[],
  { root, watch = false }: { root: string; watch?: boolean },
): Promise<{ sources: Source[]; faults: Fault[]; left: string[] }> {
  const { files, left } = await listOwnFiles(root, CONTENT);
  const sources: Source[] = [];
  const faults: Fault[] = [];
  for (const kind of ['stories', 'notes'] as const) {
    for (const path of files.filter((each) => each.startsWith(`${kind}/`))) {
      const file = `${CONTENT}/${path}`;
      const name = path.slice(kind.length + 1);
      const misplaced = misplacedIn(`${CONTENT}/${kind}`, name);
      const bytes = misplaced ? Buffer.of() : await readFile(join(root, file));
      const why = misplaced ?? (isPointer(bytes) ? 'it is a pointer of Git LFS: run git lfs pull' : null);
      if (why) {
        left.push(`${file} isn’t read: ${why}`);
        continue;
      }
      const found = readDocument(kind, name, editions, bytes);
      if ('faults' in found) faults.push(...found.faults.map((fault) => at(file, fault)));
      else if (!editions.some(({ code }) => code === found.code))
        left.push(`${file} is in "${found.code}", which src/content/editions.ts doesn’t list`);
      else if (!watch && (found.front.date ?? '') > today())
        left.push(`${file} is dated ${found.front.date}: builds will have it from that day on`);
      else if (watch || !found.front.draft) sources.push({ ...found, file });
    }
  }
  return { sources, faults: [...faults, ...twinsIn(sources)], left };
}

/** A fault for each document whose address another has already. */
function twinsIn(sources: Source[]): Fault[] {
  return sources.flatMap(({ kind, id, code, file }, i) => {
    const twin = sources.findIndex((other) => other.kind === kind && other.id === id && other.code === code);
    return twin < i
      ? [{ file, message: `has the same address as ${sources[twin]?.file}: rename one of the two` }]
      : [];
  });
}

/** How a file begins that Git LFS has put in another's place. */
const LFS = Buffer.from('version https://git-lfs.github.com/spec/');
const isPointer = (bytes: Buffer) => bytes.subarray(0, LFS.length).equals(LFS);

/** Why a file in a folder of documents can't be one; null for one that can. */
function misplacedIn(folder: string, path: string): string | null {
  if (path.includes('/')) return `move it to ${folder}, whose folders aren’t looked into`;
  if (path.endsWith('.md')) return null;
  return /\.(mdx?|markdown|mkd)$/i.test(path)
    ? `name it ${path.replace(/\.\w+$/, '.md')}, and write Markdown`
    : 'documents are Markdown, with names that end with .md';
}

/** Such as `2026-11-24`. */
const today = () => new Date().toLocaleDateString('sv-SE');

export const at = (file: string, { line, message }: { line?: number; message: string }): Fault => ({
  file: line ? `${file}:${line}` : file,
  message,
});

/** A document's values. One that YAML takes for a number or a date is the text that it was written as. */
function valuesOf(document: Document.Parsed): unknown {
  const { contents } = document;
  if (!isMap(contents)) return document.toJS() ?? {};
  const { items } = contents;
  return Object.fromEntries(
    items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      const plain = isScalar(value) && typeof value.value === 'number' ? value.source : undefined;
      return [[String(key.value), plain ?? (isScalar(value) ? value.value : value?.toJSON())]];
    }),
  );
}

type Kind = Source['kind'];
type Faults = { faults: { line?: number; message: string }[] };

const only = (message: string, line = 0): Faults => ({ faults: [{ line, message }] });

function readDocument(
  kind: Kind,
  name: string,
  editions: { code: string }[],
  bytes: Buffer,
): Omit<Source, 'file'> | Faults {
  const named = readName(kind, name, editions);
  if ('faults' in named) return named;
  if (bytes.length > LARGEST)
    return only(`is ${Math.ceil(bytes.length / 1000)} kB, over the limit of ${LARGEST / 1000}: split it`);
  const decoded = decodeText(bytes);
  if (decoded === null) return only(NOT_UTF8);
  const text = decoded.replace(/\r\n?/g, '\n');
  if (text.trim() === '') return only('is empty: write it, or remove it');
  const [before, after] = text.split(CONTROL, 2);
  if (after !== undefined) return only('contains a control character: remove it', before?.split('\n').length);
  const [, yaml, body = ''] = text.match(/^---\n([\s\S]*?\n)?---(?:\n|$)([\s\S]*)/) ?? [];
  if (yaml === undefined)
    return only(
      `has no front matter: begin with a line of ---, then ${kind === 'notes' ? 'title: …, date: …, ' : ''}description: …, each on a line of its own, then another line of ---`,
      1,
    );
  const front = readFront(kind, yaml);
  if ('faults' in front) return front;
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  if (body.trim() === '')
    return only('has no text below its front matter: write it, or set draft: true', bodyLine);
  return { kind, ...named, front, body, bodyLine };
}

/** A document's address and language, from its file's name; without one, it is in the first. */
function readName(
  kind: Kind,
  name: string,
  editions: { code: string }[],
): Pick<Source, 'id' | 'code'> | Faults {
  const [, stem = '', code] = name.match(/^(.+?)(?:\.([a-z]{2,3}))?\.md$/) ?? [];
  const id = kind === 'notes' ? stem.replace(/^\d{4}-\d\d(-\d\d)?-/, '') : stem;
  if (!ID.test(id))
    return only(`can’t be an address: use lowercase Latin letters, digits and hyphens, not "${id}"`);
  return { id, code: code ?? editions[0]?.code ?? '' };
}

function readFront(kind: Kind, yaml: string): Front | Faults {
  const counter = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (offset: number) => counter.linePos(offset).line + 1; // after the first ---
  if (parsed.errors.length > 0)
    return {
      faults: parsed.errors.map(({ message, pos }) => ({
        line: lineOf(pos[0]),
        message: `isn’t valid YAML (${message}): put quotes around the value`,
      })),
    };
  const lineOfKey = (name: unknown) => {
    const items = isMap(parsed.contents) ? parsed.contents.items : [];
    const entry = items.find(({ key }) => isScalar(key) && key.value === name);
    return isScalar(entry?.key) && entry.key.range ? lineOf(entry.key.range[0]) : 1;
  };
  const result = FRONT[kind].safeParse(valuesOf(parsed));
  if (!result.success)
    return {
      faults: result.error.issues
        .flatMap((issue) => explain(issue, FRONT[kind]))
        .map(({ path: [name], message }) => ({
          line: lineOfKey(name),
          message: `${String(name ?? 'the front matter')} ${message}`,
        })),
    };
  const { date, updated } = result.data as Front;
  if (date && updated && updated < date)
    return only(`updated, ${updated}, is before date, ${date}: correct one of the two`, lineOfKey('updated'));
  return result.data;
}
