import { win32 } from 'node:path';
import { expect, it } from 'vitest';
import { pathBelow } from '../../../../src/builder/shared/outputFile.ts';

const PROJECT = 'C:\\Users\\Ada B\\site';

it.each([
  ['static', 'static\\demos\\quiz\\index.html', 'demos/quiz/index.html'],
  ['static\\images', 'static\\images\\landscapes', 'landscapes'],
  ['.', 'src/components/./ring/Ring.module.css', 'src/components/ring/Ring.module.css'],
])('on Windows, too, a path below %s is as in an address', (folder, file, expected) => {
  expect(pathBelow(win32.join(PROJECT, folder), win32.join(PROJECT, file), win32)).toBe(expected);
});
