import type { Plugin } from 'vite';
import { loaderModules, virtualModules } from '../../src/builder/bundle/modules.mjs';
import { loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';
import { whole } from './whole.ts';

/** The modules that tests replace with their own (vitest.config.ts). */
const REPLACED = ['virtual:site', 'virtual:styles', 'virtual:wheel'];

/**
 * Gives tests the modules that the build makes for the first edition, with a stand-in for each section the site lacks.
 */
export function siteModules(): Plugin {
  let modules: Promise<Map<string, string>> | undefined;

  async function make() {
    const { editions } = await loadContent({ root });
    const [first] = editions;
    if (!first) throw new Error('The site has no edition');
    const edition = whole(first);
    const site = {
      base: '',
      siteUrl: 'https://user.example/',
      assetsUrl: '/',
      inbox: null,
      buildYear: 2020,
      styles: {},
      sides: [],
      images: {},
    };
    return new Map([...virtualModules(edition, editions, site), ...loaderModules(root, edition.pages)]);
  }

  return {
    name: 'virtual-modules',
    resolveId: (id) => (/^virtual:/.test(id) && !REPLACED.includes(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:')) return;
      modules ??= make();
      return (await modules).get(id.slice(1));
    },
  };
}
