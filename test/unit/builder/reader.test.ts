import { afterAll, expect, it } from 'vitest';
import { openReader } from '../../../src/builder/read.ts';
import { readOptions } from '../../../src/builder/shared/options.ts';
import { copyFixture } from '../../support/fixtureSources.ts';
import { cacheDir } from '../../support/project.ts';

const project = await copyFixture();
afterAll(() => project.remove());

it('reads documents again when the languages have changed, which decide theirs, and everything after a fault', async () => {
  const read = openReader(readOptions({ root: project.root, cacheDir }));
  const codes = ({ site }: Awaited<ReturnType<typeof read>>) => new Set(site.prose.map(({ code }) => code));

  expect(codes(await read())).toEqual(new Set(['fr', 'ar']));

  await project.edit('src/content/editions.ts', (text) =>
    text.replace("code: 'ar'", "code: 'da'").replace('ar-JO', 'da-DK'),
  );

  expect(codes(await read(['src/content/editions.ts']))).toEqual(new Set(['fr']));

  await project.edit('src/content/owner.ts', (text) => text.replace('name:', 'nom:'));

  for (const file of ['src/content/owner.ts', 'src/App.tsx'])
    await expect(read([file]), file).rejects.toThrow('owner.nom');
});
