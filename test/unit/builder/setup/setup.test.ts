import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBuilder } from '../../../../src/builder/build.ts';
import { loadContent } from '../../../../src/builder/content/content.ts';
import { DEMONSTRATION } from '../../../../src/builder/setup/placeholders.ts';
import { type OutputFile, readText } from '../../../../src/builder/shared/outputFile.ts';
import { copyDemonstrated } from '../../../support/demonstrated.ts';
import { cacheDir, fingerprint, root as ownRoot } from '../../../support/project.ts';

const run = promisify(execFile);
/** The example of the format's own package. */
const OFFICIAL = createRequire(import.meta.url).resolve('@jsonresume/schema/sample.resume.json');

let project: Awaited<ReturnType<typeof copyDemonstrated>>;
let builder: Awaited<ReturnType<typeof openBuilder>>;
const state = () => fingerprint(join(project.root, 'src/content'));
const fileWith = (resume: object | string) => project.fileWith(resume);
const setUpWith = (resume: string | null, ...languages: string[]) => project.setUpWith(resume, ...languages);

beforeAll(async () => {
  project = await copyDemonstrated();
  builder = await openBuilder({ root: project.root, cacheDir });
});
beforeEach(() => project.reset());
afterAll(async () => {
  await builder.dispose();
  await project.remove();
});

/** Each content that was made, kept beside the others for one check of types and lint. */
const kept: string[] = [];

/** Builds with its links, and resolves with the content in the first language. */
async function builtContent() {
  const copy = `src/content-${kept.length}`;
  await cp(join(project.root, 'src/content'), join(project.root, copy), { recursive: true });
  kept.push(copy);
  await (await builder.make()).check();
  const { editions } = await loadContent({ root: project.root });
  return { editions, content: editions[0]?.content as NonNullable<(typeof editions)[0]>['content'] };
}

const GREEK = {
  basics: {
    name: 'Νεφέλη Ύψηλάντη',
    label: 'Μηχανικός',
    summary: 'Φτιάχνω χάρτες.',
    location: { city: 'Ηράκλειο' },
  },
  work: [{ name: 'Ήλιος Α.Ε.', position: 'Προγραμματίστρια', startDate: '2018-05' }],
  projects: [{ name: 'Άυλος χάρτης', startDate: '2020' }, { name: 'Άυλος χάρτης' }],
  skills: [{ name: 'Έρευνα', keywords: ['SQL'] }, { name: 'Ύφος' }, { name: 'Python' }],
  education: [{ institution: 'ΕΜΠ', area: 'Γεωγραφία', startDate: '2010', endDate: '2014-09' }],
  languages: [{ language: 'Ελληνικά', fluency: 'μητρική' }],
};

describe('setup makes a site that builds', () => {
  it('of the official example, and says what it has no place for', async () => {
    const said = await setUpWith(OFFICIAL);
    expect(said.join('\n')).toMatch(
      /Left out.*work\.\[\]\.location.*references.*projects\.\[\]\.highlights.*projects\.\[\]\.endDate/,
    );
    const { content } = await builtContent();
    expect(content.owner.owner.name).toBe('Richard Hendriks');
    expect(content.home.homeStory.experience.jobs[0]).toMatchObject({
      role: 'CEO/President',
      from: 2013,
      to: 2014,
    });
    const pictures = await readdir(join(project.root, 'static/images'), { recursive: true });
    expect(pictures.filter((name) => /\.(jpg|png|webp)$/.test(name))).toEqual([]);
  });

  it('of one in Greek, in two languages', async () => {
    await setUpWith(await fileWith(GREEK), 'el', 'en');
    const { editions, content } = await builtContent();
    expect(editions).toMatchObject([
      { code: 'el', name: 'Ελληνικά', locale: 'el-GR' },
      { code: 'en', locale: expect.stringMatching(/^en-/) },
    ]);
    expect(content.home.homeStory.experience.jobs).toMatchObject([{ company: 'Ήλιος Α.Ε.', from: 2018 }]);
  });

  it('of one with blanks and a byte order mark', async () => {
    const blanks = { basics: { name: 'Ada', label: ' ', url: null }, work: [{}, { name: '' }], skills: [] };
    expect(await setUpWith(await fileWith(`\ufeff${JSON.stringify(blanks)}`))).toHaveLength(2);
    const { editions, content } = await builtContent();
    expect(content.owner.owner).toMatchObject({ name: 'Ada', roles: ['Ada'] });
    expect(editions[0]?.pages.map(({ name }) => name)).not.toContain('Projects');
  });

  it('of one whose profiles are called as its website, mailbox and telephone are', async () => {
    const profiles = ['Website', 'Email', 'Phone'].map((network) => ({ network, url: 'https://ada.dev/x' }));
    const direct = { url: 'https://ada.dev', email: 'ada@ada.dev', phone: '(0341) 555 0100' };
    await setUpWith(await fileWith({ basics: { name: 'Ada', profiles, ...direct } }));
    const { content } = await builtContent();
    expect(content.owner.owner.profiles.map(({ id, url }) => [id, url])).toEqual([
      ...['website', 'email', 'phone'].map((id) => [id, 'https://ada.dev/x']),
      ['website-2', 'https://ada.dev'],
      ['email-2', 'mailto:ada@ada.dev'],
      ['phone-2', 'tel:0341-555-0100'],
    ]);
  });

  it('makes an example without a résumé, and keeps the notes before each value', async () => {
    await setUpWith(null, 'en', 'fr');
    expect((await builtContent()).content.owner.owner.name).toBe('Your Name');
    expect(await readFile(join(project.root, 'src/content/frame.ts'), 'utf8')).toMatch(
      /^import type [^\n]*\n\n\/\*\* [^\n]*\*\/\nexport const bar: Frame\['bar'\] = \[/,
    );
  });

  it('each passing types and lint, as in the owner’s npm run check', async () => {
    expect(kept).toHaveLength(5);
    const include = [...kept, 'src/pages/*/page.ts', 'src/*.d.ts'];
    const configuration = { extends: join(ownRoot, 'tsconfig.json'), include };
    await writeFile(join(project.root, 'tsconfig.json'), JSON.stringify(configuration));
    const program = (name: string) => join(ownRoot, 'node_modules/.bin', name);
    await run(program('tsc'), ['-p', project.root]);
    await run(program('biome'), ['check', ...kept], { cwd: project.root });
  });
});

it('leaves a site that takes an example of a note, as src/content/README.md tells it', async () => {
  await setUpWith(null, 'en');
  const manual = await readFile(join(ownRoot, 'src/content/README.md'), 'utf8');
  const [, file = '', text = ''] = manual.match(/^```md (src\S+)\n(.*?)^```$/ms) ?? [];
  await mkdir(dirname(join(project.root, file)), { recursive: true });
  await writeFile(join(project.root, file), text);
  const made = await builder.make();
  await made.check();
  const note = made.files.find(({ path }) => path === 'Notes/first-talk.html') as OutputFile;
  expect(await readText(note)).toMatch(/<figure><img [^>]*alt="My portrait"/);
});

it('leaves a site that takes a new version of the template, as README tells it', async () => {
  await setUpWith(await fileWith(GREEK), 'el');
  await project.commit('My site');
  const own = await state();
  await project.git('checkout', '-qb', 'mine');
  // Upstream changes a style, a text that setup has replaced, and a picture and a note that it has removed.
  await project.git('checkout', '-qb', 'upstream/main', 'mine~1');
  const changed = ['src/styles/tokens.css', 'src/content/home.ts', 'src/content/notes/2026-03-benchmarks.md'];
  for (const name of [...changed, 'static/images/canoe.svg']) await project.edit(name, (text) => `${text}\n`);
  await project.commit('Upstream');
  await project.git('checkout', '-q', 'mine');

  const manual = await readFile(join(ownRoot, 'README.md'), 'utf8');
  const [lines = ''] = manual.match(/^ {4}git merge(?:.*\n {4}git)*.*$/m) ?? [];
  const { GIT_AUTHOR_NAME: name = 'Ada', GIT_AUTHOR_EMAIL: email = 'ada@ada.dev' } = process.env;
  const who = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  await run('bash', ['-c', lines], { cwd: project.root, env: { ...process.env, ...who } });
  expect(await state()).toEqual(own);
  const { stdout } = await project.git('diff', '--name-only', 'HEAD~1');
  expect(stdout).toBe('src/styles/tokens.css\n');
});

describe('setup refuses, and writes nothing', () => {
  const name = 'Ada';
  it.each<[object | string, RegExp]>([
    ['{ "basics": }', /resume\.json isn’t JSON: /],
    [{ work: [] }, /basics: is missing: write it/],
    [
      { basics: { name }, work: [{ name: 'X', startDate: 'May 2018' }] },
      /work\.?\[?0\]?\.startDate = "May 2018": isn’t a date: write 2014/,
    ],
    [{ basics: { name, url: 'ada.dev' } }, /basics\.url = "ada\.dev": isn’t an absolute http\(s\) address/],
    [{ basics: { name, email: 'ada' } }, /basics\.email = "ada": isn’t an e-mail address: write one/],
  ])('a résumé with a fault: %j', async (resume, fault) => {
    const before = await state();
    await expect(setUpWith(await fileWith(resume))).rejects.toThrow(fault);
    expect(await state()).toEqual(before);
  });

  it('a language that isn’t one, a site with an owner, and changes that git doesn’t have', async () => {
    await expect(setUpWith(null, 'english')).rejects.toThrow(/editions\[0\]\.code = "english": /);
    const owner = join(project.root, 'src/content/owner.ts');
    const text = await readFile(owner, 'utf8');
    await writeFile(owner, `${text}\n`);
    const before = await state();
    await expect(setUpWith(null)).rejects.toThrow(
      /commit them first, so that git keeps them\n M src\/content\/owner\.ts/,
    );
    expect(await state()).toEqual(before);
    await writeFile(owner, text.replaceAll(DEMONSTRATION, 'Ada Byron'));
    await expect(setUpWith(null)).rejects.toThrow(/This site is Ada Byron’s: edit src\/content/);
  });
});
