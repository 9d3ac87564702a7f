// Content that tests may rely on, whatever the site's own is: the second owner's (test/fork), in as many languages as a
// test wants.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadContent } from '../../src/builder/content/content.mjs';
import { copyProject, root } from './project.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put wrong kinds of things into it
export type Sources = Record<string, any>;

/** The sample's own language. */
export const SAMPLE = 'en';
/** Two that a test may add to it. */
export const FURTHER = [
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
  { code: 'it', name: 'Italiano', locale: 'it-IT' },
];
const folder = join(root, 'test/fork');
const { sources } = await loadContent({ root: folder });

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

/** Copies the site's sources, as `copyProject` does, with the sample in place of the site's content and pictures. */
export async function copySample() {
  const project = await copyProject();
  await removeContent(project.root);
  await rm(join(project.root, 'static/images'), { recursive: true, force: true });
  for (const name of ['src/content', 'static/images'])
    await cp(join(folder, name), join(project.root, name), { recursive: true });
  return project;
}

/** Replaces the content of a copied project. */
export async function writeContent(copy: string, content: Sources) {
  await removeContent(copy);
  for (const [name, exports] of Object.entries(content)) {
    const file = join(copy, 'src/content', `${name}.ts`);
    await mkdir(dirname(file), { recursive: true });
    const lines = Object.entries(exports).map(
      ([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`,
    );
    await writeFile(file, lines.join(''));
  }
}

/** Removes all of a copied project's content but its types. */
async function removeContent(copy: string) {
  const content = join(copy, 'src/content');
  const names = (await readdir(content)).filter((name) => !['types.ts', 'texts.ts'].includes(name));
  await Promise.all(names.map((name) => rm(join(content, name), { recursive: true })));
}
