import { describe, expect, it, vi } from 'vitest';
import { graphemes } from '../../../src/motion/graphemes.ts';

describe('graphemes', () => {
  it('keeps together what people see as one character', () => {
    expect(graphemes('n\u0303u\u0308👩‍👩‍👧🇪🇸é')).toEqual(['n\u0303', 'u\u0308', '👩‍👩‍👧', '🇪🇸', 'é']);
  });

  it('splits Latin text without Intl.Segmenter', () => {
    vi.stubGlobal('Intl', undefined);
    expect(graphemes('¡Grüße, señor! — „Ja“ · sí…').join('|')).toBe(
      '¡|G|r|ü|ß|e|,| |s|e|ñ|o|r|!| |—| |„|J|a|“| |·| |s|í|…',
    );
    vi.unstubAllGlobals();
  });

  it('splits no character where Intl.Segmenter is missing', () => {
    vi.stubGlobal('Intl', {});
    expect(graphemes('n\u0303a👋')).toEqual(['ñ', 'a', '👋']);
    vi.unstubAllGlobals();
  });
});
