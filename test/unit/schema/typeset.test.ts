import { expect, it } from 'vitest';
import { typeset } from '../../../src/schema/typeset.ts';

it('lets no line begin with a dash in Ukrainian, Polish and Czech, at any depth', () => {
  const written = { texts: ['Київ — столиця', { text: 'a – b' }], year: 7 };
  const set = { texts: ['Київ\u00a0— столиця', { text: 'a\u00a0– b' }], year: 7 };
  for (const language of ['uk', 'pl', 'cs']) expect(typeset(written, language)).toEqual(set);
  for (const language of ['en', 'de', 'es']) expect(typeset(written, language)).toEqual(written);
  expect(typeset('2019–2021', 'pl')).toBe('2019–2021');
});
