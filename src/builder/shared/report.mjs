import { formatMessagesSync } from 'esbuild';

/**
 * Prints an error, without the build's own stack when the cause is in the site's files.
 *
 * @param {unknown} error
 */
export function printError(error) {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) {
    const messages = formatMessagesSync(error.errors, {
      kind: 'error',
      color: process.stderr.isTTY === true,
    });
    console.error(messages.join('\n'));
    return;
  }
  if (!(error instanceof Error)) {
    console.error(error);
    return;
  }
  console.error(error.message);
  // When a page throws, its own stack shows where.
  if (error.cause instanceof Error) console.error(error.cause.stack);
}
