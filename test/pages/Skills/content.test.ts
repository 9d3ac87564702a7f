import { expect, it } from 'vitest';
import { faultsAfter, type Sources } from '../../support/fixtureSources.ts';

const rows: [fault: string, change: (c: Sources) => void][] = [
  ['and labels and skills, or remove src/pages/Skills', (c) => delete c.skills],
  ['skills[1].info[1] = " ": is empty: write the text', (c) => (c.skills.skills[1].info = ['Yes', ' '])],
];

it.each(rows)('names file, entry, value and fix: %s', (expected, change) => {
  expect(faultsAfter(change)).toContain(expected);
});
