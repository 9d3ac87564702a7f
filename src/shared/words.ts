/** The letters of a text's longest word: the build sets a title's size by them, and so does the page. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s-]+/).map((word) => word.length));
