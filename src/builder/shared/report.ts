import { formatMessagesSync } from 'esbuild';

/** An error as text, without the build's own stack when the cause is in the site's files. */
export function plainError(error: unknown) {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors))
    return formatMessagesSync(error.errors, { kind: 'error' }).join('\n');
  if (!(error instanceof Error)) return String(error);
  // Lightning CSS says where apart.
  const { fileName, loc } = error as Error & { fileName?: string; loc?: { line: number; column: number } };
  return fileName && loc ? `${fileName}:${loc.line}:${loc.column}: ${error.message}` : error.message;
}

export function printError(error: unknown) {
  console.error(plainError(error));
  // When a page throws, its own stack shows where.
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.stack);
}
