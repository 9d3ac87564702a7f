import { win32 } from 'node:path';
import { expect, it } from 'vitest';
import { declarationsOf } from '../../../../src/builder/content/declare.ts';

it('imports the types of the content with slashes, also on Windows', () => {
  const root = 'C:\\Users\\Ada B\\site';
  const types = declarationsOf(['Talks'], { root, folder: `${root}\\.cache\\types` }, win32);
  expect(types).toContain("import('../../src/pages/Talks/page.ts')");
  expect(types).not.toContain('\\');
});
