import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';

/**
 * The line of an entry in a content file, or of the nearest enclosing entry that the file has.
 *
 * @param {string} file such as `src/content/owner.ts`
 * @param {PropertyKey[]} path
 * @param {string} root
 * @returns {number | null} null when the file can't be read or parsed, or has no such export
 */
export function lineOf(file, path, root) {
  let program;
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
  if (!declared) return null;
  let line = declared.loc?.start.line ?? null;
  let value = declared.init;
  for (const key of keys) {
    const found = childOf(value, key);
    if (!found) break;
    line = found.loc?.start.line ?? line;
    value =
      found.type === 'ObjectProperty'
        ? /** @type {import('@babel/types').Expression} */ (found.value)
        : found;
  }
  return line;
}

/**
 * @param {import('@babel/types').Node | null | undefined} node
 * @param {PropertyKey} key
 * @returns {import('@babel/types').ObjectProperty | import('@babel/types').Expression | null}
 */
function childOf(node, key) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return childOf(node.expression, key);
  if (node?.type === 'ArrayExpression')
    return /** @type {import('@babel/types').Expression | null} */ (node.elements[Number(key)] ?? null);
  if (node?.type !== 'ObjectExpression') return null;
  const found = node.properties.find(
    (each) =>
      each.type === 'ObjectProperty' &&
      ((each.key.type === 'Identifier' && each.key.name === key) ||
        (each.key.type === 'StringLiteral' && each.key.value === key)),
  );
  return /** @type {import('@babel/types').ObjectProperty | null} */ (found ?? null);
}
