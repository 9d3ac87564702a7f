import { expect, it } from 'vitest';
import { areOnly, kindOf } from '../../../../src/builder/shared/sourceKind.ts';

it.each([
  ['src/builder/main.ts', 'build'],
  ['src/shared/words.ts', 'build'],
  ['src/content/notes/a.en.md', 'document'],
  ['src/content/home.ts', 'content'],
  ['static/images/a.jpg', 'static'],
  ['index.html', 'shell'],
  ['src/pages/Home/HomePage.tsx', 'component'],
  ['src/styles/tokens.css', 'component'],
  ['src/pages/Home/page.ts', 'code'],
])('%s is of the kind "%s"', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

it('knows nothing of changes that nobody has named', () => {
  expect(areOnly(undefined, 'component')).toBe(false);
  expect(areOnly(['src/styles/tokens.css'], 'component')).toBe(true);
  expect(areOnly(['src/styles/tokens.css', 'index.html'], 'component')).toBe(false);
});
