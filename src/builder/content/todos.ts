import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@babel/parser';

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

/** A node of a syntax tree, as far as this walk needs it. */
interface Call {
  callee: { name?: string };
  arguments: { start: number; end: number; value?: unknown }[];
  loc: { start: { line: number; column: number } };
}

/**
 * Finds the marked texts in content files.
 *
 * @param files below root; those that can't be parsed are reported elsewhere
 */
export async function findTodos(files: string[], root: string): Promise<Todo[]> {
  const found = files.map(async (file) => {
    const code = await readFile(join(root, file), 'utf8');
    return code.includes('todo(') ? todosIn(code).map((todo) => ({ file, ...todo })) : [];
  });
  return (await Promise.all(found)).flat();
}

export function todosIn(code: string): Omit<Todo, 'file'>[] {
  const todos: Omit<Todo, 'file'>[] = [];
  const walk = (node: unknown, names: string[]) => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node && node.type === 'ObjectProperty') {
      const { key, value } = node as unknown as { key: { name?: string }; value: unknown };
      return walk(value, [...names, key.name ?? '']);
    }
    if ('type' in node && node.type === 'CallExpression') {
      const { callee, arguments: given, loc } = node as unknown as Call;
      const place = { line: loc.start.line, column: loc.start.column + 1 };
      if (callee.name === 'todo') todos.push({ ...place, text: textOf(given[0], code), names });
    }
    for (const child of Array.isArray(node) ? node : Object.values(node)) walk(child, names);
  };
  try {
    walk(parse(code, { sourceType: 'module', plugins: ['typescript'] }).program.body, []);
  } catch {
    return []; // running the file reports it
  }
  return todos;
}

/** The marked text; a list or a template as it is written. */
function textOf(given: Call['arguments'][number] | undefined, code: string) {
  const { value, start = 0, end = 0 } = given ?? {};
  return typeof value === 'string' ? value : code.slice(start, end);
}

/**
 * @param codes of the site's languages
 */
export function formatTodo({ file, line, column, text, names }: Todo, codes: string[]) {
  const language = codes.find((code) => names.includes(code));
  return `${file}:${line}:${column}: ${language ? `${language}, ` : ''}"${text}"`;
}
