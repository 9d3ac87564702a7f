import { expect, it } from 'vitest';
import { longestWord, wordsOf } from '../../../src/shared/words.ts';

it.each([
  ['  Two   words ', ['Two ', 'words'], 5],
  ['Well-known', ['Well-known'], 5],
  ['À\u00a0propos de\u00a0moi', ['À\u00a0propos ', 'de\u00a0moi'], 8],
  ['On en parle\u202f! Oui', ['On ', 'en ', 'parle\u202f! ', 'Oui'], 7],
  ['ร้านดอกไม้ออนไลน์', ['ร้าน', 'ดอกไม้', 'ออนไลน์'], 6],
  ['花店、東京', ['花店、', '東京'], 5],
  ['Привіт, світе', ['Привіт, ', 'світе'], 9],
])(
  'finds the words of “%s”, of which the longest is as wide as that many letters',
  (text, words, letters) => {
    expect(wordsOf(text)).toEqual(words);
    expect(longestWord(text)).toBe(letters);
    expect(longestWord(text.normalize('NFD'))).toBe(letters);
  },
);
