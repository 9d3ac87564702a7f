// Reads the Markdown documents in src/content, which content may name: stories of projects, and notes.
// `builder/prose` makes pages of them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { plainText, z } from '../../schema/fields.ts';
import { typeset } from '../../shared/typeset.ts';
import { listFiles } from '../shared/listFiles.ts';
import { faultsIn } from './check.ts';
import type { Fault } from './faults.ts';

export interface ProseSource {
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
}

/**
 * A document's front matter. Stories have `role` and `period`; notes have `date`, `updated` and `figure`, the
 * number that the note is about.
 */
type Front = z.output<typeof FRONT.stories> & Partial<z.output<typeof FRONT.notes>>;

/** The list of notes, below an edition's path. */
export const NOTES = '/Notes';
/** The notes' feed, below an edition's path. */
export const FEED = '/feed.xml';

const CONTENT = 'src/content';

const markdown = new MarkdownIt();
/** A title without Markdown's marks, for places that show none, such as the window's title. */
const unmarked = plainText.transform((text) =>
  (markdown.parseInline(text, {})[0]?.children ?? []).map(({ content }) => content).join(''),
);
const day = z.iso.date('isn’t a day of the calendar: write one such as 2026-11-24');
const all = {
  description: unmarked,
  draft: z.stringbool({ truthy: ['true'], falsy: ['false'], error: 'is neither true nor false' }).optional(),
};
const line = unmarked.optional();
const figure = unmarked.refine(
  (text) => text.length <= 8,
  'has more than 8 characters: write one such as 14.6 kB',
);
const FRONT = {
  stories: z.strictObject({ ...all, title: line, role: line, period: line }),
  notes: z
    .strictObject({ ...all, title: unmarked, date: day, updated: day.optional(), figure: figure.optional() })
    .refine(({ date, updated = date }) => updated >= date, { path: ['updated'], message: 'is before date' }),
};
/** The fields that are words. */
const TEXTS = ['title', 'description', 'figure', 'role', 'period'];

/** A document's file: what its path says. */
type DocumentFile = Pick<ProseSource, 'kind' | 'id' | 'code' | 'file'>;

/**
 * @param options drafts are read only while developing
 * @param kept documents whose files haven't changed since they were read
 * @returns `left`: files that aren't read, and why
 */
export async function readProse(
  editions: { code: string }[],
  { root, watch = false }: { root: string; watch?: boolean },
  kept: ProseSource[] = [],
): Promise<{ sources: ProseSource[]; faults: Fault[]; left: string[] }> {
  const files = await listFiles(root, CONTENT);
  const documents = files.flatMap((path) => documentFile(path, editions[0]?.code ?? '') ?? []);
  const isListed = ({ code }: DocumentFile) => editions.some((edition) => edition.code === code);
  const listed = documents.filter(isListed);
  const unlisted = documents.filter((document) => !isListed(document));

  const read = await Promise.all(
    listed.map(async (document) => {
      const known = kept.find(({ file }) => file === document.file);
      return known ?? readDocument(document, await readFile(join(root, document.file), 'utf8'));
    }),
  );

  const sources = read.flatMap((each) => ('faults' in each ? [] : each));
  const faults = read.flatMap((each) => ('faults' in each ? each.faults : []));

  const published = sources.filter(({ front }) => watch || !front.draft);

  return {
    sources: published,
    faults: [...faults, ...addressFaults(published)],
    left: unlisted.map(
      ({ file, code }) => `${file} is in "${code}", which src/content/editions.ts doesn’t list`,
    ),
  };
}

/** @returns null for a file that is no document */
function documentFile(path: string, firstCode: string): DocumentFile | null {
  const [, kind, name = ''] = path.match(/^(stories|notes)\/(.+)\.md$/) ?? [];
  if (kind !== 'stories' && kind !== 'notes') return null;

  const [, stem = name, code = firstCode] = name.match(/^(.+)\.([a-z]{2,3})$/) ?? [];
  const id = kind === 'notes' ? stem.replace(/^\d{4}-\d\d(-\d\d)?-/, '') : stem;

  return { kind, id, code, file: `${CONTENT}/${path}` };
}

/** Documents whose names can't be addresses, or that have the address of one before. */
function addressFaults(documents: DocumentFile[]): Fault[] {
  return documents.flatMap(({ kind, id, code, file }, i) => {
    if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id))
      return {
        file,
        message: `can’t be an address: use lowercase Latin letters, digits and hyphens, not "${id}"`,
      };

    const twin = documents
      .slice(0, i)
      .find((other) => other.kind === kind && other.id === id && other.code === code);
    return twin ? { file, message: `has the same address as ${twin.file}: rename one of the two` } : [];
  });
}

function readDocument(document: DocumentFile, written: string): ProseSource | { faults: Fault[] } {
  const { kind, file } = document;
  // XML, and so the feed, can't have control characters: https://www.w3.org/TR/xml/#charsets
  const text = written.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|^\ufeff/gu, '');
  const [, yaml, body = ''] = text.match(/^---\n([\s\S]*?\n)?---(?:\n|$)([\s\S]*)/) ?? [];
  const only = (message: string) => ({ faults: [{ file, message }] });
  if (yaml === undefined)
    return only('has no front matter: begin with a line of ---, description: … and a line of ---');

  const lines = new LineCounter();
  // All values are texts: a date stays as it was written.
  const front = parseDocument(yaml, { schema: 'failsafe', lineCounter: lines });

  const invalid = front.errors.map(({ message, linePos }) => ({
    file: `${file}:${(linePos?.[0].line ?? 0) + 1}`,
    message: `isn’t valid YAML (${message.split('\n')[0]}): put quotes around the value`,
  }));

  const cut = cutTexts(front).map(({ key, comment, at }) => ({
    file: `${file}:${lines.linePos(at).line + 1}`,
    message: `ends ${key} before #${comment}, which is a comment in YAML: put quotes around the whole text`,
  }));

  if (invalid.length + cut.length > 0) return { faults: [...invalid, ...cut] };

  const faults = faultsIn(front.toJS() ?? {}, FRONT[kind], file);
  if (faults.length > 0) return { faults };
  if (body.trim() === '') return only('has no text below its front matter: write it, or set draft: true');

  const set = typeset(FRONT[kind].parse(front.toJS()), document.code) as Front;
  return { ...document, front: set, body };
}

/** Texts without quotes that YAML cuts off: it takes the rest, after a space and #, for a comment. */
const cutTexts = ({ contents }: Document.Parsed) =>
  (isMap(contents) ? contents.items : []).flatMap(({ key, value }) =>
    TEXTS.includes(String(key)) && isScalar(value) && value.type === 'PLAIN' && value.comment
      ? [{ key: String(key), comment: value.comment, at: value.range?.[0] ?? 0 }]
      : [],
  );
