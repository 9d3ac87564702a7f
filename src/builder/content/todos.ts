import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text that is marked by a call of `todo` (src/schema/todo.ts). */
export interface Todo {
  file: string;
  line: number;
  /** From 1. */
  column: number;
  text: string;
  /** The name under which it is: the code of its language, where it is written per language. */
  name: string;
}

/** A call, after its name: with a text, or with a list or a template, which stays as it is written. */
const CALL =
  /(?:(?<name>\w+):\s*)?\b(?<call>todo\(\s*(?:(?<quote>['"])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>|(?<other>\[[^\]]*\]|`[^`]*`)))/gs;

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
  return [...code.matchAll(CALL)].map(({ index, 0: whole, groups = {} }) => {
    const { name = '', call = '', text, other = '' } = groups;
    const before = code.slice(0, index + whole.length - call.length).split('\n');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      text: text === undefined ? other : unescaped(text),
      name,
    };
  });
}

/** What a string's source says. */
const unescaped = (source: string) =>
  source.replace(/\\(?:u([\da-f]{4})|(.))/gis, (_, code: string | undefined, character: string) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : character === 'n' ? '\n' : character,
  );

/**
 * @param codes of the site's languages
 */
export function formatTodo({ file, line, column, text, name }: Todo, codes: string[]) {
  return `${file}:${line}:${column}: ${codes.includes(name) ? `${name}, ` : ''}"${text}"`;
}
