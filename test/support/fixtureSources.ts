// Content that tests may rely on, whatever the site's own: the second owner's (test/fixture), in as many
// languages as a test wants.
import { cpSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '../../src/builder/content/check.ts';
import { readModules, siteOf as siteFrom } from '../../src/builder/content/content.ts';
import { contentFile } from '../../src/builder/content/faults.ts';
import { readProse } from '../../src/builder/content/prose.ts';
import { runModules } from '../../src/builder/content/run.ts';
import { isByLanguage } from '../../src/schema/fields.ts';
import { siteSchemas } from '../../src/schema/site.ts';
import { mapTexts } from '../../src/schema/visit.ts';
import { copyProject, root } from './project.ts';
import { editions as languages, locales } from './site.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put values of wrong types into it
export type Sources = Record<string, any>;

/** The fixture's own language. */
export const FIXTURE_LANGUAGE = 'en';
/** Two that a test may add to it. */
export const FURTHER = [
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
  { code: 'it', name: 'Italiano', locale: 'it-IT' },
];
const CONTENT = 'test/fixture/src/content';
const names = (await readdir(join(root, CONTENT))).filter((name) => name.endsWith('.ts'));
const modules = await runModules(
  names.map((name) => `${CONTENT}/${name}`),
  root,
);
const written = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [path.slice(CONTENT.length + 1, -'.ts'.length), exports]),
);
const own = await readModules(root);
/** The definitions of the project's pages, but for those that an owner has added. */
export const definitions = Object.fromEntries(
  Object.entries(own.definitions).filter(([page]) => fileOf(page) in written),
);
const files = [...Object.keys(siteSchemas), ...Object.keys(definitions).map(fileOf)];
/** The second owner's content, but for pages that the project lacks. */
const sources: Sources = Object.fromEntries(Object.entries(written).filter(([file]) => files.includes(file)));
const bar: string[] = sources.frame.bar.filter((page: string) => page in definitions);
if (bar.length < sources.frame.bar.length) sources.frame = { ...sources.frame, bar };

/** The stories and notes of the second owner. */
export const { sources: prose } = await readProse(sources.editions.editions, {
  root: join(root, 'test/fixture'),
  watch: false,
});

/** The site that content makes, with the project's pages. */
export const siteOf = (content: Sources) => siteFrom(content, definitions);

/**
 * A copy of the fixture's files.
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
    const { heading = projects.page.title } = projects.page;
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

/** The fixture with everything that an owner may leave out, for tests of a section's code. */
export function completeFixture(): Sources {
  const copy = fixtureSources(
    ...languages.map(({ lang, name }) => ({
      code: lang,
      name,
      locale: locales[lang as keyof typeof locales],
    })),
  );
  const phrases = [
    { text: 'Good morning', lang: 'en' },
    { text: 'Dobré ráno', lang: 'cs' },
  ];
  const { about, contact, home, projects, skills } = copy;
  if (about) {
    Object.assign(about.aboutStory.story, { greetings: phrases, next: ['Zig'] });
    about.aboutStory.closingTagline = phrases;
  }
  home.homeStory.closing = { title: 'Your turn', toContact: 'Write', text: 'A line is enough.' };
  if (contact) {
    Object.assign(contact.contact, {
      asks: ['company', 'language'],
      image: { src: 'canoe.svg', alt: 'A canoe' },
    });
    Object.assign(contact.contact.fields, { company: 'Company' });
  }
  for (const project of projects?.projects ?? [])
    Object.assign(project, { tags: ['SQL'], description: 'A project.', ...project });
  for (const skill of skills?.skills ?? [])
    Object.assign(skill, { description: 'A skill.', info: [`More of ${skill.title}.`], ...skill });
  return copy;
}

/** The fixture's site: the fixture, complete and translated. */
export const fixtureSite = () => siteFrom(translatedFixture(), definitions, prose);

/** The complete fixture, with each text marked by its language: one that is shown in another is found. */
function translatedFixture(): Sources {
  const fixture = completeFixture();
  const { schemas } = siteOf(fixture);
  const codes: string[] = fixture.editions.editions.map(({ code }: { code: string }) => code);
  const marked = (text: unknown, code: string): unknown => {
    // Within the text, too, so that it doesn't contain the original.
    if (typeof text === 'string' && code !== FIXTURE_LANGUAGE)
      return /\.\w+$/.test(text) && !text.includes(' ')
        ? `${code}-${text}`
        : `${code} ${text.replace(' ', ` ${code} `)}`;
    return Array.isArray(text) ? text.map((each) => marked(each, code)) : text;
  };
  const inEach = (text: unknown) =>
    isByLanguage(text) || text === undefined
      ? text
      : Object.fromEntries(codes.map((code) => [code, marked(text, code)]));
  return Object.fromEntries(
    Object.entries(schemas).map(([file, { schema }]) => [file, mapTexts(schema, fixture[file], inEach)]),
  );
}

/**
 * Copies the site's sources, as `copyProject` does, with the fixture in place of the site's content and
 * pictures; `restore` undoes what a test has done to these.
 */
export async function copyPlainFixture() {
  const project = await copyProject(['src', 'index.html', 'package.json']);
  async function restore() {
    await removeContent(project.root);
    await rm(join(project.root, 'static'), { recursive: true, force: true });
    cpSync(join(root, 'static/robots.txt'), join(project.root, 'static/robots.txt'));
    for (const name of ['src/content', 'static'])
      cpSync(join(root, 'test/fixture', name), join(project.root, name), { recursive: true });
    for (const file of Object.keys(written))
      if (!(file in sources)) await rm(join(project.root, contentFile(file)));
    if (sources.frame !== written.frame)
      await project.edit(contentFile('frame'), (text) =>
        text.replace(/(?<=bar[^=]*= )\[[^\]]*\]/, JSON.stringify(bar)),
      );
    for (const page of Object.keys(own.definitions).filter((each) => !(each in definitions)))
      await rm(join(project.root, 'src/pages', page), { recursive: true, force: true });
  }
  await restore();
  return { ...project, restore };
}

/** A copy of the project with the fixture's content (fixture.ts). */
export async function copyFixture() {
  const project = await copyPlainFixture();
  await writeContent(project.root, translatedFixture(), ['stories', 'notes']);
  // With several languages, a document's name says its own.
  for (const { file } of prose)
    await rename(
      join(project.root, file),
      join(project.root, file.replace(/\.md$/, `.${FIXTURE_LANGUAGE}.md`)),
    );
  return project;
}

/** Replaces the content of a copied project, but for what is to be kept. */
export async function writeContent(copy: string, content: Sources, kept: string[] = []) {
  await removeContent(copy, ...kept);
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
