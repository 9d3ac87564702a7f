import { formatMessagesSync } from 'esbuild';

/** An error as text, without the build's own stack when the cause is in the site's files. */
export function plainError(error: unknown) {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors))
    return formatMessagesSync(error.errors, { kind: 'error' }).join('\n');
  return error instanceof Error ? error.message : String(error);
}

export function printError(error: unknown) {
  console.error(plainError(error));
  // When a page throws, its own stack shows where; development builds keep the code's names.
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack);
}
