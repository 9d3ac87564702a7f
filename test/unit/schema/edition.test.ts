import { expect, it } from 'vitest';
import { orderOf, writingOf } from '../../../src/schema/edition.ts';

it.each([
  ['de-DE', 'de', 'ltr', 'A4'],
  ['pt-BR', 'pt', 'ltr', 'A4'],
  ['en-US', 'en', 'ltr', 'letter'],
  ['es-MX', 'es', 'ltr', 'letter'],
  ['sr-RS', 'sr', 'ltr', 'A4'],
  ['sr-Latn-RS', 'sr-Latn', 'ltr', 'A4'],
  ['zh-TW', 'zh-Hant', 'ltr', 'A4'],
  ['zh-Hant-TW', 'zh-Hant', 'ltr', 'A4'],
  ['ar-AE', 'ar', 'rtl', 'A4'],
  ['ar-JO-u-nu-arab', 'ar', 'rtl', 'A4', '٠١٢٣٤٥٦٧٨٩'],
  ['he-IL', 'he', 'rtl', 'A4'],
])('%s is "%s", written %s, on %s', (locale, lang, dir, paper, digits = '0123456789') => {
  expect(writingOf(locale)).toEqual({ lang, dir, paper, digits });
});

it('looks for a text in the language’s own fallback before the site’s others', () => {
  const all = ['uk', 'en', 'cs'].map((code) => ({ code }));
  expect(orderOf({ code: 'cs' }, all)).toEqual(['cs', 'uk', 'en']);
  expect(orderOf({ code: 'cs', fallback: 'en' }, all)).toEqual(['cs', 'en', 'uk']);
  expect(orderOf({ code: 'uk' }, all)).toEqual(['uk', 'en', 'cs']);
});
