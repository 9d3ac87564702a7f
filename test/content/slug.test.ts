import { expect, it } from 'vitest';
import { slugOf } from '../../src/schema/slug.ts';

it.each([
  ['Notices œuvres', 'fr', 'notices-oeuvres'],
  ['Æblegrød på Østerbro', 'da', 'aeblegroed-paa-oesterbro'],
  ['Blå hav', 'sv', 'bla-hav'],
  ['Größe über Öl', 'de', 'groesse-ueber-oel'],
  ['Año nuevo, ¿eh?', 'es', 'ano-nuevo-eh'],
  ['Łódź', 'pl', 'lodz'],
  ['Þórr og Óðinn', 'is', 'thorr-og-odinn'],
  ['İstanbul ışık', 'tr', 'istanbul-isik'],
  ['C++ & C#', 'en', 'c-c'],
  ['Ελληνικά', 'el', ''],
])('shortens “%s” in %s to “%s”', (text, language, slug) => {
  expect(slugOf(text, language)).toBe(slug);
  expect(slugOf(text.normalize('NFD'), language)).toBe(slug);
});
