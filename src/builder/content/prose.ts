// Reads the Markdown documents in src/content: stories of projects, and notes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { plainText, z } from '../../schema/kinds.ts';
import { listOwnFiles } from '../shared/ownFiles.ts';
import { faultsIn } from './check.ts';
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

/** A document's front matter: `role` and `period` are a story's, `date` (such as `2026-11-23`) and `updated` a note's. */
type Front = z.output<typeof FRONT.stories> & Partial<z.output<typeof FRONT.notes>>;

/** The list of notes, below an edition's path. */
export const NOTES = '/Notes';
/** The notes' feed, below an edition's path. */
export const FEED = '/feed.xml';

const CONTENT = 'src/content';
/** The last part of a document's address. */
const ID = /^[a-z\d]+(-[a-z\d]+)*$/;

const day = z.iso.date('isn’t a day of the calendar: write one such as 2026-11-24').optional();
const line = plainText.optional();
const name = z.string().regex(ID, 'isn’t the name of a file without date, language and .md');
const all = {
  description: plainText,
  draft: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** The last parts of addresses that it had. */
  formerly: z.union([name.transform((only) => [only]), z.array(name)]).optional(),
};
const FRONT = {
  stories: z.strictObject({ ...all, title: line, role: line, period: line }),
  notes: z
    .strictObject({ ...all, title: plainText, date: day.unwrap(), updated: day })
    .refine(({ date, updated = date }) => updated >= date, { path: ['updated'], message: 'is before date' }),
};

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
  for (const kind of ['stories', 'notes'] as const)
    for (const path of files.filter((each) => each.startsWith(`${kind}/`))) {
      const file = `${CONTENT}/${path}`;
      if (!path.endsWith('.md')) {
        left.push(`${file} isn’t read: documents are Markdown, with names that end with .md`);
        continue;
      }
      const text = await readFile(join(root, file), 'utf8');
      const found = readDocument(kind, path.slice(kind.length + 1), editions, { file, text });
      if ('faults' in found) faults.push(...found.faults);
      else if (!editions.some(({ code }) => code === found.code))
        left.push(`${file} is in "${found.code}", which src/content/editions.ts doesn’t list`);
      else if (!watch && (found.front.date ?? '') > today())
        left.push(`${file} is dated ${found.front.date}: builds will have it from that day on`);
      else if (watch || !found.front.draft) sources.push(found);
    }
  return { sources, faults: [...faults, ...twinsIn(sources)], left };
}

/** A fault for each document whose address another has already. */
const twinsIn = (sources: Source[]): Fault[] =>
  sources.flatMap(({ kind, id, code, file }, i) => {
    const twin = sources.findIndex((other) => other.kind === kind && other.id === id && other.code === code);
    const message = `has the same address as ${sources[twin]?.file}: rename one of the two`;
    return twin < i ? [{ file, message }] : [];
  });

/** Such as `2026-11-24`. */
const today = () => new Date().toLocaleDateString('sv-SE');

function readDocument(
  kind: Source['kind'],
  path: string,
  editions: { code: string }[],
  { file, text: written }: { file: string; text: string },
): Source | { faults: Fault[] } {
  // XML, and so the feed, can't have control characters.
  const text = written.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]|^\ufeff/gu, '');
  const [, stem = '', code = editions[0]?.code ?? ''] = path.match(/^(.+?)(?:\.([a-z]{2,3}))?\.md$/) ?? [];
  const id = kind === 'notes' ? stem.replace(/^\d{4}-\d\d(-\d\d)?-/, '') : stem;
  const only = (message: string) => ({ faults: [{ file, message }] });
  if (!ID.test(id))
    return only(`can’t be an address: use lowercase Latin letters, digits and hyphens, not "${id}"`);
  const [, yaml, body = ''] = text.match(/^---\n([\s\S]*?\n)?---(?:\n|$)([\s\S]*)/) ?? [];
  if (yaml === undefined)
    return only('has no front matter: begin with a line of ---, description: … and a line of ---');
  // All values are texts: a date stays as it was written.
  const parsed = parseDocument(yaml, { schema: 'failsafe' });
  const faults =
    parsed.errors.length > 0
      ? parsed.errors.map(({ message, linePos }) => ({
          file: `${file}:${(linePos?.[0].line ?? 0) + 1}`,
          message: `isn’t valid YAML (${message.split('\n')[0]}): put quotes around the value`,
        }))
      : faultsIn(parsed.toJS() ?? {}, FRONT[kind], file);
  if (faults.length > 0) return { faults };
  if (body.trim() === '') return only('has no text below its front matter: write it, or set draft: true');
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  return { kind, id, code, file, front: FRONT[kind].parse(parsed.toJS()), body, bodyLine };
}
