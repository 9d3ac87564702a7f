/** Scripts whose lines may end after any letter, each as wide as two of others. */
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;

/** What people read of a mailbox's or telephone's address (mailto:, tel:, sms:); null for a page's. */
export const directAddress = (url: string): string | null =>
  url.match(/^(?:mailto|tel|sms):(.*)/)?.[1] ?? null;

/** The letters of a text's longest word, by which a title's size is set. */
export const longestWord = (text: string): number =>
  Math.max(
    ...text
      .replace(EAST_ASIAN, 'oo ')
      .split(/[\s-]+/)
      .map((word) => word.length),
  );
