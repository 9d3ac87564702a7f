import { expect, it } from 'vitest';
import { widthOf } from '../../../src/prose/NoteNumber.tsx';

it.each([
  ['18 px', 4.5],
  ['0,6°', 3],
  ['−38\u00a0%', 5],
  ['W', 1.5],
])('reckons that %s is as wide as %d digits', (number, digits) => {
  expect(widthOf(number)).toBe(digits);
});
