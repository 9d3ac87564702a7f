import type { Plugin } from 'vite';
import { siteModules as modulesOf } from '../../src/builder/bundle/siteModules.ts';
import { fixtureSite } from './fixtureSources.ts';

/** Tests replace it with their own (vitest.config.ts). */
const REPLACED = '#site/site.js';

/** In place of fixtureSources.ts where there is a document: reading the content takes a second, and Node. */
export const READ = '#site/fixture';

/**
 * Gives tests the modules that the build makes, from the fixture: whatever an owner writes, the tests of the
 * code stay the same.
 */
export function siteModules(): Plugin {
  let modules: Record<string, string> | undefined;

  function make() {
    const site = fixtureSite();
    const { editions } = site;
    const [edition] = editions;
    if (!edition) throw new Error('The fixture has no edition');
    const look = { preview: null, themeColor: { light: '#fff', dark: '#000' } };
    const looks = Object.fromEntries(edition.pages.map(({ name }) => [name, look]));
    const made = modulesOf({ ...edition, looks }, editions, {
      ...{ base: '', siteUrl: 'https://user.example/', assetsUrl: '/', inbox: null, buildYear: 2020 },
      ...{ sheets: {}, worker: '', images: {} },
    });
    const { schemas, ...read } = site;
    return { ...made, fixture: `export const fixtureSite = () => (${JSON.stringify(read)})` };
  }

  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('#site/') && id !== REPLACED ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0#site/')) return;
      modules ??= make();
      return modules[id.slice('\0#site/'.length)];
    },
  };
}
