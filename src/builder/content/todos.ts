import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that is marked by a call of `todo` (src/schema/todo.ts). */
export interface Todo {
  file: string;
  line: number;
  /** From 1. */
  column: number;
  text: string;
  /** The names under which it is: the code of its language among them, where it is written per language. */
  names: string[];
}

/** What matters in a file's code: comments and strings are passed over; a name comes before its value. */
const TOKENS =
  /\/\/.*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<call>\btodo\()|(?<name>[\w$]+)\s*:|(?<open>[{[(])|(?<close>[}\])])/g;

/**
 * Finds the marked texts in content files.
 *
 * @param files below root
 */
export async function findTodos(files: string[], root: string): Promise<Todo[]> {
  const found = files.map(async (file) =>
    todosIn(await readFile(join(root, file), 'utf8')).map((todo) => ({ file, ...todo })),
  );
  return (await Promise.all(found)).flat();
}

export function todosIn(code: string): Omit<Todo, 'file'>[] {
  const todos: Omit<Todo, 'file'>[] = [];
  /** The entries and calls that are open, with their names. */
  const open: { name: string; call: number | null; inside: number }[] = [];
  let name = '';
  for (const { index, 0: token, groups = {} } of code.matchAll(TOKENS)) {
    if (groups.name) name = groups.name;
    if (groups.open || groups.call) {
      open.push({ name, call: groups.call ? index : null, inside: index + token.length });
      name = '';
    }
    const closed = groups.close ? open.pop() : undefined;
    if (!closed || closed.call === null) continue;
    const before = code.slice(0, closed.call).split('\n');
    todos.push({
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      text: textOf(code.slice(closed.inside, index).trim().replace(/,$/, '')),
      names: [...open.map((each) => each.name), closed.name].filter(Boolean),
    });
  }
  return todos.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** The marked text; a list or a template as it is written. */
const textOf = (source: string) => (/^(['"]).*\1$/s.test(source) ? unescaped(source.slice(1, -1)) : source);

/** What a string's source says. */
const unescaped = (source: string) =>
  source.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, character: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : character === 'n' ? '\n' : character,
  );

/**
 * @param codes of the site's languages
 */
export function formatTodo({ file, line, column, text, names }: Todo, codes: string[]) {
  const language = codes.find((code) => names.includes(code));
  return `${file}:${line}:${column}: ${language ? `${language}, ` : ''}"${text}"`;
}
