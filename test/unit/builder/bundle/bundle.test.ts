import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';
import { copyPlainFixture } from '../../../support/fixtureSources.ts';
import { cacheDir } from '../../../support/project.ts';

let project: Awaited<ReturnType<typeof copyPlainFixture>>;
let builder: Awaited<ReturnType<typeof openBuilder>>;
beforeAll(async () => {
  project = await copyPlainFixture();
  builder = await openBuilder({ root: project.root, cacheDir });
});
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

/** The scripts that Home loads, by path. */
async function scriptsOfHome(changed?: string[]): Promise<Map<string, OutputFile>> {
  const { files } = await builder.make(changed);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const html = await readText(byPath.get('index.html') as OutputFile);
  const [, load = ''] = html.match(/data-load="([^"]*)"/) ?? [];
  const paths = load.split(' ').map((path) => path.slice(1));
  return new Map(paths.flatMap((path) => (byPath.has(path) ? [[path, byPath.get(path) as OutputFile]] : [])));
}

it('renames less than 27 kB of scripts for a changed component, and none of React’s', async () => {
  const before = await scriptsOfHome();
  expect(before.size).toBeLessThanOrEqual(9);
  const footer = 'src/components/frame/Footer.tsx';
  await project.edit(footer, (text) => text.replace('<footer ', '<footer data-changed="" '));
  const after = await scriptsOfHome([footer]);

  const renamed = [...after].filter(([path]) => !before.has(path));
  expect(renamed.length).toBeGreaterThan(0);
  const texts = await Promise.all(renamed.map(([, file]) => readText(file)));
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
  expect(bytes).toBeLessThan(27_000);
  expect(texts.join('')).not.toContain('Minified React error');
});
