// Content that tests may rely on, whatever the site's own: the second owner's (test/fork), in as many languages as a
// test wants.
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '../../src/builder/content/check.ts';
import { readModules, siteOf as siteFrom } from '../../src/builder/content/content.ts';
import { runModules } from '../../src/builder/content/run.ts';
import { copyProject, root } from './project.ts';
import { editions as languages, locales } from './site.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests put values of wrong types into it
export type Sources = Record<string, any>;

/** The sample's own language. */
export const SAMPLE = 'en';
/** Two that a test may add to it. */
export const FURTHER = [
  { code: 'fr', name: 'Français', locale: 'fr-CA' },
  { code: 'it', name: 'Italiano', locale: 'it-IT' },
];
const CONTENT = 'test/fork/src/content';
const paths = (await readdir(join(root, CONTENT))).map((name) => `${CONTENT}/${name}`);
const { modules } = await runModules(paths, root);
const sources = Object.fromEntries(
  Object.entries(modules).map(([path, exports]) => [path.slice(CONTENT.length + 1, -'.ts'.length), exports]),
);

/** The definitions of the project's pages, but for those that the sample has nothing for, which an owner has added. */
const all = (await readModules(root)).definitions;
export const definitions = Object.fromEntries(
  Object.entries(all).filter(([page]) => fileOf(page) in sources),
);
const added = Object.keys(all).filter((page) => !(page in definitions));

/** The site that content makes, with the project's pages. */
export const siteOf = (content: Sources) => siteFrom(content, definitions);

/**
 * A copy of the sample's files.
 *
 * @param languages further ones, in which some of its texts are prefixed with the language's code
 */
export function sampleSources(...languages: { code: string; name: string; locale: string }[]): Sources {
  const copy: Sources = structuredClone(sources);
  copy.editions.editions.push(...languages);
  if (languages.length === 0) return copy;
  /** A text that differs by language. */
  const differing = <T>(text: T, of: (code: string) => T) => ({
    [SAMPLE]: text,
    ...Object.fromEntries(languages.map(({ code }) => [code, of(code)])),
  });
  const phrases = (list: { text: string }[]) =>
    differing(
      list,
      (code) => list.map(({ text }) => ({ text: `${code} ${text}`, lang: code })) as typeof list,
    );
  const { page } = copy.projects;
  copy.cv.cv.file = differing(copy.cv.cv.file, (code) => `${code}.pdf`);
  page.heading = differing(page.heading ?? page.title, (code) => `${code} ${page.heading ?? page.title}`);
  copy.home.home.phrases = phrases(copy.home.home.phrases);
  copy.about.about.tagline = phrases(copy.about.about.tagline);
  return copy;
}

/** The sample with everything that an owner may leave out, for tests of a section's code. */
export function completeSample(): Sources {
  const copy = sampleSources(
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
  Object.assign(about.aboutStory.story, { greetings: phrases, next: ['Zig'] });
  about.aboutStory.closingTagline = phrases;
  home.homeStory.closing = { title: 'Your turn', toContact: 'Write', text: 'A line is enough.' };
  Object.assign(contact.contact, {
    asks: ['company', 'language'],
    image: { src: 'canoe.svg', alt: 'A canoe' },
    missingCompany: 'Which company?',
  });
  Object.assign(contact.contact.fields, { company: 'Company' });
  for (const project of projects.projects)
    Object.assign(project, { tags: ['SQL'], description: 'A project.', ...project });
  for (const skill of skills.skills)
    Object.assign(skill, { description: 'A skill.', info: ['More.'], ...skill });
  return copy;
}

/**
 * Copies the site's sources, as `copyProject` does, with the sample in place of the site's content and pictures; `restore`
 * undoes what a test has done to these.
 */
export async function copySample() {
  const project = await copyProject(['src', 'index.html']);
  async function restore() {
    await removeContent(project.root);
    await rm(join(project.root, 'static'), { recursive: true, force: true });
    await cp(join(root, 'static/robots.txt'), join(project.root, 'static/robots.txt'));
    for (const name of ['src/content', 'static'])
      await cp(join(root, 'test/fork', name), join(project.root, name), { recursive: true });
    for (const page of added)
      await rm(join(project.root, 'src/pages', page), { recursive: true, force: true });
  }
  await restore();
  return { ...project, restore };
}

/** Replaces the content of a copied project, but for what is known of its repositories. */
export async function writeContent(copy: string, content: Sources) {
  await removeContent(copy, 'repositories.json');
  for (const [name, exports] of Object.entries(content)) {
    const lines = Object.entries(exports)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};\n`);
    await writeFile(join(copy, 'src/content', `${name}.ts`), lines.join(''));
  }
}

/** Removes all of a copied project's content but its schema, and what else is kept. */
async function removeContent(copy: string, ...kept: string[]) {
  const content = join(copy, 'src/content');
  const names = (await readdir(content)).filter((name) => !['schema', ...kept].includes(name));
  await Promise.all(names.map((name) => rm(join(content, name), { recursive: true })));
}
