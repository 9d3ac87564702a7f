import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withAddress } from '../../../../src/builder/content/address.ts';
import { copyFixture } from '../../../support/fixtureSources.ts';

const project = await copyFixture();
const { root } = project;
afterAll(() => project.remove());

it('the address of the site is the one in the content, unless a variable or an option overrides it', async () => {
  expect(await withAddress({ root }, {})).toEqual({ root });

  await project.edit('src/content/owner.ts', (text) =>
    text.replace("name: '", "site: 'https://ada.dev/', name: '"),
  );

  expect(await withAddress({ root }, {})).toEqual({ root, siteUrl: 'https://ada.dev/' });
  expect(await withAddress({ root }, { SITE_URL: 'https://b.dev/' })).toEqual({ root });

  const given = { root, siteUrl: 'https://c.dev/' };
  expect(await withAddress(given, {})).toEqual(given);

  await rm(join(root, 'src/content/home.ts')); // the build will report it
  expect(await withAddress({ root }, {})).toEqual({ root, siteUrl: 'https://ada.dev/' });
});
