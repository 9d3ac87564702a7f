// How paths are joined and matched on Windows, where they have backslashes and can't be imported. All of it
// is tried with Windows' own rules (path.win32), on any system.
import { readFile } from 'node:fs/promises';
import { join, win32 } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declarationsOf } from '../../src/builder/content/declare.ts';
import { pathBelow } from '../../src/builder/shared/outputFile.ts';
import { root } from '../support/project.ts';

const PROJECT = 'C:\\Users\\Ada B\\site';

describe('on Windows', () => {
  it('the launcher imports an address', async () => {
    const launcher = await readFile(join(root, 'build.mjs'), 'utf8');
    const [, address = ''] = launcher.match(/^await import\((.+)\);$/m) ?? [];
    const imported = new Function(
      'entry',
      `return ${address.replace('import.meta.url', '"file:///C:/Users/Ada%20B/site/build.mjs"')}`,
    );
    for (const entry of ['src/builder/main.ts', 'src\\builder\\main.ts'])
      expect(imported(entry)).toBe('file:///C:/Users/Ada%20B/site/.cache/builder/src/builder/main.mjs');
  });

  it('files of static/, of pictures and their credits have the paths that addresses have', () => {
    expect(pathBelow(`${PROJECT}\\static`, `${PROJECT}\\static\\demos\\quiz\\index.html`, win32)).toBe(
      'demos/quiz/index.html',
    );
    expect(pathBelow(`${PROJECT}\\static\\images`, `${PROJECT}\\static\\images\\landscapes`, win32)).toBe(
      'landscapes',
    );
    expect(pathBelow(PROJECT, win32.join(PROJECT, 'src/components', './ring/Ring.module.css'), win32)).toBe(
      'src/components/ring/Ring.module.css',
    );
  });

  it('the types of the content are imported with slashes', () => {
    const types = declarationsOf(['Talks'], { root: PROJECT, folder: `${PROJECT}\\.cache\\types` }, win32);
    expect(types).toContain("import('../../src/pages/Talks/page.ts')");
    expect(types).not.toContain('\\');
  });
});
