// Content that tests may rely on, whatever the site's own: the stranger's (test/fixture), in as many
// languages as a test wants.
import { cpSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '../../src/builder/content/check.ts';
import { readModules, siteOf as siteFrom } from '../../src/builder/content/content.ts';
import type { FileSchema } from '../../src/builder/content/entries.ts';
import { contentFile } from '../../src/builder/content/faults.ts';
import { readProse } from '../../src/builder/content/proseSources.ts';
import { runModules } from '../../src/builder/content/run.ts';
import { isByLanguage } from '../../src/schema/fields.ts';
import { siteSchemas } from '../../src/schema/site.ts';
import { mapTexts } from '../../src/schema/visit.ts';
import { copyProject, root } from './project.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put values of wrong types into it
export type Sources = Record<string, any>;

/** The fixture's first language; its second is Arabic. */
export const FIXTURE_LANGUAGE = 'fr';
/** Two that a test may add to the first. */
export const FURTHER = [
  { code: 'en', name: 'English', locale: 'en-CA' },
  { code: 'it', name: 'Italiano', locale: 'it-IT' },
];
const CONTENT = 'test/fixture/src/content';
const names = (await readdir(join(root, CONTENT))).filter((name) => name.endsWith('.ts'));
const { [`${CONTENT}/labels/ar.ts`]: arabic, ...modules } = await runModules(
  [...names, 'labels/ar.ts'].map((name) => `${CONTENT}/${name}`),
  root,
);
const files = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [path.slice(CONTENT.length + 1, -'.ts'.length), exports]),
);
const own = await readModules(root);
/** The definitions of the project's pages, but for those that an owner has added. */
export const definitions = Object.fromEntries(
  Object.entries(own.definitions).filter(([page]) => fileOf(page) in files),
);
const known = [...Object.keys(siteSchemas), ...Object.keys(definitions).map(fileOf)];
/** The stranger's content, but for pages that the project lacks. */
const written: Sources = Object.fromEntries(Object.entries(files).filter(([file]) => known.includes(file)));
const bar: string[] = written.frame.bar.filter((page: string) => page in definitions);
if (bar.length < written.frame.bar.length) written.frame = { ...written.frame, bar };

/** The stories and notes of the stranger. */
export const { sources: prose } = await readProse(written.editions.editions, {
  root: join(root, 'test/fixture'),
  watch: false,
});

/** The site that content makes, with the project's pages. */
export const siteOf = (content: Sources) => siteFrom(content, definitions);

/** The fixture's site, in both of its languages. */
export const fixtureSite = () => siteFrom(written, definitions, { prose, labels: { ar: arabic.labels } });

const { schemas } = fixtureSite();
/** The content in its first language alone. */
const sources: Sources = Object.fromEntries(
  Object.entries(written).map(([file, content]) => {
    const inFirst = (text: unknown) => (isByLanguage(text) ? text[FIXTURE_LANGUAGE] : text);
    return [file, mapTexts((schemas[file] as FileSchema).schema, content, inFirst)];
  }),
);
sources.editions = { editions: written.editions.editions.slice(0, 1) };

/**
 * A copy of the fixture's content in its first language.
 *
 * @param languages further ones, in which some of its texts are prefixed with the language's code
 */
export function fixtureSources(...languages: { code: string; name: string; locale: string }[]): Sources {
  const copy: Sources = structuredClone(sources);
  copy.editions.editions.push(...structuredClone(languages));
  if (languages.length === 0) return copy;
  /** A text that differs by language. */
  const differing = <T>(text: T, of: (code: string) => T) => ({
    [FIXTURE_LANGUAGE]: text,
    ...Object.fromEntries(languages.map(({ code }) => [code, of(code)])),
  });
  const phrases = (list: { text: string }[]) =>
    differing(
      list,
      (code) => list.map(({ text }) => ({ text: `${code} ${text}`, lang: code })) as typeof list,
    );
  const { home, about, projects } = copy;
  home.home.phrases = phrases(home.home.phrases);
  if (about) about.about.tagline = phrases(about.about.tagline);
  if (projects) {
    const { heading = 'Projets' } = projects.page;
    projects.page.heading = differing(heading, (code) => `${code} ${heading}`);
  }
  return copy;
}

/** The build's message about the fixture's content, in several languages, after a change. */
export function faultsAfter(change: (copy: Sources) => void): string {
  const copy = fixtureSources(...FURTHER);
  change(copy);
  try {
    siteOf(copy);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no fault';
}

/**
 * Copies the site's sources, as `copyProject` does, with the fixture in place of the site's content and
 * pictures; `restore` undoes what a test has done to these.
 */
export async function copyFixture() {
  const project = await copyProject(['src', 'index.html', 'package.json']);
  async function restore() {
    await removeContent(project.root);
    await rm(join(project.root, 'static'), { recursive: true, force: true });
    cpSync(join(root, 'static/robots.txt'), join(project.root, 'static/robots.txt'));
    for (const name of ['src/content', 'static'])
      cpSync(join(root, 'test/fixture', name), join(project.root, name), { recursive: true });
    for (const file of Object.keys(files))
      if (!(file in written)) await rm(join(project.root, contentFile(file)));
    if (written.frame !== files.frame)
      await project.edit(contentFile('frame'), (text) =>
        text.replace(/(?<=bar[^=]*= )\[[^\]]*\]/, JSON.stringify(bar)),
      );
    for (const page of Object.keys(own.definitions).filter((each) => !(each in definitions)))
      await rm(join(project.root, 'src/pages', page), { recursive: true, force: true });
  }
  await restore();
  return { ...project, restore };
}

/** Replaces the content of a copied project, but for what is to be kept. */
export async function writeContent(copy: string, content: Sources, kept: string[] = []) {
  await removeContent(copy, ...kept);
  const codes = content.editions.editions.map(({ code }: { code: string }) => code);
  for (const { file, code } of prose) if (!codes.includes(code)) await rm(join(copy, file), { force: true });
  for (const [name, exports] of Object.entries(content))
    await writeFile(join(copy, contentFile(name)), printed(exports));
}

const printed = (exports: Sources) =>
  Object.entries(exports)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`)
    .join('');

/** Removes all of a copied project's content but its schema, and what else is kept. */
async function removeContent(copy: string, ...kept: string[]) {
  const content = join(copy, 'src/content');
  const names = (await readdir(content)).filter((name) => !['schema', ...kept].includes(name));
  await Promise.all(names.map((name) => rm(join(content, name), { recursive: true })));
}
