import { expect, it } from 'vitest';
import { slugOf } from '../../../src/shared/slug.ts';

it.each<[text: string, slug: string, language?: string]>([
  ['Notices œuvres', 'notices-oeuvres'],
  ['Größe über Öl', 'groesse-ueber-oel'],
  ['Año nuevo, ¿eh?', 'ano-nuevo-eh'],
  ['Þórr og Óðinn', 'thorr-og-odinn'],
  ['İstanbul ışık', 'istanbul-isik'],
  ['C++ & C#', 'c-c'],
  ['What’s new in fooBar', 'whats-new-in-foobar'],
  ['Ελληνικά τόνοι', 'ellinika-tonoi'],
  ['Пряжа', 'pryazha'],
  ['日本語', ''],
  // As Ukraine's passports do.
  ['Черга без черги', 'cherha-bez-cherhy', 'uk'],
  ['Олена Шевчук-Гаврилюк', 'olena-shevchuk-havryliuk', 'uk'],
  ['Їжак, ґанок і яєчня', 'yizhak-ganok-i-yaiechnia', 'uk'],
  ['Згурський об’єднав', 'zghurskyi-obiednav', 'uk'],
])('shortens “%s” to “%s”', (text, slug, language) => {
  expect(slugOf(text, language)).toBe(slug);
  expect(slugOf(text.normalize('NFD'), language)).toBe(slug);
});
