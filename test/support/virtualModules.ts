import type { Plugin } from 'vite';
import { loaderModules, virtualModules } from '../../src/builder/bundle/modules.ts';
import { root } from './project.ts';
import { fixtureSite } from './sample.ts';

/** The modules that tests replace with their own (vitest.config.ts). */
const REPLACED = ['#site/site.js', '#site/styles.js', '#site/wheel.js'];

/**
 * Gives tests the modules that the build makes, from the sample: whatever an owner writes, the tests of the code stay the
 * same.
 */
export function siteModules(): Plugin {
  let modules: Promise<Map<string, string>> | undefined;

  async function make() {
    const { editions } = fixtureSite();
    const [edition] = editions;
    if (!edition) throw new Error('The sample has no edition');
    const site = {
      base: '',
      siteUrl: 'https://user.example/',
      assetsUrl: '/',
      inbox: null,
      buildYear: 2020,
      styles: {},
      sides: edition.pages.map(({ name }) => name),
      images: {},
    };
    return new Map([...virtualModules(edition, editions, site), ...loaderModules(edition.pages)]);
  }

  return {
    name: 'virtual-modules',
    resolveId: (id) => (id.startsWith('#site/') && !REPLACED.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0#site/')) return;
      modules ??= make();
      // Their imports are relative to the project.
      return (await modules).get(id.slice(1))?.replaceAll("import('./", `import('${root}/`);
    },
  };
}
