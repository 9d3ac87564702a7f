import { expect, it } from 'vitest';
import { typeset } from '../../../src/shared/typeset.ts';

it('lets no line begin with a dash in Ukrainian, Polish and Czech, at any depth', () => {
  const written = { texts: ['Київ — столиця', { text: 'a – b' }], year: 7 };
  const set = { texts: ['Київ\u00a0— столиця', { text: 'a\u00a0– b' }], year: 7 };
  for (const language of ['uk', 'pl', 'cs']) expect(typeset(written, language)).toEqual(set);
  for (const language of ['en', 'de', 'es']) expect(typeset(written, language)).toEqual(written);
  expect(typeset('2019–2021', 'pl')).toBe('2019–2021');
});

it('keeps a level with its word in every language', () => {
  for (const language of ['es', 'fr', 'uk'])
    expect(typeset('English (C1), French (first language) · Dutch', language)).toBe(
      'English\u00a0(C1), French (first language)\u00a0· Dutch',
    );
});

it('keeps a unit with its number', () => {
  const written = 'in 200 ms, 14 kB, 3 ans et 2 mois, 3 steps';
  for (const language of ['en', 'fr', 'uk'])
    expect(typeset(written, language)).toBe('in 200\u00a0ms, 14\u00a0kB, 3\u00a0ans et 2 mois, 3 steps');
});

it('keeps both sides of an arrow in a sentence', () => {
  const written = 'The start went down, 3,4 s → 0,9 s, on a phone.';
  expect(typeset(written, 'es')).toBe('The start went down, 3,4\u00a0s\u00a0→\u00a00,9\u00a0s, on a phone.');
  expect(typeset('12 → 3', 'es')).toBe('12 → 3');
});

it('points an arrow forward from right to left', () => {
  expect(typeset('14 → 2', 'ar')).toBe('14 ← 2');
  expect(typeset('14 → 2', 'fr')).toBe('14 → 2');
  expect(typeset('3.4 s → 0.9 s', 'ar')).toBe('\u20663.4\u00a0s\u2069 ← \u20660.9\u00a0s\u2069');
});

it.each([
  ['−62%', '\u2066−62%\u2069'],
  ['خلال 99.97% من', 'خلال \u206699.97%\u2069 من'],
  ['48 MB', '\u206648\u00a0MB\u2069'],
  ['B.Sc., הנדסה', '\u200fB.Sc.\u200e, הנדסה'],
  ['Kotlin و.NET', '\u200fKotlin و\u200e.NET'],
  ['عمر عبد الرحمن', 'عمر عبد\u00a0الرحمن'],
  ['AWS · מאמר · Git', '\u2068AWS\u2069\u00a0· \u2068מאמר\u2069\u00a0· \u2068Git\u2069'],
])('keeps what belongs together from right to left: %s', (written, set) => {
  expect(typeset(written, 'ar')).toBe(set);
});

it('isolates a telephone number in a text from right to left, and has its comma', () => {
  expect(typeset('راسلني على +962 7 9000 1234 أو', 'ar')).toBe('راسلني على \u2066+962 7 9000 1234\u2069 أو');
  expect(typeset('+962 7 9000 1234', 'ar')).toBe('+962 7 9000 1234');
  expect(typeset('الخط, النسخ (2019), Azure, Git', 'ar')).toBe('الخط، النسخ (2019), Azure,\u200f Git');
  expect(typeset('היום: C++20, WPF', 'he')).toBe('היום: C++20,\u200f WPF');
  expect(typeset('Hello there, world שלום', 'he')).toBe('\u200fHello there, world שלום');
  expect(typeset('א, ב', 'he')).toBe('א, ב');
});

it('keeps the signs of C# and .NET at their sides from right to left', () => {
  expect(typeset('Swift وKotlin وC#، ثم .NET و C++.', 'ar')).toBe(
    '\u200fSwift وKotlin وC#\u200e، ثم \u200e.NET و C++\u200e.',
  );
  expect(typeset('Rust, C++', 'he')).toBe('Rust, C++\u200e');
  for (const alone of ['C#', '.NET', 'https://ada.dev/.env']) expect(typeset(alone, 'ar')).toBe(alone);
});

it.each([
  ['Quoi ? Oui ! Là ; fini', 'Quoi\u202f? Oui\u202f! Là\u202f; fini'],
  ['Deux points : 50 % de 12 000 €', 'Deux points\u00a0: 50\u00a0% de 12\u202f000\u00a0€'],
  ['« Bonjour »', '«\u00a0Bonjour\u00a0»'],
  ['du 1 mars au 21 mai', 'du 1er\u00a0mars au 21 mai'],
  ["l'application d'Aubrac", 'l’application d’Aubrac'],
  ['https://ada.dev/?a=b', 'https://ada.dev/?a=b'],
])('binds in French what its typography binds: %s', (written, set) => {
  expect(typeset(written, 'fr')).toBe(set);
  expect(typeset(written, 'de')).toBe(written);
});
