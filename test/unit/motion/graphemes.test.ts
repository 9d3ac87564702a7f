import { afterEach, expect, it, vi } from 'vitest';
import { graphemes } from '../../../src/motion/graphemes.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what people see as one character', Intl, 'n\u0303u\u0308👩‍👩‍👧🇪🇸é', 'n\u0303|u\u0308|👩‍👩‍👧|🇪🇸|é'],
  [
    'Latin letters without Intl',
    undefined,
    '¡Grüße, señor! — „Ja“ · sí…',
    '¡|G|r|ü|ß|e|,| |s|e|ñ|o|r|!| |—| |„|J|a|“| |·| |s|í|…',
  ],
  ['characters where Intl.Segmenter is missing', {}, 'n\u0303a👋', 'ñ|a|👋'],
])('keeps %s together', (_, intl, text, expected) => {
  vi.stubGlobal('Intl', intl);

  expect(graphemes(text).join('|')).toBe(expected);
});
