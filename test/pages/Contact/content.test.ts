import { expect, it } from 'vitest';
import {
  FIXTURE_LANGUAGE,
  FURTHER,
  faultsAfter,
  fixtureSources,
  type Sources,
  siteOf,
} from '../../support/fixtureSources.ts';

const rows: [fault: string, change: (c: Sources) => void][] = [
  ['fields.company: is missing: the form asks for it', (c) => (c.contact.contact.asks = ['company'])],
];

it.each(rows)('names file, entry, value and fix: %s', (expected, change) => {
  expect(faultsAfter(change)).toContain(expected);
});

it('offers replies in the languages of the site', () => {
  const copy = fixtureSources(...FURTHER);
  copy.contact.contact.asks = ['language'];
  copy.contact.contact.fields.language = 'Language';
  for (const { content } of siteOf(copy).editions)
    expect(content.contact.contact.options.map(({ value }: { value: string }) => value)).toEqual([
      FIXTURE_LANGUAGE,
      ...FURTHER.map(({ code }) => code),
    ]);
});
