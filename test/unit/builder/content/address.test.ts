import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withAddress } from '../../../../src/builder/content/address.ts';
import { copyPlainFixture } from '../../../support/fixtureSources.ts';

describe('the address of the site', () => {
  it('is the one in the content, unless a variable or an option overrides it', async () => {
    const project = await copyPlainFixture();
    try {
      expect(await withAddress({ root: project.root }, {})).toEqual({ root: project.root });
      await project.edit('src/content/owner.ts', (text) =>
        text.replace("name: '", "site: 'https://ada.dev/', name: '"),
      );
      expect(await withAddress({ root: project.root }, {})).toMatchObject({ siteUrl: 'https://ada.dev/' });
      expect(await withAddress({ root: project.root }, { SITE_URL: 'https://b.dev/' })).toEqual({
        root: project.root,
      });
      const given = { root: project.root, siteUrl: 'https://c.dev/' };
      expect(await withAddress(given, {})).toEqual(given);

      await rm(join(project.root, 'src/content/home.ts')); // the build will report it
      expect(await withAddress({ root: project.root }, {})).toMatchObject({ siteUrl: 'https://ada.dev/' });
    } finally {
      await project.remove();
    }
  });
});
