import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';
import { plainError } from '../../../../src/builder/shared/report.ts';
import { copyFixture } from '../../../support/fixtureSources.ts';
import { cacheDir } from '../../../support/project.ts';

const project = await copyFixture();
const builder = await openBuilder({ root: project.root, cacheDir });
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

/** Home, and the scripts that it loads, by path. */
async function makeHome(changed?: string[]) {
  const { files } = await builder.make(changed);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const html = await readText(byPath.get('index.html') as OutputFile);
  const [, load = ''] = html.match(/data-load="([^"]*)"/) ?? [];

  const paths = load.split(' ').map((path) => path.slice(1));
  const scripts = new Map(
    paths.flatMap((path) => (byPath.has(path) ? [[path, byPath.get(path) as OutputFile]] : [])),
  );

  return { html, scripts };
}

it('renames less than 27 kB of scripts for a changed component, and none of React’s', async () => {
  const { scripts: before } = await makeHome();
  expect(before.size).toBeLessThanOrEqual(9);

  const footer = 'src/components/frame/Footer.tsx';
  await project.edit(footer, (text) => text.replace('<footer>', '<footer data-changed="">'));
  const { html, scripts: after } = await makeHome([footer]);

  expect(html).toContain('<footer data-changed=""');

  const renamed = [...after].filter(([path]) => !before.has(path));
  expect(renamed.length).toBeGreaterThan(0);

  const texts = await Promise.all(renamed.map(([, file]) => readText(file)));
  const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

  expect(bytes).toBeLessThan(27_000);
  expect(texts.join('')).not.toContain('Minified React error');
});

it('names file and line of what can’t be read', async () => {
  const restore = await project.edit('src/styles/base.css', (text) => `${text}\n.a { left: 0`);
  const error = await builder.make().catch((fault) => fault);
  await restore();

  expect(plainError(error)).toMatch(/src\/styles\/base\.css:\d+:\d+/);
});

it('bundles again after a fault, whatever has changed since', async () => {
  const file = 'src/App.tsx';
  await project.edit(file, (text) => `${text}}`);
  for (const changed of [file, 'src/content/home.ts'])
    await expect(builder.make([changed]), changed).rejects.toThrow('Unexpected "}"');
});
