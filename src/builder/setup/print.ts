// Content files as text: typed, with the schema's notes, and formatted like the project's own.
import type { ZodObject, ZodType } from 'zod';
import { isByLanguage, kindOf, z } from '../../schema/kinds.ts';
import { Todo } from './todo.ts';

/** The line width, in characters. */
const WIDTH = 110;

/**
 * A content file.
 *
 * @param file its name without extension
 * @param of `page`: the name of the page that it belongs to
 */
export function printFile(
  file: string,
  exports: Record<string, unknown>,
  { schema, page }: { schema: ZodObject; page: string | null },
): string {
  const type = page ? 'Content' : file.charAt(0).toUpperCase() + file.slice(1);
  const from = page ? `../pages/${page}/page.ts` : `../schema/${file === 'editions' ? 'edition' : 'site'}.ts`;
  const bodies = Object.entries(schema.shape)
    .filter(([key]) => exports[key] !== undefined)
    .map(([key, of]) => {
      // Types are derived from the language codes.
      const [before, after] =
        file === 'editions'
          ? [`export const ${key} = `, ' as const satisfies readonly Edition[];']
          : [`export const ${key}: ${type}['${key}'] = `, ';'];
      const schemaOf = of as ZodType;
      const value = print(exports[key], schemaOf, { depth: 0, room: WIDTH - before.length - after.length });
      return `${noteOf(schemaOf, 0)}${before}${value}${after}\n`;
    });
  const imported = file === 'editions' ? 'Edition' : type;
  const marked = bodies.some((body) => body.includes('todo('))
    ? "import { todo } from '../schema/todo.ts';\n"
    : '';
  return [`import type { ${imported} } from '${from}';\n${marked}`, ...bodies].join('\n');
}

/**
 * @param place `room`: characters left on its first line; `quiet`: without notes
 */
function print(
  value: unknown,
  schema: ZodType | undefined,
  { depth, room, quiet = false }: { depth: number; room: number; quiet?: boolean },
): string {
  if (value instanceof Todo) return `todo(${quoted(value.text)})`;
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inside = '  '.repeat(depth + 1);
  const isList = Array.isArray(value);
  const parts = entriesOf(value, schema).map(([key, child, of], i) => {
    const name = isList ? '' : `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key)}: `;
    const text = print(child, of, {
      depth: depth + 1,
      room: WIDTH - inside.length - name.length - 1,
      quiet: quiet || (isList && i > 0),
    });
    return { note: quiet ? '' : noteOf(of, depth + 1), text: name + text };
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const pad = isList ? '' : ' ';
  const line = open + pad + parts.map(({ text }) => text).join(', ') + pad + close;
  const more = quiet ? '' : examplesFor(value, schema, depth + 1);
  const flat = !more && parts.every(({ note, text }) => !note && !text.includes('\n'));
  if (flat && line.length <= room) return line;
  const lines = parts.map(({ note, text }) => `${note}${inside}${text},\n`);
  return `${open}\n${lines.join('')}${more}${'  '.repeat(depth)}${close}`;
}

/** Optional parts that an entry doesn't have, as comments. */
function examplesFor(value: object, schema: ZodType | undefined, depth: number): string {
  const known = plainOf(schema);
  const isEntry = !Array.isArray(value) && !isByLanguage(value);
  if (!isEntry || !(known instanceof z.ZodObject) || kindOf(known).shown) return '';
  const absent = Object.entries(known.shape).filter(
    ([key]) => (value as Record<string, unknown>)[key] === undefined,
  );
  return absent
    .map(([key, of]) => {
      const before = `${'  '.repeat(depth)}// `;
      const text = `${key}: ${print(exampleOf(of as ZodType), of as ZodType, { depth: 0, room: WIDTH - before.length, quiet: true })},`;
      return text
        .split('\n')
        .map((line) => `${before}${line}\n`)
        .join('');
    })
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

/** The entries of a list or an object, with their schemas where they are known. */
function entriesOf(
  value: object,
  schema: ZodType | undefined,
): [key: string, value: unknown, schema: ZodType | undefined][] {
  const known = plainOf(schema);
  const there = Object.entries(value).filter(([, child]) => child !== undefined);
  if (known instanceof z.ZodObject) {
    const { shape } = known;
    const names = Object.keys(shape);
    return there
      .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
      .map(([key, child]) => [key, child, shape[key] as ZodType]);
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

function noteOf(schema: ZodType | undefined, depth: number) {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as ZodType) : undefined;
  const note = schema?.description ?? inner?.description;
  return note ? `${'  '.repeat(depth)}/** ${note} */\n` : '';
}

/**
 * @returns in single quotes, with invisible characters escaped
 */
function quoted(text: string): string {
  const safe = text
    .replace(/[\\']/g, (character) => `\\${character}`)
    .replace(/[\p{C}\u00a0\u2028\u2029]/gu, (character) =>
      [...Array(character.length).keys()]
        .map((i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
        .join(''),
    );
  return `'${safe}'`;
}
