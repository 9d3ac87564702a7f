/** Replaces control characters and runs of spaces with single spaces. */
export function clean(text: string = '') {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')
    .trim();
}

/** The texts that aren't empty, without duplicates. */
export const distinct = (texts: string[]) => [...new Set(texts.filter(Boolean))];
