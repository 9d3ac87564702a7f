import { expect, it } from 'vitest';
import { ContentError, formatFault } from '../../../../src/builder/content/faults.ts';

it('names file, entry and value, of which it shows sixty letters', () => {
  const fault = { file: 'src/content/a.ts', path: ['list', 2, 'title'], message: 'is wrong: mend it' };
  expect(formatFault({ ...fault, value: 'a'.repeat(58) })).toBe(
    `src/content/a.ts, list[2].title = "${'a'.repeat(58)}": is wrong: mend it`,
  );
  expect(formatFault({ ...fault, value: 'a'.repeat(99) })).toBe(
    `src/content/a.ts, list[2].title = "${'a'.repeat(59)}…": is wrong: mend it`,
  );
  expect(formatFault({ ...fault, value: {} })).toBe('src/content/a.ts, list[2].title: is wrong: mend it');
});

it('counts the faults', () => {
  expect(new ContentError(['One.']).message).toBe('The content has a fault:\n  One.');
  expect(new ContentError(['One.', 'Two.'], 'A hint.').message).toBe(
    'The content has 2 faults:\n  One.\n  Two.\nA hint.',
  );
});
