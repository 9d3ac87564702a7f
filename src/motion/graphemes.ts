/** Letters and signs that are never a part of another: asking the browser for these would take it 10 ms the first time. */
const SIMPLE = /^[ -\u02ff\u2010-\u2027]*$/;

/** A text's characters as people see them: an emoji with its modifiers, or a letter with its accents, is one. */
export function graphemes(text: string): string[] {
  if (SIMPLE.test(text)) return text.split('');
  if (typeof Intl === 'object' && 'Segmenter' in Intl) {
    return Array.from(new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text), (s) => s.segment);
  }
  // Not for emoji made of several, but never half a character.
  return Array.from(text.normalize('NFC'));
}
