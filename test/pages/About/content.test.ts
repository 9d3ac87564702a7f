import { expect, it } from 'vitest';
import { faultsAfter, type Sources } from '../../support/fixtureSources.ts';

const rows: [fault: string, change: (c: Sources) => void][] = [
  ['photographs: are too few: a ring needs 3', (c) => c.about.aboutStory.ring.photographs.splice(2)],
  ['shows nothing: add paragraphs or facts', (c) => (c.about.aboutStory.experience = { title: 'X' })],
];

it.each(rows)('names file, entry, value and fix: %s', (expected, change) => {
  expect(faultsAfter(change)).toContain(expected);
});
