import { describe, expect, it, vi } from 'vitest';
import { graphemes } from '../../src/motion/graphemes.ts';

describe('graphemes', () => {
  it('keeps together what people see as one', () => {
    expect(graphemes('n\u0303u\u0308👩‍👩‍👧🇪🇸é')).toEqual(['n\u0303', 'u\u0308', '👩‍👩‍👧', '🇪🇸', 'é']);
  });

  it('takes Latin text apart without asking the browser', () => {
    vi.stubGlobal('Intl', undefined);
    expect(graphemes('¡Grüße, señor! — „Ja“ · sí…').join('|')).toBe(
      '¡|G|r|ü|ß|e|,| |s|e|ñ|o|r|!| |—| |„|J|a|“| |·| |s|í|…',
    );
    vi.unstubAllGlobals();
  });

  it('splits no character where the browser can’t segment', () => {
    vi.stubGlobal('Intl', {});
    expect(graphemes('n\u0303a👋')).toEqual(['ñ', 'a', '👋']);
    vi.unstubAllGlobals();
  });
});
