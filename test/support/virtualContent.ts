import type { Plugin } from 'vite';
import { loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';
import { whole } from './whole.ts';

/**
 * Gives tests the modules `virtual:content/…` that the build makes for the first edition, with a stand-in for each section
 * that the site hasn't.
 */
export function virtualContent(): Plugin {
  const names = /^\0?virtual:content\/(\w+)$/;
  return {
    name: 'virtual-content',
    resolveId: (id) => (names.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, name] = id.match(names) ?? [];
      if (!name) return;
      const [first] = (await loadContent({ root })).editions;
      const exports = Object.entries((first && whole(first.content)[name as 'home']) ?? {});
      return exports.map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}
