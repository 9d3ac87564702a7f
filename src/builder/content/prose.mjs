// Reads the Markdown documents in src/content: stories of projects, and notes.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { plainText, z } from '../../content/schema/kinds.mjs';
import { explain } from './check.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */

/**
 * @typedef {object} Source a document as it is written, in one language
 * @property {'stories' | 'notes'} kind
 * @property {string} id the last part of its address
 * @property {string} code its language's
 * @property {string} file such as `src/content/notes/2026-11-exact-spring.es.md`
 * @property {Record<string, any>} front
 * @property {string} body Markdown
 * @property {number} bodyLine the body's first line in the file
 */

/** The notes' feed, below an edition's path. */
export const FEED = '/feed.xml';

/** In bytes: longer texts are no longer read, and take seconds to highlight. */
const LARGEST = 300_000;

const day = plainText.refine(isDay, {
  error: ({ input }) => `"${input}" isn’t a day of the calendar: write one such as 2026-11-24`,
});
const FRONT = {
  stories: z.strictObject({
    title: plainText.optional(),
    description: plainText,
    role: plainText.optional(),
    period: plainText.optional(),
    draft: z.boolean().optional(),
  }),
  notes: z.strictObject({
    title: plainText,
    description: plainText,
    date: day,
    updated: day.optional(),
    draft: z.boolean().optional(),
  }),
};

/** @param {string} text */
function isDay(text) {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

/**
 * @param {{ code: string }[]} editions
 * @param {{ root: string, watch?: boolean }} options drafts are read only while developing
 * @returns {Promise<{ sources: Source[], faults: Fault[] }>}
 */
export async function readProse(editions, { root, watch = false }) {
  /** @type {Source[]} */
  const sources = [];
  /** @type {Fault[]} */
  const faults = [];
  for (const kind of /** @type {const} */ (['stories', 'notes'])) {
    const folder = `src/content/${kind}`;
    const names = existsSync(join(root, folder)) ? await readdir(join(root, folder)) : [];
    for (const name of names.filter((each) => each.endsWith('.md')).sort()) {
      const file = `${folder}/${name}`;
      const found = await readDocument(kind, name, editions, await readFile(join(root, file)));
      if ('faults' in found) faults.push(...found.faults.map((fault) => at(file, fault)));
      else if (watch || !found.front.draft) sources.push({ ...found, file });
    }
  }
  for (const [i, { kind, id, code, file }] of sources.entries()) {
    const twin = sources.findIndex((other) => other.kind === kind && other.id === id && other.code === code);
    if (twin < i)
      faults.push({
        file,
        message: `has the same address as ${sources[twin]?.file}: rename one of the two`,
      });
  }
  return { sources, faults };
}

/** @param {string} file @param {{ line?: number, message: string }} fault @returns {Fault} */
export const at = (file, { line, message }) => ({ file: line ? `${file}:${line}` : file, message });

/**
 * @param {'stories' | 'notes'} kind
 * @param {string} name
 * @param {{ code: string }[]} editions
 * @param {Buffer} bytes
 * @returns {Promise<Omit<Source, 'file'> | { faults: { line?: number, message: string }[] }>}
 */
async function readDocument(kind, name, editions, bytes) {
  const only = (/** @type {string} */ message, line = 0) => ({ faults: [{ line, message }] });
  const [, stem = '', code] = name.match(/^(.+?)(?:\.([a-z]{2,3}))?\.md$/) ?? [];
  const codes = editions.map((edition) => edition.code);
  if (!code && codes.length > 1)
    return only(
      `doesn’t say its language: name it ${stem}.${codes[0]}.md, or another of ${codes.join(', ')}`,
    );
  if (code && !codes.includes(code))
    return only(`is in "${code}", which isn’t a language of the site: use one of ${codes.join(', ')}`);
  const id = kind === 'notes' ? stem.replace(/^\d{4}-\d\d(-\d\d)?-/, '') : stem;
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id))
    return only(`can’t be an address: use lowercase Latin letters, digits and hyphens, not "${id}"`);
  if (bytes.length > LARGEST)
    return only(`is ${Math.ceil(bytes.length / 1000)} kB, over the limit of ${LARGEST / 1000}: split it`);
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n');
  if (text.trim() === '') return only('is empty: write it, or remove it');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML, and so the feed, can't have them
  const [before, after] = text.split(/[\0-\x08\v\f\x0e-\x1f]/, 2);
  if (after !== undefined) return only('contains a control character: remove it', before?.split('\n').length);

  const [, yaml, body = ''] = text.match(/^---\n([\s\S]*?\n)?---(?:\n|$)([\s\S]*)/) ?? [];
  if (yaml === undefined)
    return only(
      `has no front matter: begin with a line of ---, then ${kind === 'notes' ? 'title: …, date: …, ' : ''}description: …, each on a line of its own, then another line of ---`,
      1,
    );
  const counter = new LineCounter();
  const parsed = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineOf = (/** @type {number} */ offset) => counter.linePos(offset).line + 1; // after the first ---
  if (parsed.errors.length > 0)
    return {
      faults: parsed.errors.map(({ message, pos }) => ({
        line: lineOf(pos[0]),
        message: `isn’t valid YAML (${message}): put quotes around the value`,
      })),
    };
  const result = FRONT[kind].safeParse(parsed.toJS() ?? {});
  if (!result.success)
    return {
      faults: result.error.issues.flatMap(explain).map(({ path: [name], message }) => {
        const items = /** @type {any} */ (parsed.contents)?.items ?? [];
        const entry = items.find((/** @type {any} */ { key }) => key?.value === name);
        return {
          line: entry?.key ? lineOf(entry.key.range[0]) : 1,
          message: `${String(name ?? 'the front matter')} ${message}`,
        };
      }),
    };
  const bodyLine = text.slice(0, text.length - body.length).split('\n').length;
  if (body.trim() === '')
    return only('has no text below its front matter: write it, or set draft: true', bodyLine);
  return { kind, id, code: code ?? String(codes[0]), front: result.data, body, bodyLine };
}
