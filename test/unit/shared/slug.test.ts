import { expect, it } from 'vitest';
import { slugOf } from '../../../src/shared/slug.ts';

it.each([
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
])('shortens “%s” to “%s”', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugOf(text.normalize('NFD'))).toBe(slug);
});

it.each([
  ['Черга без черги', 'cherha-bez-cherhy'],
  ['Олена Шевчук-Гаврилюк', 'olena-shevchuk-havryliuk'],
  ['Їжак, ґанок і яєчня', 'yizhak-ganok-i-yaiechnia'],
  ['Згурський об’єднав', 'zghurskyi-obiednav'],
])('writes Ukrainian “%s” as “%s”, as its passports do', (text, slug) => {
  expect(slugOf(text, 'uk')).toBe(slug);
});
