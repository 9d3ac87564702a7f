// `npm run setup` replaces the demonstration with an owner's content, once; from then on the owner edits the
// content files.
import { resolve } from 'node:path';
import { openFont } from '../assets/font.ts';
import { loadContent, siteOf } from '../content/content.ts';
import { readArguments } from '../shared/arguments.ts';
import { DEMONSTRATION } from './placeholders.ts';
import { readResume } from './read.ts';
import { starterFor } from './starter.ts';
import { writeSite } from './write.ts';

/**
 * @param args a résumé's path, and `--languages 'sr-Latn, en'`
 * @returns what was done and what is left to do, in sentences
 * @throws {Error} naming what is wrong and the fix; nothing has been written
 */
export async function setup(args: string[], root: string): Promise<string[]> {
  const { values, positionals } = readArguments(args, {
    usage: 'node build.mjs setup resume.json --languages fr,ar',
    options: { languages: { type: 'string', default: 'en' } },
    words: 1,
  });

  const languages = values.languages.split(/[\s,]+/).filter(Boolean);
  const [file = null] = positionals;

  const site = await loadContent({ root });
  if (site.owner.name !== DEMONSTRATION)
    throw new Error(
      `This site is ${site.owner.name}’s: edit src/content. Setup begins with the demonstration, in a new copy of the template`,
    );

  const { resume, left } = await readResume(file && resolve(file));
  const sources = starterFor(site, resume, languages);
  const made = siteOf(sources, site.definitions);

  const { warnings } = await openFont(
    { letters: new Set(JSON.stringify(sources)) },
    { root, cacheDir: '', assetsUrl: '' },
  );

  await writeSite({ ...made, sources }, root);

  return [
    `This is ${resume.basics.name}’s site now, in ${languages.join(', ')}.`,
    ...(left.length > 0 ? [`Left out, as the site has no place for it: ${left.join(', ')}.`] : []),
    ...warnings,
    'Next: npm run dev shows it; edit src/content, and put your pictures in place of those in static/images.',
  ];
}
