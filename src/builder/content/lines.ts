import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import type { Expression, Node, Program } from '@babel/types';

interface SourcePlace {
  line: number;
  /** From 1. */
  column: number;
  /** Of the innermost entry of a list that it is in. */
  id: string | null;
}

/**
 * The place of a value in a content file, or of the nearest enclosing value that the file has.
 *
 * @param file such as `src/content/owner.ts`
 * @returns null when the file can't be read or parsed, or has no such export
 */
export function placeIn(file: string, path: PropertyKey[], root: string): SourcePlace | null {
  let program: Program;
  try {
    ({ program } = parse(readFileSync(join(root, file), 'utf8'), {
      sourceType: 'module',
      plugins: ['typescript'],
    }));
  } catch {
    return null; // reported as another fault
  }
  const [name, ...keys] = path;
  const declared = program.body
    .flatMap((each) =>
      each.type === 'ExportNamedDeclaration' && each.declaration?.type === 'VariableDeclaration'
        ? each.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === name);
  if (!declared?.loc) return null;
  let { start } = declared.loc;
  let value = declared.init;
  let id = null;
  for (const key of keys) {
    const found = valueIn(value, key);
    if (!found?.loc) break;
    ({ start } = found.loc);
    value = found;
    const own = typeof key === 'number' ? valueIn(found, 'id') : null;
    if (own?.type === 'StringLiteral') id = own.value;
  }
  return { line: start.line, column: start.column + 1, id };
}

function valueIn(node: Node | null | undefined, key: PropertyKey): Expression | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return valueIn(node.expression, key);
  if (node?.type === 'ArrayExpression') return (node.elements[Number(key)] ?? null) as Expression | null;
  if (node?.type !== 'ObjectExpression') return null;
  const found = node.properties.find(
    (each) =>
      each.type === 'ObjectProperty' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'StringLiteral' && each.key.value === key)),
  );
  return found?.type === 'ObjectProperty' ? (found.value as Expression) : null;
}
