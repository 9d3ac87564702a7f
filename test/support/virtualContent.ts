import type { Plugin } from 'vite';
import { loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';

/** Gives tests the modules `virtual:content/…` that the build makes for the first edition. */
export function virtualContent(): Plugin {
  const names = /^\0?virtual:content\/(\w+)$/;
  return {
    name: 'virtual-content',
    resolveId: (id) => (names.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const [, name] = id.match(names) ?? [];
      if (!name) return;
      const { editions } = await loadContent({ root });
      const exports = Object.entries(editions[0]?.content[name as 'home'] ?? {});
      return exports.map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`).join('\n');
    },
  };
}
