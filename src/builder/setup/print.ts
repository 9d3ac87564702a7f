// Content files as text: typed, with the schema's notes.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ZodObject, ZodType } from 'zod';
import { isByLanguage, kindOf, z } from '../../schema/kinds.ts';
import { Todo } from './todo.ts';

/** A content file before it is formatted. */
interface Draft {
  /** Its name without extension. */
  file: string;
  exports: Record<string, unknown>;
  schema: ZodObject;
  /** The name of the page that it belongs to. */
  page: string | null;
}

/** As the project's own files are formatted (.biome.json). */
const FORMAT = [
  'format',
  '--write',
  '--indent-style=space',
  '--line-width=110',
  '--javascript-formatter-quote-style=single',
];

/**
 * Prints content files, formatted by Biome.
 *
 * @returns in the same order
 */
export async function printFiles(drafts: Draft[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const files = drafts.map(({ file }) => join(folder, `${file}.ts`));
    await Promise.all(drafts.map((draft, i) => writeFile(files[i] ?? '', printed(draft))));
    const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
    await promisify(execFile)(process.execPath, [biome, ...FORMAT, folder], { cwd: folder });
    return await Promise.all(files.map((file) => readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function printed({ file, exports, schema, page }: Draft): string {
  const type = page ? 'Content' : file.charAt(0).toUpperCase() + file.slice(1);
  const from = page ? `../pages/${page}/page.ts` : `../schema/${file === 'editions' ? 'edition' : 'site'}.ts`;
  const bodies = Object.entries(schema.shape)
    .filter(([key]) => exports[key] !== undefined)
    .map(([key, of]) => {
      const value = print(exports[key], of as ZodType);
      const declared =
        file === 'editions' // types are derived from the language codes
          ? `${key} = ${value} as const satisfies readonly Edition[]`
          : `${key}: ${type}['${key}'] = ${value}`;
      return `${noteOf(of as ZodType)}export const ${declared};\n`;
    });
  const marked = bodies.some((body) => body.includes('todo('))
    ? "import { todo } from '../schema/todo.ts';\n"
    : '';
  const imported = file === 'editions' ? 'Edition' : type;
  return [`import type { ${imported} } from '${from}';\n${marked}`, ...bodies].join('\n');
}

/** @param options `quiet`: without notes */
function print(value: unknown, schema: ZodType | undefined, { quiet = false } = {}): string {
  if (value instanceof Todo) return `todo(${quoted(value.text)})`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const parts = entriesOf(value, schema).map(([key, child, of], i) => {
    const text = print(child, of, { quiet: quiet || (isList && i > 0) });
    return `${quiet ? '' : noteOf(of)}${isList ? text : `${quoted(key)}: ${text}`},`;
  });
  const all = parts.join(' ') + (quiet ? '' : examplesFor(value, schema));
  return isList ? `[${all}]` : `{${all}}`;
}

/** Optional parts that an entry doesn't have, as comments. */
function examplesFor(value: object, schema: ZodType | undefined): string {
  const known = plainOf(schema);
  const isEntry = !Array.isArray(value) && !isByLanguage(value);
  if (!isEntry || !(known instanceof z.ZodObject) || kindOf(known).shown) return '';
  return Object.entries(known.shape)
    .filter(([key]) => (value as Record<string, unknown>)[key] === undefined)
    .map(
      ([key, of]) =>
        `\n// ${key}: ${print(exampleOf(of as ZodType), of as ZodType, { quiet: true }).replaceAll('"', "'")},\n`,
    )
    .join('');
}

/** A value of a kind, with only what it must have. */
function exampleOf(schema: ZodType): unknown {
  const known = plainOf(schema);
  if (known && kindOf(known).shown) return { src: 'name.jpg', alt: '…' };
  if (known instanceof z.ZodArray) return [exampleOf(known.element as ZodType)];
  if (known instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(known.shape)
        .filter(([, of]) => !(of instanceof z.ZodOptional))
        .map(([key, of]) => [key, exampleOf(of as ZodType)]),
    );
  if (known instanceof z.ZodNumber) return 1;
  if (known instanceof z.ZodBoolean) return true;
  if (known instanceof z.ZodEnum) return known.options[0];
  return '…';
}

/** The entries of a list or an object, in the schema's order and with their schemas, where they are known. */
function entriesOf(value: object, schema: ZodType | undefined): [string, unknown, ZodType | undefined][] {
  const known = plainOf(schema);
  const there = Object.entries(value).filter(([, child]) => child !== undefined);
  if (known instanceof z.ZodObject) {
    const names = Object.keys(known.shape);
    return there
      .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
      .map(([key, child]) => [key, child, known.shape[key] as ZodType | undefined]);
  }
  const element = known instanceof z.ZodArray ? (known.element as ZodType) : undefined;
  return there.map(([key, child]) => [key, child, element]);
}

/**
 * @returns unwrapped if optional or written per language
 */
function plainOf(schema: ZodType | undefined): ZodType | undefined {
  if (!schema) return undefined;
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as ZodType) : kindOf(schema).inOneLanguage;
  return inner ? plainOf(inner) : schema;
}

function noteOf(schema: ZodType | undefined) {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as ZodType) : undefined;
  const note = schema?.description ?? inner?.description;
  return note ? `\n/** ${note} */\n` : '';
}

/** A string or a key; invisible characters are escaped, and Biome puts the others into single quotes. */
const quoted = (text: string): string =>
  JSON.stringify(text).replace(/[\p{C}\u00a0\u2028\u2029]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
      .join(''),
  );
