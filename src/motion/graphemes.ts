/** Characters that never combine: the first use of Intl.Segmenter takes the browser 10 ms. */
const SIMPLE = /^[ -\u02ff\u2010-\u2027]*$/;

/** A text's characters as people see them: an emoji with its modifiers is one. */
export function graphemes(text: string): string[] {
  if (SIMPLE.test(text)) return text.split('');
  if ('Segmenter' in Intl) {
    return Array.from(
      new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
      (s) => s.segment,
    );
  }

  // Splits emoji made of several code points, but never a surrogate pair.
  return Array.from(text.normalize('NFC'));
}
