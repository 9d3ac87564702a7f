// Content that tests may rely on, whatever the site's own is: the second owner's (test/fork), in as many languages as a
// test wants.
import { join } from 'node:path';
import { loadContent } from '../../src/builder/content/content.mjs';
import { root } from './project.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong kinds of things into it
export type Sources = Record<string, any>;

/** The sample's own language. */
export const SAMPLE = 'en';
const { sources } = await loadContent({ root: join(root, 'test/fork') });

/**
 * A copy of the sample's files.
 *
 * @param languages further ones, which have the same texts with their code before some
 */
export function sampleSources(...languages: { code: string; name: string; locale: string }[]): Sources {
  const copy: Sources = structuredClone(sources);
  copy.editions.editions.push(...languages);
  for (const { code } of languages) {
    for (const [file, exports] of Object.entries(sources))
      if (file.startsWith(`${SAMPLE}/`)) copy[file.replace(SAMPLE, code)] = structuredClone(exports);
    copy[`${code}/cv`].cv.file = `${code}.pdf`;
    copy[`${code}/projects`].title = `${code} ${copy[`${code}/projects`].title}`;
    for (const phrases of [copy[`${code}/home`].home.phrases, copy[`${code}/about`].about.tagline])
      for (const phrase of phrases) Object.assign(phrase, { lang: code, text: `${code} ${phrase.text}` });
  }
  return copy;
}
